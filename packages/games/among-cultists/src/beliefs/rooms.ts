/** Bad room cards point at those who placed cards there. */
import type { Seat } from '@conclave/kernel';
import type { RoomLook } from '../memory.ts';
import { startCards } from '../setup.ts';
import { HABITS } from './habits.ts';

/** The likelihood of the cards that came to light, if these are the Cultists. */
export function lookOdds(look: Omit<RoomLook, 'isPrivate'>, seats: number, cultists: readonly Seat[]): number {
  const starts = Math.max(0, startCards(look.room, seats) - look.startsGone);
  const total = starts + look.placers.length + look.knownGood + look.knownBad;
  if (total === 0) return 1;
  let theirs = 0;
  for (const seat of look.placers) if (cultists.includes(seat)) theirs++;
  const expected = look.knownBad + starts * HABITS.startCardIsBad + theirs * HABITS.cultistPlacesBad;
  const rate = Math.min(0.95, Math.max(0.03, expected / total));
  return rate ** look.bad * (1 - rate) ** (look.seen - look.bad);
}
