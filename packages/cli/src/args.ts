/** Reads a command's arguments. Whatever cannot be understood is `BadInput`, said in one line. */
import { parseArgs as tokenize } from 'node:util';
import { BadInput } from '@conclave/kernel';

/** A flag: a switch, or one that takes a value, once or repeatedly. */
type Flag = { readonly about: string } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'text' | 'list'; readonly value: string }
  | { readonly kind: 'number'; readonly value: string; readonly from: number; readonly to?: number }
);

export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F['kind'] extends 'switch'
  ? boolean
  : F['kind'] extends 'list'
    ? readonly string[]
    : F['kind'] extends 'number'
      ? number | undefined
      : string | undefined;

type Values<F extends Flags> = { readonly [K in keyof F]: ValueOf<F[K]> };

export interface Args<F extends Flags> {
  readonly words: readonly string[];
  readonly flags: Values<F>;
}

/** Takes `--flag value`, `--flag=value` and plain words in any order; after `--` everything is a plain word. */
export function parseArgs<F extends Flags>(argv: readonly string[], known: F): Args<F> {
  const flags: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(known)) {
    if (flag.kind === 'switch') flags[name] = false;
    if (flag.kind === 'list') flags[name] = [];
  }
  const { tokens, positionals } = tokensOf(argv, known);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (flag === undefined) throw new BadInput(`unknown flag ${rawName}; there are: ${flagNames(known).join(', ')}`);
    if (flag.kind === 'switch') {
      if (value !== undefined) throw new BadInput(`--${name} takes no value`);
      flags[name] = true;
      continue;
    }
    if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      throw new BadInput(`--${name} wants a value: --${name} ${flag.value}`);
    }
    if (flag.kind === 'list') (flags[name] as string[]).push(value);
    else if (name in flags) throw new BadInput(`--${name} is given twice`);
    else flags[name] = flag.kind === 'number' ? numberOf(name, value, flag.from, flag.to) : value;
  }
  return { words: positionals, flags: flags as Values<F> };
}

/** Not strict: Node's own messages name neither the flags there are nor what their values look like. */
function tokensOf(argv: readonly string[], known: Flags) {
  const typeOf = ({ kind }: Flag) => ({ type: kind === 'switch' ? 'boolean' : 'string' }) as const;
  const options = Object.fromEntries(Object.entries(known).map(([name, flag]) => [name, typeOf(flag)]));
  return tokenize({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true });
}

function flagNames(known: Flags): string[] {
  return [...Object.keys(known).map((name) => `--${name}`), '--help'];
}

function numberOf(name: string, text: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  const range = to === Number.MAX_SAFE_INTEGER ? `of ${from} or more` : `from ${from} to ${to}`;
  throw new BadInput(`--${name} wants a whole number ${range}, not ${JSON.stringify(text)}`);
}

/** `k=v` pairs of `--option`. */
export function optionPairs(pairs: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new BadInput(`--option wants name=value, not ${JSON.stringify(pair)}`);
    options[pair.slice(0, equals)] = pair.slice(equals + 1);
  }
  return options;
}

/** The one plain word a command wants. */
export function onlyWord(words: readonly string[], what: string): string {
  const [word, extra] = words;
  if (word === undefined) throw new BadInput(`${what} is missing`);
  if (extra !== undefined) throw new BadInput(`unexpected argument ${JSON.stringify(extra)}`);
  return word;
}

export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new BadInput(`unexpected argument ${JSON.stringify(words[0])}`);
}
