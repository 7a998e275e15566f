import { BadInput } from '@conclave/kernel';
import type { z } from 'zod';

/** What a schema lets through. */
export type Read<T extends z.ZodType> = z.output<T>;

/** What the schema makes of the data. The first thing that is wrong is thrown as `BadInput`, in one sentence that names its path. */
export function read<T extends z.ZodType>(schema: T, data: unknown, where = 'given'): Read<T> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { path = [], message = 'cannot be read' } = result.error.issues[0] ?? {};
  const place = [where, ...path].filter((part) => part !== '').join('.');
  throw new BadInput(place === '' ? message : `${place}: ${message}`);
}
