/** Walks and ballots: weak signs, that add up. */
import type { Seat } from '@conclave/kernel';
import type { AmongMemory } from '../memory.ts';
import { HABITS } from './habits.ts';

/** How much better the seat's walks fit a Cultist, who looks for people who are alone. */
export function walkOdds({ joined, round }: AmongMemory, seat: Seat): number {
  const times = joined[seat] ?? 0;
  const others = Math.max(0, round - 1 - times);
  return (
    (HABITS.cultistJoins / HABITS.othersJoin) ** times * ((1 - HABITS.cultistJoins) / (1 - HABITS.othersJoin)) ** others
  );
}

/** How well all ballots fit: Cultists spare each other, and the others are right more often than not. */
export function ballotOdds({ votes }: AmongMemory, cultists: readonly Seat[]): number {
  let odds = 1;
  for (const ballots of votes) {
    ballots.forEach((target, seat) => {
      if (target === null || target === seat || !cultists.includes(target)) return;
      odds *= cultists.includes(seat) ? HABITS.ballotAgainstComrade : HABITS.ballotAgainstCultist;
    });
  }
  return odds;
}
