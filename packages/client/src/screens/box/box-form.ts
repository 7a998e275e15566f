/** The form of a game's numbers as the server tells it, turned back into what the kernel checks files with. */
import { at, type BoxChanges, type BoxField, type BoxForm, type BoxValue } from '@conclave/kernel';
import type { BoxGroupInfo } from '../../core/api.ts';

type FieldInfo = BoxGroupInfo['fields'][number];

export function formOf(groups: readonly BoxGroupInfo[]): BoxForm {
  const fields = (group: BoxGroupInfo) => Object.fromEntries(group.fields.map((field) => [field.id, fieldOf(field)]));
  return { groups: Object.fromEntries(groups.map((group) => [group.id, fields(group)])), example: {} };
}

function fieldOf({ is, from = 0, to = 0, things = [] }: FieldInfo): BoxField {
  if (typeof is === 'number') return { is, from, to };
  return typeof is === 'string' ? { is, of: things.map(({ value }) => value) } : { order: is };
}

/** The changes with one field as it now is. */
export function withValue(changes: BoxChanges, group: string, field: string, value: BoxValue): BoxChanges {
  return { ...changes, [group]: { ...changes[group], [field]: value } };
}

/** An order with the thing at this place set to another one; the two change places. */
export function swapped(order: readonly string[], place: number, thing: string): readonly string[] {
  const other = order.indexOf(thing);
  return order.map((one, i) => (i === place ? thing : i === other ? at(order, place) : one));
}
