import { BadInput } from '@conclave/kernel';

/** The two plain words a command wants. */
export function twoWords(words: readonly string[], what: string): [string, string] {
  const [one, two, extra] = words;
  if (one === undefined || two === undefined) throw new BadInput(`${what} are missing`);
  if (extra !== undefined) throw new BadInput(`unexpected argument ${JSON.stringify(extra)}`);
  return [one, two];
}
