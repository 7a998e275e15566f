import type { RuleText } from '@conclave/kernel';

/** Rules that stand under one heading, by id, in the order they are written. */
export function under(heading: string, texts: Readonly<Record<string, string>>): RuleText[] {
  return Object.entries(texts).map(([id, text]) => ({ id, heading, text }));
}
