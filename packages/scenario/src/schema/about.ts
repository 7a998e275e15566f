/** What the manual says about a field beside what its schema tells. */
import type { z } from 'zod';

export interface About {
  /** In one sentence; none where the name says it all. */
  readonly meaning?: string;
  /** What a scenario means that leaves it out, where the schema has no fixed default. */
  readonly otherwise?: string;
  /** What may be written there in words, where the schema's own values say too little or too much. */
  readonly values?: string;
  /** What the things are called of which it is one: `Location`. */
  readonly kind?: string;
  /** What its field names stand for, where all have the same fields: `seat`. */
  readonly each?: string;
}

const notes = new WeakMap<z.ZodType, About>();

/** The same schema with this note, added to those it has. */
export function about<T extends z.ZodType>(schema: T, note: About): T {
  const copy = schema.clone();
  notes.set(copy, { ...notes.get(schema), ...note });
  return copy;
}

export function noteOn(schema: z.ZodType): About {
  return notes.get(schema) ?? {};
}
