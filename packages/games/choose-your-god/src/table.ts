/** Who sits where, and the voice of the game. */

import type { Seat } from '@conclave/kernel';
import type { Location } from './components/locations.ts';
import type { City, Player } from './state.ts';

export function playerOf(s: City, seat: Seat): Player {
  return s.players[seat] as Player;
}

/** The seat to the left (CG-1.8). */
export function nextSeat(s: City, seat: Seat): Seat {
  const { seating } = s;
  return seating[(seating.indexOf(seat) + 1) % seating.length] as Seat;
}

/** All seats clockwise, this one first. */
export function clockwiseFrom(s: City, seat: Seat): Seat[] {
  const at = s.seating.indexOf(seat);
  return [...s.seating.slice(at), ...s.seating.slice(0, at)];
}

/** The other seats in the order in which they decide or give (CG-2.34). */
export function opponentsOf(s: City, seat: Seat): Seat[] {
  return clockwiseFrom(s, seat).slice(1);
}

/** The opponents whose sheet is light side up (section 5.6). */
export function lightOpponentsOf(s: City, seat: Seat): Seat[] {
  return opponentsOf(s, seat).filter((other) => !playerOf(s, other).dark);
}

/** The Active Location. Cards and abilities are used nowhere else. */
export function here(s: City): Location {
  if (s.activeLocation === null) throw new Error('no Location is active');
  return s.activeLocation;
}
