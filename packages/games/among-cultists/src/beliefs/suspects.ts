import type { Seat } from '@conclave/kernel';

/** A possible set of Cultists. Weights mean something only beside each other. */
export interface Suspects {
  readonly seats: readonly Seat[];
  readonly weight: number;
}

/** By seat: how likely it is one of them. */
export function suspicionIn(seats: number, sets: readonly Suspects[]): number[] {
  const suspicion = Array<number>(seats).fill(0);
  let total = 0;
  for (const set of sets) {
    total += set.weight;
    for (const seat of set.seats) suspicion[seat] = (suspicion[seat] as number) + set.weight;
  }
  return suspicion.map((one) => one / total);
}
