/** Bad room cards point at those who placed cards there. */
import type { Seat } from '@conclave/kernel';
import type { SeatCount } from '../components/cards.ts';
import type { RoomLook } from '../memory.ts';
import { startCards } from '../setup.ts';
import type { Clue } from './case.ts';
import { HABITS } from './habits.ts';

/** The cards that came to light, measured by what they would be if no Cultist had a hand in the deck; null: nobody had. */
export function lookClue(look: Omit<RoomLook, 'isPrivate'>, figures: SeatCount): Clue | null {
  const { placers } = look;
  if (placers.length === 0) return null;
  const starts = Math.max(0, startCards(look.room, figures) - look.startsGone);
  const total = starts + placers.length + look.knownGood + look.knownBad;
  const expected = look.knownBad + starts * HABITS.startCardIsBad;
  const oddsOf = (theirs: number) => {
    const rate = Math.min(0.95, Math.max(0.03, (expected + theirs * HABITS.cultistPlacesBad) / total));
    return rate ** look.bad * (1 - rate) ** (look.seen - look.bad);
  };
  const innocent = oddsOf(0);
  // By how many cards are theirs.
  const odds = Array.from({ length: placers.length + 1 }, (_, theirs) => oddsOf(theirs) / innocent);
  return (cultists) => odds[countOf(placers, cultists)] as number;
}

function countOf(placers: readonly Seat[], cultists: readonly Seat[]): number {
  let theirs = 0;
  for (const seat of placers) if (cultists.includes(seat)) theirs++;
  return theirs;
}
