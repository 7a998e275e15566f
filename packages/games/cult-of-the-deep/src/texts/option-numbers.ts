/** Options whose values are numbers: a line for each of them, made from the few that differ. */
import type { Catalogue } from '@conclave/kernel';
import { options } from '../options.ts';

interface NumberWords {
  /** `{n}` is the value; `0` says it for none. */
  readonly [option: string]: { readonly [value: number]: string; readonly other: string };
}

export function optionNumbers(words: NumberWords): Catalogue {
  const lines: Record<string, string> = {};
  for (const { id, values } of options) {
    const said = words[id];
    if (said === undefined) continue;
    for (const value of values) {
      lines[`option.${id}.${value}`] = said[Number(value)] ?? said.other.replace('{n}', String(value));
    }
  }
  return lines;
}
