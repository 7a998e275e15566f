/** Walks and ballots: weak signs, that add up. */
import type { Seat } from '@conclave/kernel';
import type { AmongMemory } from '../memory.ts';
import type { Case, Clue } from './case.ts';
import { HABITS } from './habits.ts';

/** How well the walks of all fit: a Cultist looks for people who are alone. */
export function walkClue({ view, memory }: Case): Clue {
  const odds = view.players.map((_, seat) => walkOdds(memory, seat));
  return (cultists) => cultists.reduce((all, seat) => all * (odds[seat] as number), 1);
}

function walkOdds({ joined, round }: AmongMemory, seat: Seat): number {
  const times = joined[seat] ?? 0;
  const others = Math.max(0, round - 1 - times);
  return (
    (HABITS.cultistJoins / HABITS.othersJoin) ** times * ((1 - HABITS.cultistJoins) / (1 - HABITS.othersJoin)) ** others
  );
}

/** How well all ballots fit: Cultists spare each other, and the others are right more often than not. */
export function ballotClue({ memory: { votes } }: Case): Clue {
  return (cultists) => {
    let odds = 1;
    for (const ballots of votes) {
      for (let seat = 0; seat < ballots.length; seat++) {
        const target = ballots[seat] as Seat | null;
        if (target === null || target === seat || !cultists.includes(target)) continue;
        odds *= cultists.includes(seat) ? HABITS.ballotAgainstComrade : HABITS.ballotAgainstCultist;
      }
    }
    return odds;
  };
}
