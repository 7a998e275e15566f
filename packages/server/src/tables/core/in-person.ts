import type { Seat } from '@conclave/kernel';
import type { SeatRow } from '../../storage/store.ts';

/** Whether a person decides for the seat just now. */
export function isInPerson(
  { seats }: { readonly seats: readonly SeatRow[] },
  { away }: { readonly away: readonly Seat[] },
  seat: Seat,
): boolean {
  return (seats[seat]?.user ?? null) !== null && !away.includes(seat);
}
