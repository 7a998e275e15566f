/** Keeping one's cover (CD-12.15): whoever strikes at the High Priest is known for a Cabalist, and hunted from then on. */
import type { Seat } from '@conclave/kernel';
import { harmOf } from '../components/faces.ts';
import type { DeepMemory } from '../memory.ts';
import { onSeat } from '../places.ts';
import type { Deep } from '../state.ts';
import { highPriest, playerAt } from '../verbs/table.ts';
import { WEIGHTS } from './weights.ts';

/** Whether the seat has a cover to lose. */
export function isUnderCover(s: Deep, seat: Seat): boolean {
  const { role, roleIsPublic, status } = playerAt(s, seat);
  return role === 'cabalist' && !roleIsPublic && status === 'living';
}

/** The life that those who hunt the seat will take beyond what they would take from anybody, once it has struck so often. */
export function priceOf(strikes: number): number {
  return WEIGHTS.hunted * (1 - Math.exp(-strikes / WEIGHTS.telling));
}

/** What the seat has struck the High Priest with so far, the dice that lie there included. */
export function strikesOf(s: Deep, seat: Seat, memory: DeepMemory | undefined): number {
  const priest = highPriest(s);
  let strikes = memory?.harm[seat]?.[priest] ?? 0;
  if (s.active !== seat) return strikes;
  const place = onSeat(priest);
  for (const { at, face, mode } of s.dice) if (at === place && mode === null) strikes += harmOf(face);
  return strikes;
}
