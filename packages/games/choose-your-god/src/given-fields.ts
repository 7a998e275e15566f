/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput, type Seat } from '@conclave/kernel';

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

export function wholeNumberOf(
  { data, where }: Reader,
  key: string,
  otherwise: number,
  { min = 0, max = 1000 } = {},
): number {
  const value = data[key] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInput(`${where}.${key}: a whole number from ${min} to ${max} is wanted, not ${JSON.stringify(value)}`);
}

export function flagOf({ data, where }: Reader, key: string, otherwise: boolean): boolean {
  const value = data[key] ?? otherwise;
  if (typeof value === 'boolean') return value;
  throw new BadInput(`${where}.${key}: true or false is wanted, not ${JSON.stringify(value)}`);
}

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

/** Something for every seat: a list, or fields by seat number. */
export function bySeatOf(data: unknown, where: string, seats: number): unknown[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) {
    if (data.length > seats) throw new BadInput(`${where}: there are ${seats} seats`);
    return data;
  }
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
  const fields = fieldsOf(data, where, numbers);
  return numbers.map((seat) => fields.data[seat]);
}
