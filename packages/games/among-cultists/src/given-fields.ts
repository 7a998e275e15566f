/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput, fieldsOf, type Reader, wholeNumberOf } from '@conclave/kernel';

export function oneOf<T extends string>({ data, where }: Reader, key: string, otherwise: T, ids: readonly T[]): T {
  return idOf(data[key] ?? otherwise, `${where}.${key}`, ids);
}

/** A list of ids; undefined where the field is left out. */
export function listOf<T extends string>({ data, where }: Reader, key: string, ids: readonly T[]): T[] | undefined {
  const value = data[key];
  if (value === undefined || value === null) return undefined;
  return entriesOf(value, `${where}.${key}`).map((id) => idOf(id, `${where}.${key}`, ids));
}

/** Cards whose order does not matter: a list of them, or how many there are of each; undefined where the field is left out. */
export function cardsOf<T extends string>(reader: Reader, key: string, ids: readonly T[]): T[] | undefined {
  const { data, where } = reader;
  const value = data[key];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return listOf(reader, key, ids);
  const counts = fieldsOf(value, `${where}.${key}`, ids);
  return ids.flatMap((id) => Array<T>(wholeNumberOf(counts, id, 0)).fill(id));
}

/** A list of things with fields of their own. */
export function recordsOf(
  { data, where }: Reader,
  key: string,
  needed: readonly string[],
  others: readonly string[] = [],
): Reader[] {
  return entriesOf(data[key] ?? [], `${where}.${key}`).map((one, i) =>
    recordOf(one, `${where}.${key}.${i}`, needed, others),
  );
}

/** Fields some of which must be there. */
export function recordOf(value: unknown, where: string, needed: readonly string[], others: readonly string[]): Reader {
  const reader = fieldsOf(value, where, [...needed, ...others]);
  const missing = needed.find((field) => reader.data[field] == null);
  if (missing !== undefined) throw new BadInput(`${where}.${missing} is missing`);
  return reader;
}

function entriesOf(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new BadInput(`${where}: a list is wanted, not ${JSON.stringify(value)}`);
}

function idOf<T extends string>(id: unknown, where: string, ids: readonly T[]): T {
  if ((ids as readonly unknown[]).includes(id)) return id as T;
  throw new BadInput(`${where}: ${JSON.stringify(id)} does not belong here; there are: ${ids.join(', ')}`);
}
