/** One sentence about each option, for whoever opens a table and has not read the rulebook. The questions are the games' own. */
import type { hints } from '@conclave/languages/en/hints';
import { defineWords } from '../../i18n/words.ts';

const { sayIfKnown } = defineWords<typeof hints>('hints');

/** What there is to know of an option; of one that several games have, the same in all of them. */
export function hintOf(game: string, option: string): string | undefined {
  return sayIfKnown(`hint.${game}.${option}`) ?? sayIfKnown(`hint.${option}`);
}

/** What whoever opens a table should know of a number of players, in the few cases where there is something to know. */
export function seatHintOf(game: string, seats: number): string | undefined {
  return sayIfKnown(`hint.${game}.seats-${seats}`);
}
