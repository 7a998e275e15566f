/** Presence, Influence, Divine Might, and who wins a Location by them: asked for when needed, never stored. */
import type { Seat } from '@conclave/kernel';
import { countLicenses } from './cards.ts';
import type { Location } from './components/locations.ts';
import { mightsWith } from './components/numbers.ts';
import { coinPriestsIn, strengthOf, zoneOf } from './priests.ts';
import type { City, Player } from './state.ts';
import { here, playerOf } from './table.ts';

const ALTAR_STRENGTH = 4;

/** The value of the side that is up (CG-2.15). */
export function mightOf({ options }: City, { cult, dark }: Player): number {
  return cult === null ? 0 : mightsWith(options)[cult][dark ? 'dark' : 'light'];
}

/** A Priest, the Patriarch or an Altar there (CG-2.26). */
function isPresent(s: City, seat: Seat, location: Location): boolean {
  const { altars, priests } = playerOf(s, seat);
  const zone = zoneOf(location);
  return altars.includes(location) || priests.some((priest) => priest.zone === zone);
}

/** Every Cult with Influence in the Active Location, celebrating or not: whom cards and abilities hit there (CG-4.24, CG-9.14). */
export function withInfluenceHere(s: City): Seat[] {
  return s.seating.filter((seat) => influenceOf(s, seat, here(s)) > 0);
}

/** Those who can win it: celebrating Cults cannot (CG-4.24). */
export function contenders(s: City, location: Location): Seat[] {
  return s.seating.filter((seat) => !playerOf(s, seat).celebrating && isPresent(s, seat, location));
}

/** CG-2.27 */
export function influenceOf(s: City, seat: Seat, location: Location): number {
  const player = playerOf(s, seat);
  const zone = zoneOf(location);
  let influence = player.altars.includes(location) ? altarInfluence(player) : 0;
  for (const priest of player.priests) {
    if (priest.zone === zone) influence += strengthOf(s, seat, priest) + priest.bonus;
  }
  return influence;
}

/** Each Novitiates adds one (CG-2.19, CG-5.53). */
function altarInfluence(player: Player): number {
  return ALTAR_STRENGTH + countLicenses(player, 'novitiates');
}

export interface Verdict {
  readonly winner: Seat | null;
  readonly because: 'seized' | 'coins' | 'least' | 'most' | 'nobody';
}

/** Who would win the Location as things are (CG-4.43). */
export function verdictOn(s: City, location: Location): Verdict {
  const { seizedBy, leastWins } = s.activeLocation === location ? s.loc : { seizedBy: null, leastWins: false };
  if (seizedBy !== null) return { winner: seizedBy, because: 'seized' };
  const [withCoins] = coinPriestsIn(s, location);
  if (withCoins !== undefined) return { winner: withCoins.seat, because: 'coins' };
  const [first, ...others] = contenders(s, location);
  if (first === undefined) return { winner: null, because: 'nobody' };
  const sign = leastWins ? -1 : 1;
  // Might decides ties: the same way round as Influence (CG-9.15).
  const winner = others.reduce((best, other) => (sign * lead(s, other, best, location) > 0 ? other : best), first);
  return { winner, because: leastWins ? 'least' : 'most' };
}

function lead(s: City, one: Seat, other: Seat, location: Location): number {
  const byInfluence = influenceOf(s, one, location) - influenceOf(s, other, location);
  return byInfluence === 0 ? mightOf(s, playerOf(s, one)) - mightOf(s, playerOf(s, other)) : byInfluence;
}
