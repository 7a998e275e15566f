/** Whatever goes wrong is answered in one shape: a code for programs, a sentence for people. */
import { BadInput } from '@conclave/kernel';
import { PROBLEMS, type ProblemBody } from '@conclave/protocol';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { z } from 'zod';
import type { Log } from '../ops/log.ts';
import { Problem } from '../problem.ts';
import { StorageUnavailable } from '../storage/store.ts';
import { issueInWords } from './in-words.ts';
import { TooMany } from './limits.ts';

/** Answers a request with what went wrong. What nobody foresaw is logged under an id, and the asker is told no more than that. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof TooMany) c.header('Retry-After', String(error.retryAfterSeconds));
  const problem = asProblem(error);
  if (problem !== null) return answerProblem(c, problem);
  const request = crypto.randomUUID();
  log.error({ err: error, request, method: c.req.method, route: routePath(c) }, 'a request failed unexpectedly');
  const message = `Something went wrong on the server. If it happens again, report it with the number ${request}.`;
  return answerProblem(c, { code: 'internal', message });
}

function answerProblem(c: Context, { code, message }: ProblemBody): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ code, message } satisfies ProblemBody, PROBLEMS[code]);
}

function asProblem(error: unknown): ProblemBody | null {
  if (error instanceof Problem) return error;
  if (error instanceof BadInput) return { code: 'bad-request', message: error.message };
  if (error instanceof StorageUnavailable) {
    return { code: 'storage-unavailable', message: 'The server cannot store anything at the moment. Try again soon.' };
  }
  // Of these, only what the validators throw for bodies they cannot read gets here.
  if (error instanceof HTTPException && error.status < 500) {
    return { code: 'bad-request', message: 'The body cannot be read. Send JSON, with content-type application/json.' };
  }
  return null;
}

/** Says which field is wrong, and what is wanted there. */
export function badFields(where: string, { issues }: z.ZodError): Problem {
  const wrong = issues.slice(0, 5).map((issue) => {
    const field = issue.path.map(String).join('.');
    return `${where}${field === '' ? '' : ` ${field}`}: ${issueInWords(issue)}`;
  });
  return new Problem('bad-request', wrong.join('; '));
}
