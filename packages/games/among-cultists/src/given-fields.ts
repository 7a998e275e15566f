/** Reading unchecked fields of a scenario's `given`, with messages that name the field. */
import { BadInput, fieldsOf, type Reader } from '@conclave/kernel';

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
