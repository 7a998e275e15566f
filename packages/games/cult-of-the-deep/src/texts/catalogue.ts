/** The words of a language as the game says them: with what is a word and a number, seats, altars and values of options. */
import { type Catalogue, say } from '@conclave/kernel';
import type { texts } from '@conclave/languages/en/cult-of-the-deep/index';
import { ALTARS } from '../components/altars.ts';
import { options } from '../options.ts';

export type TextKey = keyof typeof texts;

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

export function catalogueOf(words: Catalogue): Catalogue {
  const made: Record<string, string> = {};
  for (const seat of SEATS) made[`name.seat.${seat}`] = say(words, { key: 'each.seat', gaps: { number: seat + 1 } });
  for (const [i, altar] of ALTARS.entries()) {
    made[`name.${altar}`] = say(words, { key: 'each.altar', gaps: { number: i + 1 } });
  }
  for (const { id, values } of options) {
    const key = `each.option.${id}`;
    if (!Object.hasOwn(words, key)) continue;
    for (const value of values) made[`option.${id}.${value}`] = say(words, { key, gaps: { n: Number(value) } });
  }
  return { ...words, ...made };
}
