/** Reads the fields of a claim that somebody sent, with messages that name the field. */
import { BadInput } from '@conclave/kernel';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(data: unknown, known: readonly string[]): Fields {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    throw new BadInput(`claim: fields are wanted, not ${JSON.stringify(data)}`);
  }
  for (const key of Object.keys(data)) {
    if (!known.includes(key)) throw new BadInput(`claim: unknown field ${key}; there are: ${known.join(', ')}`);
  }
  return { ...data };
}

export function wholeNumberOf(fields: Fields, key: string, otherwise: number, { min = 0, max = 1000 } = {}): number {
  const value = fields[key] ?? otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadInput(`claim.${key}: a whole number from ${min} to ${max} is wanted, not ${JSON.stringify(value)}`);
}

export function oneOf<T extends string>(fields: Fields, key: string, otherwise: T, ids: readonly T[]): T {
  return idOf(fields[key] ?? otherwise, key, ids);
}

export function listOf<T extends string>(fields: Fields, key: string, ids: readonly T[]): T[] {
  const value = fields[key] ?? [];
  if (!Array.isArray(value)) throw new BadInput(`claim.${key}: a list is wanted, not ${JSON.stringify(value)}`);
  return value.map((id) => idOf(id, key, ids));
}

function idOf<T extends string>(id: unknown, key: string, ids: readonly T[]): T {
  const found = ids.find((one) => one === id);
  if (found !== undefined) return found;
  throw new BadInput(`claim.${key}: ${JSON.stringify(id)} does not belong here; there are: ${ids.join(', ')}`);
}
