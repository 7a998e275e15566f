/** Decisions weighed at a glance, without trying them out: walks, deeds, and ballots with the own one in them. */
import type { Seat } from '@conclave/kernel';
import type { AmongChoice, VoteChoice } from '../choices.ts';
import type { Among } from '../state.ts';
import { chanceOfBallots } from './ballots.ts';
import { weighDeeds } from './deeds.ts';
import { winsWithInvestigators } from './evaluate.ts';
import { raceOf } from './race.ts';
import { weighWalks } from './walks.ts';
import { WEIGHTS } from './weights.ts';

export function weigh(
  s: Among,
  seat: Seat,
  decision: string,
  options: readonly AmongChoice[],
): readonly (number | null)[] | null {
  switch (decision) {
    case 'move':
      return weighWalks(s, seat, options);
    case 'action':
      return weighDeeds(s, seat, options);
    case 'cast-vote':
      return weighBallots(s, seat, options);
    default:
      return null;
  }
}

function weighBallots(s: Among, seat: Seat, options: readonly AmongChoice[]): readonly number[] | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.rule !== 'cast-vote') return null;
  const race = raceOf(s, seat);
  const isForInvestigators = winsWithInvestigators(s, seat);
  return options.map((option) => {
    const sealed = { ...frame.sealed, [seat]: option as VoteChoice };
    const chance = chanceOfBallots(s, race, sealed);
    const mine = 2 * (isForInvestigators ? chance : 1 - chance) - 1;
    // All ballots are read afterwards: whoever has something to hide votes as the table does, even against a comrade who is lost.
    const isCover = !isForInvestigators && option.type === 'vote';
    return isCover ? mine + WEIGHTS.cover * (race.suspicion[option.target] ?? 0) : mine;
  });
}
