/** Looking up rules while a game is on. */
import type { RuleText } from '@conclave/kernel';
import { table } from '../terminal.ts';

/** Headings in the order of the rulebook, with the numbers of the first and last rule under each. */
export function headings(rules: readonly RuleText[]): string[] {
  const groups: { heading: string; first: string; last: string }[] = [];
  for (const { heading, id } of rules) {
    const latest = groups.at(-1);
    if (latest?.heading === heading) latest.last = id;
    else groups.push({ heading, first: id, last: id });
  }
  return table(groups.map(({ heading, first, last }) => [first === last ? first : `${first} - ${last}`, heading]));
}

const MOST_SHOWN = 8;

/** The rule with this number (`RC-4.14` or `4.14`), or those that mention this word, in the order of the rulebook. */
export function rulesAbout(rules: readonly RuleText[], word: string): { shown: readonly RuleText[]; more: number } {
  const wanted = word.toLowerCase();
  const numbered = rules.filter(({ id }) => [id, id.split('-')[1]].some((one) => one?.toLowerCase() === wanted));
  const mentions = ({ heading, text }: RuleText) => `${heading}\n${text}`.toLowerCase().includes(wanted);
  const found = numbered.length > 0 ? numbered : rules.filter(mentions);
  return { shown: found.slice(0, MOST_SHOWN), more: Math.max(0, found.length - MOST_SHOWN) };
}
