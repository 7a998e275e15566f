/** How seats, places, coins and goods stand in the gaps of a text: by the names that the catalogue has for them. */
import type { Seat } from '@conclave/kernel';
import type { Coin, Goods } from '../components/coins.ts';
import { type Place, seatAt } from '../places.ts';

/** `name.seat.0` says who sits there. */
export function named(seat: Seat): string {
  return `seat.${seat}`;
}

/** Said of nobody if there are none. */
export function allNamed(seats: readonly Seat[]): string | string[] {
  return seats.length === 0 ? 'nobody' : seats.map(named);
}

export function placed(place: Place): string {
  const seat = seatAt(place);
  return seat < 0 ? place : named(seat);
}

/** The Necromancer and the coin bear the same id. */
export function coined(coin: Coin | Goods): string {
  return coin === 'life' ? coin : `coin.${coin}`;
}
