/** How promising a state is: a race between points and deaths that a vote can end. */
import type { Seat } from '@conclave/kernel';
import { roles } from '../components/roles.ts';
import type { Among } from '../state.ts';
import { playerOf } from '../table.ts';
import { chanceUnderWay } from './ballots.ts';
import { type Race, raceOf } from './race.ts';
import { WEIGHTS } from './weights.ts';

export function evaluate(s: Among, me: Seat): number {
  if (s.result !== null) return s.result.winners.includes(me) ? 1 : -1;
  return worthOf(s, me, raceOf(s, me));
}

/** How promising the race is for the seat, from -1 to 1. */
export function worthOf(s: Among, me: Seat, race: Race): number {
  const chance = chanceUnderWay(s, race);
  const mine = winsWithInvestigators(s, me) ? chance : 1 - chance;
  return Math.max(-1, Math.min(1, 2 * mine - 1 + WEIGHTS.item * playerOf(s, me).items.length));
}

/** A feral Hunter profits from a long game, as the Cultists do (AC-5.62). */
export function winsWithInvestigators(s: Among, seat: Seat): boolean {
  const { role } = playerOf(s, seat);
  if (role === 'cursed-hunter' && s.hunt !== null) return s.hunt.curse === 'redeemed';
  return roles[role].winsWith === 'investigators';
}
