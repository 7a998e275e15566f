/** Reading unchecked fields of a scenario's `given`, with messages that name the field. Every game's `given` is built on these. */
import { BadInput } from '../refused.ts';

/** Fields that may hold anything, and where they stand in the file, for messages. */
export interface Reader {
  readonly data: Readonly<Record<string, unknown>>;
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

export function flagOf({ data, where }: Reader, key: string, otherwise = false): boolean {
  const value = data[key] ?? otherwise;
  if (typeof value === 'boolean') return value;
  throw new BadInput(`${where}.${key}: true or false is wanted, not ${JSON.stringify(value)}`);
}

/** A list of ids of one kind; none where the field is left out. */
export function listOf<T extends string>({ data, where }: Reader, key: string, isKind: (id: string) => id is T): T[] {
  const value = data[key] ?? [];
  if (!Array.isArray(value)) throw new BadInput(`${where}.${key}: a list is wanted, not ${JSON.stringify(value)}`);
  return value.map((id) => {
    if (typeof id === 'string' && isKind(id)) return id;
    throw new BadInput(`${where}.${key}: ${JSON.stringify(id)} does not belong here`);
  });
}

/** Something for every seat: a list, or fields by seat number. An entry that is left out is undefined. */
export function bySeatOf(data: unknown, where: string, seats: number): unknown[] {
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
  if (Array.isArray(data)) {
    if (data.length > seats) throw new BadInput(`${where}: there are ${seats} seats`);
    return numbers.map((seat) => data[Number(seat)]);
  }
  const { data: bySeat } = fieldsOf(data ?? {}, where, numbers);
  return numbers.map((seat) => bySeat[seat]);
}
