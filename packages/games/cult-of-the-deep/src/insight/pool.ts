/** What dice are worth that are not placed yet, and what a re-roll may make of them. */
import { FACES, type Face, harmOf } from '../components/faces.ts';
import { isLiving, symbolOf } from '../verbs/table.ts';
import { gainOf, lossOf } from './interests.ts';
import { altarGain } from './outlook.ts';
import type { Standpoint } from './standpoint.ts';
import { WEIGHTS } from './weights.ts';

/** What a die of this face does for the seat where it does most; a blow must be struck even where it does not please. */
export function worthOfFace({ s, me, interests, judgement }: Standpoint, face: Face): number {
  let best = Number.NEGATIVE_INFINITY;
  const harm = harmOf(face);
  for (let seat = 0; seat < s.players.length; seat++) {
    if (!isLiving(s, seat)) continue;
    if (face === 'blood' || (seat === me && face === symbolOf(s, me))) best = Math.max(best, gainOf(interests, seat));
    else if (harm > 0 && seat !== me) best = Math.max(best, lossOf(interests, seat, harm));
  }
  for (let index = 0; index < s.altars.length; index++) {
    const progress = altarGain(s, index, face, judgement);
    if (progress > 0) best = Math.max(best, interests.power * progress);
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** What all the dice in the pool are worth to their owner. */
export function worthOfPool(standpoint: Standpoint): number {
  const { s, me } = standpoint;
  if (s.active !== me || !s.dice.some(({ at }) => at === 'pool')) return 0;
  const values = faceValues(standpoint);
  const top = s.stack[s.stack.length - 1];
  const rolling = top?.rule === 'reroll' && top.left > 0 ? top : null;
  const fresh = rolling === null ? Number.NEGATIVE_INFINITY : worthOfRoll(values, rolling.left - 1);
  let sum = 0;
  for (const { id, face, at } of s.dice) {
    if (at !== 'pool') continue;
    const value = values[FACES.indexOf(face)] as number;
    sum += rolling?.picked.includes(id) ? fresh : Math.max(value, fresh);
  }
  return WEIGHTS.inPool * sum;
}

/** By face, in the rulebook's order. */
export function faceValues(standpoint: Standpoint): number[] {
  return FACES.map((face) => worthOfFace(standpoint, face));
}

/** A die that is rolled now and can be rolled so many times again. */
export function worthOfRoll(values: readonly number[], again: number): number {
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= again; i++) {
    let sum = 0;
    for (const value of values) sum += Math.max(value, worth);
    worth = sum / values.length;
  }
  return worth;
}
