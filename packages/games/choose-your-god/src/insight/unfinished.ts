/** Effects in the middle of which a state may be: half paid, or waiting for an answer of somebody. */

import { type Pending, SeededChance, silent } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import { clone } from '../clone.ts';
import type { Context } from '../frames.ts';
import { apply, pending } from '../rules/index.ts';
import type { City } from '../state.ts';
import { suggest } from './suggest/index.ts';

/** Decisions that begin something; all others belong to what was begun. */
const BEGINNINGS: ReadonlySet<string> = new Set(['pick-cult', 'celebrate', 'intent', 'deal', 'act']);
/** No effect asks more often. */
const MOST_ANSWERS = 30;

/** The state when what is under way has been brought to its end, as a sensible player would: the state itself, or a copy. */
export function brought(state: City): City {
  const rule = state.stack[state.stack.length - 1]?.rule;
  if (rule === undefined || BEGINNINGS.has(rule)) return state;
  const s = clone(state);
  const ctx = silent(new SeededChance(0));
  let now = pending(s);
  for (let i = 0; i < MOST_ANSWERS && now !== null && !BEGINNINGS.has(now.decision); i++) now = answer(s, now, ctx);
  return s;
}

function answer(s: City, { asked }: Pending<CityChoice>, ctx: Context): Pending<CityChoice> | null {
  const [{ seat, decision, options }] = asked as [(typeof asked)[number]];
  return apply(s, seat, suggest(s, seat, decision, options, ctx.chance), ctx);
}
