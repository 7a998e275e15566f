/** Numbers from a box: read and checked, kept as one line of text among a table's options, and looked up in play. */
import { BadBox } from './fault.ts';
import {
  type BoxChanges,
  type BoxField,
  type BoxForm,
  type BoxGroups,
  type BoxNumbers,
  type BoxValue,
  usualValue,
} from './form.ts';

/** The option that holds the numbers, in every game that has a form; its default, an empty text, changes nothing. */
export const BOX_OPTION = 'components';

/** No file is longer than this; the longest that changes every number of a game has a third of it. */
export const LONGEST_BOX = 12_000;

/**
 * The one way to write these changes: groups and fields in the order of the form, nothing that is as usual. Takes an object or
 * its JSON. Throws `BadInput` with a sentence that names the place and what may stand there.
 */
export function boxText(form: BoxForm, value: unknown): string {
  const changes = changesIn(form, typeof value === 'string' ? parsed(value) : value);
  const text = Object.keys(changes).length === 0 ? '' : JSON.stringify(changes);
  if (text !== '') form.check?.(filled(form, changes));
  return text;
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  if (text.length > LONGEST_BOX)
    throw new BadBox(`components: this is longer than ${LONGEST_BOX} characters`, { kind: 'too-long' });
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBox('components: this is no JSON; it should look like {"group": {"field": 1}}', { kind: 'no-json' });
  }
}

function changesIn(form: BoxForm, value: unknown): BoxChanges {
  const groups = fieldsOf(value, 'components', Object.keys(form.groups));
  const changes: Record<string, Record<string, BoxValue>> = {};
  for (const [group, fields] of Object.entries(form.groups)) {
    if (groups[group] === undefined) continue;
    const given = fieldsOf(groups[group], group, Object.keys(fields));
    const changed = Object.entries(fields).flatMap(([id, field]): [string, BoxValue][] => {
      if (given[id] === undefined) return [];
      const read = valueIn(field, given[id], `${group}.${id}`);
      return String(read) === String(usualValue(field)) ? [] : [[id, read]];
    });
    if (changed.length > 0) changes[group] = Object.fromEntries(changed);
  }
  return changes;
}

function fieldsOf(value: unknown, path: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadBox(`${path} cannot be ${JSON.stringify(value)}; it holds: ${known.join(', ')}`, {
      kind: 'stranger',
      place: path,
      given: shown(value),
    });
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined)
    throw new BadBox(`${path} has no ${JSON.stringify(stranger)}; it has: ${known.join(', ')}`, {
      kind: 'stranger',
      place: path,
      given: shown(stranger),
    });
  return value as Readonly<Record<string, unknown>>;
}

function valueIn(field: BoxField, value: unknown, path: string): BoxValue {
  if ('order' in field) return orderIn(field.order, value, path);
  if ('of' in field) {
    const found = field.of.find((one) => one === value);
    if (found === undefined)
      throw new BadBox(`${path} cannot be ${shown(value)}; it can be: ${field.of.join(', ')}`, {
        kind: 'no-choice',
        place: path,
        given: shown(value),
        of: field.of,
      });
    return found;
  }
  const isFine = typeof value === 'number' && Number.isInteger(value) && value >= field.from && value <= field.to;
  if (!isFine)
    throw new BadBox(`${path} cannot be ${shown(value)}; it can be a whole number from ${field.from} to ${field.to}`, {
      kind: 'no-number',
      place: path,
      given: shown(value),
      from: field.from,
      to: field.to,
    });
  return value;
}

function orderIn(things: readonly string[], value: unknown, path: string): readonly string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const isSame = given.length === things.length && things.every((thing) => given.includes(thing));
  if (!isSame)
    throw new BadBox(`${path} cannot be ${shown(value)}; it can be any order of: ${things.join(', ')}`, {
      kind: 'no-order',
      place: path,
      given: shown(value),
      of: things,
    });
  return given.map(String);
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}

function filled<G extends BoxGroups>({ groups }: BoxForm<G>, changes: BoxChanges): BoxNumbers<G> {
  const all = Object.entries(groups).map(([group, fields]) => {
    const values = Object.entries(fields).map(([id, field]) => [id, changes[group]?.[id] ?? usualValue(field)]);
    return [group, Object.fromEntries(values)];
  });
  return Object.fromEntries(all) as BoxNumbers<G>;
}

/**
 * Looks up the numbers of a table by its options, cached because rules ask for them on every choice. Tables older than the
 * option have the game's own numbers.
 */
export function boxNumbers<G extends BoxGroups>(
  form: BoxForm<G>,
): (options: Readonly<Record<string, string | number>>) => BoxNumbers<G> {
  const usual = filled(form, {});
  const known = new Map<string, BoxNumbers<G>>();
  return ({ [BOX_OPTION]: text = '' }) => {
    if (text === '') return usual;
    const key = String(text);
    const before = known.get(key);
    if (before !== undefined) return before;
    const numbers = filled(form, JSON.parse(key));
    // Only a handful of tables are played at a time.
    if (known.size >= 50) known.clear();
    known.set(key, numbers);
    return numbers;
  };
}

/** What a table with these options changes, as data; nothing where the text is empty. */
export function boxChanges(text: string | number | undefined): BoxChanges {
  return text === undefined || text === '' ? {} : JSON.parse(String(text));
}
