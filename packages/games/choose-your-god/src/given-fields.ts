/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput, type Reader, type Seat, wholeNumberOf } from '@conclave/kernel';
import { type Location, locationCalled } from './components/locations.ts';

export function listOf({ data, where }: Reader, key: string): readonly unknown[] {
  const value = data[key] ?? [];
  if (Array.isArray(value)) return value;
  throw new BadInput(`${where}.${key}: a list is wanted, not ${JSON.stringify(value)}`);
}

export function oneOf<T extends string>({ data, where }: Reader, key: string, values: readonly T[], otherwise: T): T {
  const value = data[key] ?? otherwise;
  const match = values.find((one) => one === value);
  if (match !== undefined) return match;
  throw new BadInput(`${where}.${key}: one of ${values.join(', ')} is wanted, not ${JSON.stringify(value)}`);
}

/** A seat of a game with so many; `otherwise` may be null where nobody is possible. */
export function seatOf<N extends Seat | null>(reader: Reader, key: string, seats: number, otherwise: N): Seat | N {
  const value = reader.data[key];
  if (value === undefined || (value === null && otherwise === null)) return otherwise;
  return wholeNumberOf(reader, key, 0, { max: seats - 1 });
}

/** A Location by its number, its id or its zone. */
export function locationOf(name: unknown, where: string): Location {
  const location = locationCalled(name);
  if (location !== undefined) return location;
  throw new BadInput(`${where}: ${JSON.stringify(name)} is no Location`);
}
