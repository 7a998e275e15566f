/** What every game's `given` is made of: zod schemas with messages that name what is allowed. */
import { clonePlain, type Frame } from '@conclave/kernel';
import { z } from 'zod';
import { about } from './about.ts';

// zod would try `new Function` once, which the browser's content security policy reports as a violation.
if ('document' in globalThis) z.config({ jitless: true });

type Shape = Readonly<Record<string, z.ZodType>>;
type Optional<T extends Shape, N> = {
  -readonly [K in keyof T]: K extends N ? T[K] : T[K] extends z.ZodDefault | z.ZodPrefault ? T[K] : z.ZodOptional<T[K]>;
};

/**
 * Named fields, each of which may be left out, except those it `needs`. Null counts as left out, except where it is a value
 * of its own. `wanted` says in a message what else may be written instead of fields.
 */
export function fields<T extends Shape, N extends keyof T = never>(
  shape: T,
  { needs = [], wanted = 'fields' }: { readonly needs?: readonly N[]; readonly wanted?: string } = {},
) {
  const known = Object.keys(shape);
  const isNeeded = (name: string) => needs.some((one) => one === name);
  const entries = Object.entries(shape).map(([name, schema]) => [name, isNeeded(name) ? schema : mayBeLeftOut(schema)]);
  const object = z.strictObject(Object.fromEntries(entries) as Optional<T, N>, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown field ${unknownIn(issue)}; there are: ${known.join(', ')}`
        : problem(issue, `${wanted} are wanted`),
  });
  const isLeftOut = (name: string) => Object.hasOwn(shape, name) && !takesNull(shape[name]);
  return z.preprocess((data) => withoutNulls(data, isLeftOut), object);
}

function mayBeLeftOut(schema: z.ZodType): z.ZodType {
  return hasDefault(schema) ? schema : schema.optional();
}

function hasDefault(schema: z.ZodType | undefined): schema is z.ZodDefault<z.ZodType> | z.ZodPrefault<z.ZodType> {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
}

function takesNull(schema: z.ZodType | undefined): boolean {
  return (hasDefault(schema) ? schema.def.innerType : schema) instanceof z.ZodNullable;
}

function withoutNulls(data: unknown, isLeftOut: (name: string) => boolean): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => value !== null || !isLeftOut(name)));
}

function unknownIn({ keys }: { readonly keys?: unknown }): string {
  return Array.isArray(keys) ? keys.join(', ') : '';
}

/** No number of a table is larger, unless something is wrong with it. */
export const MAX_NUMBER = 1000;

export function wholeNumber(max = MAX_NUMBER, min = 0) {
  const error = (issue: Issue) => problem(issue, `a whole number from ${min} to ${max} is wanted`);
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** A seat of a table with so many. */
export function seatOf(seats: number) {
  return about(wholeNumber(seats - 1), { kind: 'seat' });
}

export function flag() {
  return z.boolean({ error: (issue) => problem(issue, 'true or false is wanted') });
}

/** One of these ids. The manual lists them, unless they have a name of their own there, such as `Location`. */
export function oneOf<const T extends string>(ids: readonly T[], kind?: string) {
  const schema = z.enum(ids, {
    error: ({ input }) =>
      input === undefined ? MISSING : `${shown(input)} does not belong here; there are: ${listed(ids)}`,
  });
  return kind === undefined ? schema : about(schema, { kind });
}

export function listOf<T extends z.ZodType>(entry: T) {
  return z.array(entry, { error: (issue) => problem(issue, 'a list is wanted') });
}

/** The same fields for each of these ids, which the manual calls `each`. */
export function byId<const K extends string, T extends z.ZodType>(ids: readonly K[], entry: T, each = 'id') {
  return about(fields(Object.fromEntries(ids.map((id) => [id, entry])) as Record<K, T>), { each });
}

/** Fields for each seat, in a list from seat 0 on or by seat number. Who is left out has none of them set. */
export function bySeat<T extends z.ZodType>(entry: T, seats: number) {
  const numbers = Array.from({ length: seats }, (_, seat) => String(seat));
  const byNumber = z.strictObject(Object.fromEntries(numbers.map((seat) => [seat, entry.prefault({} as never)])), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown field ${unknownIn(issue)}; there are ${seats} seats: ${numbers.join(', ')}`
        : problem(issue, 'fields are wanted'),
  });
  const asFields = (data: unknown) =>
    withoutNulls(Array.isArray(data) ? { ...data } : data, (seat) => numbers.includes(seat));
  const schema = z
    .preprocess(asFields, byNumber)
    .transform((named) => numbers.map((seat) => named[seat] as z.output<T>))
    .prefault({});
  return about(schema, { each: 'seat' });
}

/** Something that may also be written in short: `expand` turns that into what the schema reads, and leaves the rest alone. */
export function inShort<T extends z.ZodType>(expand: (data: unknown) => unknown, schema: T) {
  return z.preprocess(expand, schema);
}

/** A thing that goes by several names, which `find` knows. `written` says in a message how they look. */
export function called<T>(find: (name: unknown) => T | undefined, kind: string, written: string) {
  const schema = z.unknown().transform((name, context) => {
    const found = find(name);
    if (found !== undefined) return found;
    context.addIssue(`${shown(name)} is no ${kind}; write ${written}`);
    return z.NEVER;
  });
  return about(schema, { kind });
}

/** The one or the other; `wanted` says in a message what they are. A union of zod would complain about one of them alone. */
export function either<A extends z.ZodType, B extends z.ZodType>(one: A, other: B, wanted: string) {
  return z.unknown().transform((input, context): z.output<A> | z.output<B> => {
    const found = [one, other].map((schema) => schema.safeParse(input)).find(({ success }) => success);
    if (found?.success) return found.data;
    context.addIssue(problem({ input }, `${wanted} is wanted`));
    return z.NEVER;
  });
}

/** Rules under way, the topmost last. A frame is taken as it is written, if there is such a rule. */
export function framesOf<F extends Frame>(rulebook: { readonly [N in F['rule']]: unknown }) {
  const ruleIn = (data: unknown): unknown => (data === null ? null : (Object(data) as { rule?: unknown }).rule);
  const frame = z.custom<F>(
    (data) => {
      const rule = ruleIn(data);
      return typeof rule === 'string' && Object.hasOwn(rulebook, rule);
    },
    { error: ({ input }) => `there is no rule ${shown(ruleIn(input) ?? input)}` },
  );
  return about(listOf(frame.transform(clonePlain)).default([]), { values: 'a list of rules' });
}

interface Issue {
  readonly input?: unknown;
}

const MISSING = 'it is missing';

function problem({ input }: Issue, wanted: string): string {
  return input === undefined ? MISSING : `${wanted}, not ${shown(input)}`;
}

export function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}

/** Allowed values in a message: all of them, or the ends of a long list. */
export function listed(ids: readonly unknown[]): string {
  if (ids.length <= 40) return ids.join(', ') || 'none';
  return `${ids.slice(0, 5).join(', ')} ... ${ids.slice(-2).join(', ')} (${ids.length} in all)`;
}
