/** Where a die can lie: in the pool, idle, on a player or on an altar. Written as one word, so that places are compared at a glance. */
import type { Seat } from '@conclave/kernel';
import { ALTARS, type AltarId } from './components/altars.ts';

export type SeatPlace = `seat-${number}`;
/** Something a die can be committed to. */
export type Target = SeatPlace | AltarId;
export type Place = 'pool' | 'idle' | Target;

const SEATS: readonly SeatPlace[] = Array.from({ length: 8 }, (_, seat) => `seat-${seat}` as const);

export function onSeat(seat: Seat): SeatPlace {
  return SEATS[seat] as SeatPlace;
}

export function onAltar(index: number): AltarId {
  return ALTARS[index] as AltarId;
}

/** The seat a place is on; -1 if it is on none. */
export function seatAt(place: Place): Seat {
  return place.startsWith('seat-') ? place.charCodeAt(5) - ZERO : -1;
}

/** The index of the altar a place is on; -1 if it is on none. */
export function altarAt(place: Place): number {
  return place.startsWith('altar-') ? place.charCodeAt(6) - ZERO - 1 : -1;
}

const ZERO = '0'.charCodeAt(0);

export function isCommitted(place: Place): place is Target {
  return place !== 'pool' && place !== 'idle';
}
