/** How seats and Locations stand in the gaps of a text: by the names that the catalogue has for them. */
import type { Seat } from '@conclave/kernel';
import type { LocationId, THE_DEPTHS } from '../components/locations.ts';

type Place = LocationId | typeof THE_DEPTHS;

/** `name.seat.0` says who sits there. */
export function named(seat: Seat): string {
  return `seat.${seat}`;
}

/** Said of nobody if there are none. */
export function allNamed(seats: readonly Seat[]): string | string[] {
  return seats.length === 0 ? 'nobody' : seats.map(named);
}

/** "in the Cafeteria": where somebody or something is. */
export function inside(place: Place): string {
  return `in.${place}`;
}

/** "by way of the Cafeteria": what somebody walks through. */
export function through(place: LocationId): string {
  return `via.${place}`;
}

/** "to the Cafeteria": where somebody or something goes. */
export function toward(place: Place): string {
  return `to.${place}`;
}
