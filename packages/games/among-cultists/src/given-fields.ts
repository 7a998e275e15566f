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

export function numberOf(
  { data, where }: Reader,
  key: string,
  otherwise: number,
  { min = 0, max = 1000 } = {},
): number {
  const value = data[key] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInput(`${where}.${key}: a whole number from ${min} to ${max} is wanted, not ${JSON.stringify(value)}`);
}

export function flagOf({ data, where }: Reader, key: string): boolean {
  const value = data[key] ?? false;
  if (typeof value === 'boolean') return value;
  throw new BadInput(`${where}.${key}: true or false is wanted, not ${JSON.stringify(value)}`);
}

export function oneOf<T extends string>({ data, where }: Reader, key: string, otherwise: T, ids: readonly T[]): T {
  return idOf(data[key] ?? otherwise, `${where}.${key}`, ids);
}

/** A list of ids; undefined where the field is left out. */
export function listOf<T extends string>({ data, where }: Reader, key: string, ids: readonly T[]): T[] | undefined {
  const value = data[key];
  if (value === undefined || value === null) return undefined;
  return entriesOf(value, `${where}.${key}`).map((id) => idOf(id, `${where}.${key}`, ids));
}

/** A list of things with fields of their own. */
export function recordsOf({ data, where }: Reader, key: string, known: readonly string[]): Reader[] {
  return entriesOf(data[key] ?? [], `${where}.${key}`).map((one, i) => fieldsOf(one, `${where}.${key}.${i}`, known));
}

function entriesOf(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new BadInput(`${where}: a list is wanted, not ${JSON.stringify(value)}`);
}

function idOf<T extends string>(id: unknown, where: string, ids: readonly T[]): T {
  if ((ids as readonly unknown[]).includes(id)) return id as T;
  throw new BadInput(`${where}: ${JSON.stringify(id)} does not belong here; there are: ${ids.join(', ')}`);
}

/** Something for each seat: a list, or fields by seat number. */
export function bySeatOf(data: unknown, where: string, seats: number): unknown[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) {
    if (data.length > seats) throw new BadInput(`${where}: there are ${seats} seats`);
    return data;
  }
  const known = Array.from({ length: seats }, (_, seat) => String(seat));
  const { data: bySeat } = fieldsOf(data, where, known);
  return known.map((seat) => bySeat[seat]);
}
