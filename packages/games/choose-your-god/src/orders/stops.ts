/** What makes a standing order step aside (CG-4.72): open facts only, so that a pass that comes by itself betrays no hand. */

import { at, type OpenFacts, type Seat } from '@conclave/kernel';
import type { Location } from '../components/locations.ts';
import type { CityEvent } from '../events.ts';
import { zoneOf } from '../priests.ts';
import type { CityView, PlayerView } from '../view.ts';
import { hasSomebodyActed, wasHit } from './deeds.ts';
import type { StandingOrder, Stop } from './order.ts';

type Facts = OpenFacts<CityView, CityEvent>;

const DANGEROUS_ALTARS = 4;
const DANGEROUS_MOBS = 3;

const HOLDS: Readonly<Record<Stop, (order: StandingOrder, seat: Seat, facts: Facts) => boolean>> = {
  present: (_, seat, { view }) => isPresentHere(view, seat),
  acted: (_, _seat, facts) => hasSomebodyActed(facts),
  danger: (_, seat, { view }) =>
    view.players.some((player, other) => other !== seat && isPresentHere(view, other) && isDangerous(player)),
  drawn: ({ cards }, seat, { view }) => handSizeOf(view, seat) > cards,
  hit: ({ since }, seat, facts) => wasHit(seat, since, facts),
};

/** Whether one of these stops is on and holds now. */
export function isStopped(by: readonly Stop[], order: StandingOrder, seat: Seat, facts: Facts): boolean {
  return by.some((stop) => order.stops.includes(stop) && HOLDS[stop](order, seat, facts));
}

export function handSizeOf({ players }: CityView, seat: Seat): number {
  const { miracles, intrigues } = at(players, seat).handCounts;
  return miracles + intrigues;
}

function isPresentHere({ players, activeLocation }: CityView, seat: Seat): boolean {
  const { altars, priests } = at(players, seat);
  const here = activeLocation as Location;
  return altars.includes(here) || priests.some(({ zone }) => zone === zoneOf(here));
}

function isDangerous({ altars, mobs, dark }: PlayerView): boolean {
  return altars.length >= DANGEROUS_ALTARS || mobs >= DANGEROUS_MOBS || dark;
}
