/** What the Locations will bring a player, as the Priests stand. */
import type { Seat } from '@conclave/kernel';
import { ARTISAN_DISTRICT, type Location, RIFT } from '../components/locations.ts';
import { HIGHEST_STRENGTH } from '../components/priests.ts';
import { playerOf } from '../table.ts';
import { almsWorth } from './benefits.ts';
import { BEYOND, locationOf, place } from './board.ts';
import { has, type Papers } from './papers.ts';
import type { Reserve, Round } from './round.ts';
import { summoningChance } from './summoning.ts';
import { WEIGHTS } from './weights.ts';
import { chanceToWin } from './winning.ts';

/** What the seat may expect of all Locations that are still to be decided, as the Priests stand. */
export function expectation(round: Round, seat: Seat): number {
  let sum = 0;
  for (let location = round.board.undecidedFrom; location < BEYOND; location++) {
    if (round.board.isPresent[place(seat, location)] || round.board.s.activeLocation === location) {
      sum += prospect(round, seat, location, 0);
    }
  }
  return sum;
}

/** What the Location will bring the seat, were it there with so much more Influence. */
export function prospect(round: Round, seat: Seat, location: Location, more: number): number {
  const { board, benefits } = round;
  const { s } = board;
  const isThere = more > 0 || board.isPresent[place(seat, location)];
  const isRaided = s.activeLocation === location && s.loc.raid;
  if (isRaided || playerOf(s, seat).celebrating) return 0;
  const mayWin = isThere || (s.activeLocation === location && s.loc.seizedBy === seat);
  if (!mayWin) return 0;
  const chance = chanceToWin(round, seat, location, more);
  let benefit = (benefits[seat] as number[])[location] as number;
  if (location === RIFT) benefit *= summoningChance(round, seat, more);
  else if (location === ARTISAN_DISTRICT) benefit *= buildingChance(round, seat, more);
  const consolation = has((board.papers[seat] as Papers).communities, location)
    ? benefit
    : almsWorth(s.options, location);
  return chance * benefit + (1 - chance) * consolation;
}

/** What a further Priest of this strength would bring the seat in the Location. */
export function placementGain(round: Round, seat: Seat, location: Location, strength: number): number {
  return prospect(round, seat, location, strength) - prospect(round, seat, location, 0);
}

/** Whether there will be a token to build the Altar of: in the Artisan District or beyond, and not the Patriarch (CG-5.7). */
function buildingChance({ board, reserves }: Round, seat: Seat, more: number): number {
  const { altars, priests } = playerOf(board.s, seat);
  for (const { zone, strength } of priests) {
    const location = locationOf(zone);
    if (strength !== 'patriarch' && location >= ARTISAN_DISTRICT && !altars.includes(location)) return 1;
  }
  if (more > 0 && more <= HIGHEST_STRENGTH && !altars.includes(ARTISAN_DISTRICT)) return 1;
  const { placements } = reserves[seat] as Reserve;
  return placements > (more > 0 ? 1 : 0) ? WEIGHTS.buildingInReach : 0;
}
