/** What a seat wishes to order, from unchecked data. */
import { BadInput } from '@conclave/kernel';
import { type Location, NUMBERS } from '../components/locations.ts';
import { type OrderWish, type Reach, ROWS, type Row, STOPS, type Stop, TICKABLE } from './order.ts';

const FIELDS = ['round', 'standing', 'rows', 'benefits'];

export function wishFrom(data: unknown): OrderWish {
  const { round, standing, rows, benefits } = fieldsOf(data, 'an order', FIELDS);
  return {
    ...(round === undefined ? {} : { round: wholeNumber(round) }),
    ...(standing === undefined ? {} : { standing: standing === null ? null : standingFrom(standing) }),
    ...(rows === undefined ? {} : { rows: rows === null ? null : rowsFrom(rows) }),
    ...(benefits === undefined ? {} : { benefits: listOf(benefits, TICKABLE, 'benefits') }),
  };
}

function standingFrom(data: unknown): NonNullable<OrderWish['standing']> {
  const { reach, stops, at } = fieldsOf(data, 'standing', ['reach', 'stops', 'at']);
  return {
    reach: reachFrom(reach),
    ...(stops === undefined ? {} : { stops: listOf<Stop>(stops, STOPS, 'stops') }),
    ...(at === undefined ? {} : { at: listOf(at, NUMBERS, 'at') }),
  };
}

function reachFrom(data: unknown): Reach {
  const isReach = data === 'here' || data === 'round' || NUMBERS.some((location) => data === `to:${location}`);
  if (!isReach)
    throw new BadInput('reach must be "here", "round", or "to:" with the number of a Location from 1 to 13');
  return data as Reach;
}

function rowsFrom(data: unknown): Record<Location, Row | null> {
  const rows = fieldsOf(data, 'rows', NUMBERS.map(String));
  for (const row of Object.values(rows)) {
    if (row !== null && !ROWS.includes(row as Row)) {
      throw new BadInput(`each of rows must be null or one of ${ROWS.join(', ')}`);
    }
  }
  return rows as Record<Location, Row | null>;
}

function listOf<T>(data: unknown, known: readonly T[], name: string): T[] {
  if (Array.isArray(data) && data.every((one) => known.includes(one))) return known.filter((one) => data.includes(one));
  throw new BadInput(`${name} must be a list with some of ${known.join(', ')}`);
}

function wholeNumber(data: unknown): number {
  if (Number.isInteger(data)) return data as number;
  throw new BadInput('round must be the number of the present round');
}

function fieldsOf(data: unknown, name: string, known: readonly string[]): Record<string, unknown> {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) throw new BadInput(`${name} must be an object`);
  const unknown = Object.keys(data).find((key) => !known.includes(key));
  if (unknown === undefined) return data as Record<string, unknown>;
  throw new BadInput(`${name} has no field ${JSON.stringify(unknown)}; it has: ${known.join(', ')}`);
}
