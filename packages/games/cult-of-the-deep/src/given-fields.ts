/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput, type Reader } from '@conclave/kernel';

/** A seat, or nobody. */
export function seatOrNone({ data, where }: Reader, key: string, seats: number): number | null {
  const value = data[key] ?? null;
  if (value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  throw new BadInput(`${where}.${key}: a seat from 0 to ${seats - 1} is wanted, not ${JSON.stringify(value)}`);
}

/** One of these ids, or what is said otherwise. */
export function oneOf<const T extends string, D>(
  { data, where }: Reader,
  key: string,
  ids: readonly T[],
  otherwise: D,
): T | D {
  const value = data[key];
  if (value === undefined) return otherwise;
  const id = ids.find((one) => one === value);
  if (id === undefined) throw new BadInput(`${where}.${key}: ${JSON.stringify(value)} is not one of ${ids.join(', ')}`);
  return id;
}
