import type { Context } from 'hono';
import { Problem } from '../problem.ts';

/** Answers a method that an address does not have: whoever asks which there are is told, and everybody else too. */
export function answerMethods(c: Context, methods: readonly string[], more = ''): Response {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  c.header('Allow', allowed);
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  throw new Problem('wrong-method', `Method not allowed. Use ${allowed}.${more}`);
}
