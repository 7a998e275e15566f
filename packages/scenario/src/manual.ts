/** The tables of docs/scenarios.md and of each RULES.md, made of the schemas that read scenarios. */
import { z } from 'zod';
import { CHECKS, scenarioFields } from './file/schema.ts';
import { type About, noteOn } from './schema/about.ts';
import { MAX_NUMBER } from './schema/fields.ts';

/** A schema without what is wrapped around it, and what all of that tells. */
interface Unwrapped {
  readonly schema: z.ZodType;
  readonly note: About;
  readonly orNull: boolean;
  readonly fallback: string | null;
}

function unwrapped(schema: z.ZodType): Unwrapped {
  const inner = innerOf(schema);
  if (inner === null) return { schema, note: noteOn(schema), orNull: false, fallback: null };
  const below = unwrapped(inner);
  return {
    schema: below.schema,
    note: { ...below.note, ...noteOn(schema) },
    orNull: below.orNull || schema instanceof z.ZodNullable,
    fallback: schema instanceof z.ZodDefault ? written(schema.def.defaultValue) : below.fallback,
  };
}

function innerOf(schema: z.ZodType): z.ZodType | null {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return schema.def.innerType as z.ZodType;
  }
  if (!(schema instanceof z.ZodPipe)) return null;
  const { in: from, out: to } = schema.def;
  return (from instanceof z.ZodTransform ? to : from) as z.ZodType;
}

function written(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'string') return `\`${value}\``;
  return typeof value === 'object' ? '' : String(value);
}

interface Row {
  readonly path: string;
  readonly values: string;
  readonly meaning: string;
  readonly otherwise: string;
}

function rowsOf(schema: z.ZodType, path: string): Row[] {
  const { schema: bare, note, orNull, fallback } = unwrapped(schema);
  const { meaning = '', otherwise = fallback ?? '' } = note;
  const isLeaf = !(bare instanceof z.ZodObject) || note.values !== undefined;
  if (isLeaf) return [{ path, values: `${valuesOf(bare, note)}${orNull ? ' or null' : ''}`, meaning, otherwise }];
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const entries = Object.entries(bare.shape) as [string, z.ZodType][];
  const [first] = entries;
  if (note.each !== undefined && first !== undefined) return rowsOf(first[1], below(`<${note.each}>`));
  return entries.flatMap(([name, field]) => rowsOf(field, below(name)));
}

function valuesOf(schema: z.ZodType, { values, kind }: About): string {
  if (values !== undefined) return values;
  if (schema instanceof z.ZodArray) {
    const { schema: entry, note } = unwrapped(schema.def.element as z.ZodType);
    return `a list of ${manyOf(entry, note)}`;
  }
  if (kind !== undefined) return `${/^[AEIOU]/i.test(kind) ? 'an' : 'a'} ${kind}`;
  if (schema instanceof z.ZodEnum) return schema.options.map((one) => `\`${one}\``).join(', ');
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodNumber) return rangeOf(schema);
  return '';
}

function rangeOf({ minValue, maxValue }: z.ZodNumber): string {
  return maxValue === MAX_NUMBER ? `${minValue} or more` : `${minValue} to ${maxValue}`;
}

function manyOf(entry: z.ZodType, note: About): string {
  return note.kind === undefined ? valuesOf(entry, note) : note.kind.replace(/ or |$/g, (end) => `s${end}`);
}

/** What a `given` may hold, one row per field. */
export function givenTable(schema: z.ZodType): string {
  const rows = rowsOf(schema, '').map((row) => [`\`${row.path}\``, row.values, row.meaning, row.otherwise]);
  return table(['field', 'values', 'meaning', 'left out'], rows);
}

/** What a scenario file may hold. */
export function fileTable(): string {
  return givenTable(scenarioFields);
}

/** What `then` may hold. */
export function checksTable(): string {
  const rows = Object.entries(CHECKS).map(([kind, { with: value, besides, meaning }]) => [
    `\`${kind}: ${value}\``,
    besides === 'anything'
      ? 'fields of the event, `as`'
      : besides
          .filter((one) => one !== kind)
          .map((one) => `\`${one}\``)
          .join(', '),
    meaning,
  ]);
  return table(['check', 'beside it', 'comes true when'], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' ');
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The text with this table between its two marks: `<!-- NAME -->` and `<!-- /NAME -->`. */
export function withTable(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`there is no place for the table ${name}`);
  return `${before}${start}\n${content}\n${end}${after}`;
}
