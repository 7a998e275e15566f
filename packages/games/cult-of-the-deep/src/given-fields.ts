/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput } from '@conclave/kernel';

export interface Reader {
  readonly data: Readonly<Record<string, unknown>>;
  /** Where it stands in the file, for messages. */
  readonly where: string;
}

export function fieldsOf(data: unknown, where: string, known: readonly string[]): Reader {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    throw new BadInput(`${where}: fields are wanted, not ${JSON.stringify(data)}`);
  }
  for (const key of Object.keys(data)) {
    if (!known.includes(key)) throw new BadInput(`${where}: unknown field ${key}; there are: ${known.join(', ')}`);
  }
  return { data: data as Record<string, unknown>, where };
}

export function wholeNumberOf({ data, where }: Reader, key: string, otherwise: number, { max = 1000 } = {}): number {
  const value = data[key] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new BadInput(`${where}.${key}: a whole number from 0 to ${max} is wanted, not ${JSON.stringify(value)}`);
}

export function flagOf({ data, where }: Reader, key: string, otherwise: boolean): boolean {
  const value = data[key] ?? otherwise;
  if (typeof value === 'boolean') return value;
  throw new BadInput(`${where}.${key}: true or false is wanted, not ${JSON.stringify(value)}`);
}

export function listOf<T extends string>({ data, where }: Reader, key: string, isKind: (id: string) => id is T): T[] {
  const value = data[key] ?? [];
  if (!Array.isArray(value)) throw new BadInput(`${where}.${key}: a list is wanted, not ${JSON.stringify(value)}`);
  return value.map((id) => {
    if (typeof id === 'string' && isKind(id)) return id;
    throw new BadInput(`${where}.${key}: ${JSON.stringify(id)} does not belong here`);
  });
}

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

/** Something for every seat: a list, or fields by number. */
export function bySeatOf(data: unknown, where: string, seats: number): unknown[] {
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
  if (Array.isArray(data)) {
    if (data.length > seats) throw new BadInput(`${where}: there are ${seats} seats`);
    return numbers.map((seat) => data[Number(seat)]);
  }
  const { data: bySeat } = fieldsOf(data ?? {}, where, numbers);
  return numbers.map((seat) => bySeat[seat]);
}
