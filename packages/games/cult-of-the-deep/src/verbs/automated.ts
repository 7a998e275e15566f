/** How the automated High Priest looks at the table, for rules and cards that decide for him (section 5.7). */
import type { Seat } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { Deep } from '../state.ts';
import { livingFrom, playerAt } from './table.ts';

/** Where a person would have a choice, he has the one option that he takes. */
export function narrowed<C extends DeepChoice>(s: Deep, seat: Seat, options: C[], pick: (options: C[]) => C): C[] {
  return playerAt(s, seat).automated && options.length > 1 ? [pick(options)] : options;
}

/** Above 15 life he is strong (CD-5.83). */
export function modeOf(s: Deep, seat: Seat): 'strong' | 'weak' {
  return playerAt(s, seat).life > 15 ? 'strong' : 'weak';
}

/** The other living player with the most of something; tie: closest to his left. Somebody else is always living. */
export function mostAmongOthers(s: Deep, seat: Seat, figure: (other: Seat) => number, not: Seat | null = null): Seat {
  return mostOf(othersOf(s, seat, not), figure) as Seat;
}

export function strongestOther(s: Deep, seat: Seat): Seat {
  return mostAmongOthers(s, seat, lifeOf(s));
}

export function lifeOf(s: Deep): (seat: Seat) => number {
  return (seat) => playerAt(s, seat).life;
}

export function othersOf(s: Deep, seat: Seat, not: Seat | null): Seat[] {
  return livingFrom(s, seat).filter((other) => other !== seat && other !== not);
}

export function mostOf(seats: readonly Seat[], figure: (seat: Seat) => number): Seat | undefined {
  let best = seats[0];
  for (const seat of seats) if (best !== undefined && figure(seat) > figure(best)) best = seat;
  return best;
}
