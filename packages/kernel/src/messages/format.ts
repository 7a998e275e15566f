/** Says a message: fills its gaps, and takes the branch that the language has for a number. */
import type { Argument, Hash, Part } from './parse.ts';
import { parseMessage } from './parse.ts';

export type Filling = string | number;
export type Fillings = Readonly<Record<string, Filling | readonly Filling[]>>;

/** How what fills a gap is said. */
export interface Speaker {
  readonly locale: string;
  /** What the filling is called, in the form that the gap asks for. */
  nameOf(filling: Filling, form?: string): string;
  /** By which selector a `select` knows the filling. */
  selectorOf(filling: Filling): string;
}

/** The message with its gaps filled. A gap that nothing fills shows as itself, so that nothing hides. */
export function formatMessage(message: string, fillings: Fillings, speaker: Speaker): string {
  // Most messages that are short have no gap.
  if (!message.includes('{') && !message.includes("'")) return message;
  return said(parseMessage(message), fillings, speaker, null);
}

function said(parts: readonly Part[], fillings: Fillings, speaker: Speaker, count: number | null): string {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : saidOf(part, fillings, speaker, count);
  return text;
}

function saidOf(part: Hash | Argument, fillings: Fillings, speaker: Speaker, count: number | null): string {
  if (part.type === 'hash') return count === null ? '#' : numberFormat(speaker.locale).format(count);
  const filling = fillings[part.arg];
  if (filling === undefined) return `{${part.arg}}`;
  switch (part.type) {
    case 'name':
      return each(filling, (one) => speaker.nameOf(one, part.form)).join(', ');
    case 'list':
      return listFormat(speaker.locale).format(each(filling, (one) => speaker.nameOf(one)));
    case 'number':
      return numberFormat(speaker.locale).format(Number(filling));
    case 'select':
      // Of a list each entry is said by itself.
      return each(filling, (one) => {
        const branch = part.branches[speaker.selectorOf(one)] ?? part.branches.other ?? [];
        return said(branch, { ...fillings, [part.arg]: one }, speaker, count);
      }).join(', ');
    default: {
      const number = Array.isArray(filling) ? filling.length : Number(filling);
      const shown = number - part.offset;
      const rules = pluralRules(speaker.locale, part.type === 'plural' ? 'cardinal' : 'ordinal');
      const branch = part.branches[`=${number}`] ?? part.branches[rules.select(shown)] ?? part.branches.other ?? [];
      return said(branch, fillings, speaker, shown);
    }
  }
}

function each(filling: Filling | readonly Filling[], say: (one: Filling) => string): string[] {
  return (Array.isArray(filling) ? filling : [filling]).map((one: Filling) => say(one));
}

/** The names of the arguments of a message, each once. */
export function argumentsIn(message: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.type === 'hash') continue;
      names.add(part.arg);
      if ('branches' in part) for (const branch of Object.values(part.branches)) visit(branch);
    }
  };
  visit(parseMessage(message));
  return [...names];
}

// To make one of these takes longer than to use it a thousand times.
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

function numberFormat(locale: string): Intl.NumberFormat {
  return once(`number ${locale}`, () => new Intl.NumberFormat(locale));
}

function listFormat(locale: string): Intl.ListFormat {
  return once(`list ${locale}`, () => new Intl.ListFormat(locale));
}

function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return once(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type }));
}
