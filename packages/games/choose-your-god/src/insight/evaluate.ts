/** How promising a state is. */
import type { Seat } from '@conclave/kernel';
import type { City } from '../state.ts';
import { lookAt } from './board.ts';
import { promise } from './promise.ts';
import { roundOn } from './round.ts';
import { brought } from './unfinished.ts';

/** Twice the chance to win, less one: with three rivals who are no better, a half below zero. */
export function evaluate(state: City, me: Seat): number {
  const s = brought(state);
  if (s.result !== null) return s.result.winners.includes(me) ? 1 : -1;
  return promise(roundOn(lookAt(s)), me);
}
