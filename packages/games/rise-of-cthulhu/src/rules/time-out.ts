/** What the table answers for a seat whose time has run out (RC-4.25). */
import { type Asked, at } from '@conclave/kernel';
import type { RiseChoice } from '../choices.ts';

/** In this order, as far as offered; else the first option in canonical order. */
const PLAIN_ANSWERS: readonly RiseChoice['type'][] = ['draw-deck', 'end-turn', 'done', 'no'];

export function timeOutChoice({ options }: Asked<RiseChoice>): RiseChoice {
  for (const type of PLAIN_ANSWERS) {
    const answer = options.find((option) => option.type === type);
    if (answer !== undefined) return answer;
  }
  return at(options, 0);
}
