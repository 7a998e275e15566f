/** How a route is made: what it takes, what it answers, who may ask and how often. The OpenAPI document follows from it. */
import type { HttpBindings } from '@hono/node-server';
import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { notSignedIn, type SignedIn } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import type { User } from '../tables/service.ts';
import { problemSchema } from './answers.ts';
import { countingGuesses } from './guesses.ts';
import type { Asker, Budget, Limits } from './limits.ts';
import { bearerOf, isSame } from './secrets.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { who: SignedIn | null; address: string };
}

export type App = OpenAPIHono<Env>;

interface RouteSpec {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{gaps}` for the parameters. */
  readonly path: string;
  readonly topic: 'You' | 'Games' | 'Tables' | 'Playing' | 'Watching' | 'Operating';
  /** One sentence: what it does. */
  readonly does: string;
  readonly more?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may be left out. */
  readonly bodyIsOptional?: boolean;
  /** Left out: nothing is answered but that it is done (204). */
  readonly answer?: z.ZodType;
  readonly created?: boolean;
  /** What it is counted against. Of `refusals` only those count; null: the handler counts by itself. */
  readonly budget?: Budget | null;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

interface Request<S extends RouteSpec, W> {
  readonly who: W;
  readonly params: Output<S['params']>;
  readonly query: Output<S['query']>;
  readonly body: Output<S['body']>;
  readonly asker: Asker;
  readonly c: Context<Env>;
}

type Handler<S extends RouteSpec, W> = (
  request: Request<S, W>,
) => Promise<S['answer'] extends z.ZodType ? z.output<S['answer']> | Response : void>;

/** The ways to add a route, by who may ask. */
export interface Api {
  forAnybody<const S extends RouteSpec>(spec: S, handle: Handler<S, User | null>): void;
  forUsers<const S extends RouteSpec>(spec: S, handle: Handler<S, User>): void;
  /** For a person in a browser: what a program's key must not do, should it get into wrong hands. */
  forOwners<const S extends RouteSpec>(spec: S, handle: Handler<S, User>): void;
  /** For whoever has the operator's token. */
  forOperators<const S extends RouteSpec>(spec: S, handle: Handler<S, null>): void;
}

const SIGNED_IN = [{ cookie: [] }, { botToken: [] }];
const OWNER = [{ cookie: [] }];
const OPERATOR = [{ operatorToken: [] }];

export function createApi(app: App, limits: Limits, operatorToken: string): Api {
  type Security = { cookie?: string[]; botToken?: string[]; operatorToken?: string[] }[];

  function add(
    spec: RouteSpec,
    security: Security | undefined,
    handle: (c: Context<Env>, asker: Asker) => unknown,
  ): void {
    const route = createRoute({
      method: spec.method,
      path: spec.path,
      operationId: operationOf(spec),
      tags: [spec.topic],
      summary: spec.does,
      ...(spec.more === undefined ? {} : { description: spec.more }),
      ...(security === undefined ? {} : { security }),
      request: requestOf(spec),
      responses: responsesOf(spec),
    });
    // The handler's types come from the spec; the library cannot see through it.
    const handler = async (c: Context<Env>): Promise<never> => {
      const asker = { address: c.var.address, user: c.var.who?.user.id ?? null };
      const { budget = 'everything' } = spec;
      c.header('Cache-Control', 'no-store');
      if (budget !== null && budget !== 'refusals') await limits.take(budget, asker);
      const work = async () => handle(c, asker);
      const answer = await (budget === 'refusals' ? countingRefusals(limits, asker, work) : work());
      if (answer instanceof Response) return answer as never;
      if (spec.answer === undefined) return c.body(null, 204) as never;
      return c.json(answer as object, spec.created === true ? 201 : 200) as never;
    };
    app.openapi(route, handler as never);
  }

  return {
    forAnybody: (spec, handle) =>
      add(spec, undefined, (c, asker) => handle(requestIn(c, asker, c.var.who?.user ?? null))),
    forUsers: (spec, handle) => add(spec, SIGNED_IN, (c, asker) => handle(requestIn(c, asker, userOf(c)))),
    forOwners: (spec, handle) =>
      add(spec, OWNER, (c, asker) => {
        const user = userOf(c);
        if (c.var.who?.by === 'session') return handle(requestIn(c, asker, user));
        throw new Problem('forbidden', 'A bot’s token can’t do this. Do it in the browser where you are signed in.');
      }),
    forOperators: (spec, handle) =>
      add(spec, OPERATOR, (c, asker) =>
        countingGuesses(limits, asker, async () => {
          if (isSame(bearerOf(c.req.header('authorization')), operatorToken)) return handle(requestIn(c, asker, null));
          throw new Problem('forbidden', 'This is for the operator: send ADMIN_TOKEN as a Bearer token.');
        }),
      ),
  };
}

/**
 * Counts what is refused. A legal choice by a seat that is asked is never held up: so every choice is tried, and whoever
 * had too many refused is told to slow down instead of why.
 */
async function countingRefusals<T>(limits: Limits, asker: Asker, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) await limits.take('refusals', asker);
    throw error;
  }
}

function userOf(c: Context<Env>): User {
  const { who } = c.var;
  if (who !== null) return who.user;
  throw notSignedIn(c.env.incoming.headers);
}

function requestIn<S extends RouteSpec, W>(c: Context<Env>, asker: Asker, who: W): Request<S, W> {
  const valid = (part: 'param' | 'query' | 'json') => c.req.valid(part as never);
  return { who, asker, c, params: valid('param'), query: valid('query'), body: valid('json') };
}

/** What generated clients call it: `postTablesIdChat`. */
function operationOf({ method, path }: RouteSpec): string {
  const words = path.replace('/api/', '').match(/[a-z]+/gi) ?? [];
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function requestOf({ params, query, body, bodyIsOptional }: RouteSpec) {
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined
      ? {}
      : { body: { required: bodyIsOptional !== true, content: { 'application/json': { schema: body } } } }),
  };
}

function responsesOf({ answer, created }: RouteSpec): RouteConfig['responses'] {
  const content = (schema: z.ZodType) => ({ 'application/json': { schema } });
  const problem = { description: 'What is wrong, and what to do.', content: content(problemSchema) };
  if (answer === undefined) return { 204: { description: 'It is done.' }, default: problem };
  const done = { description: 'It is done.', content: content(answer) };
  return { [created === true ? 201 : 200]: done, default: problem };
}

/** A whole number in a path or a query, where everything is text. */
export function numberText(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, `wants a whole number from ${from} to ${to}`)
    .transform(Number)
    .pipe(z.int().min(from).max(to))
    .meta({ type: 'integer', minimum: from, maximum: to });
}

/** A table's id in a path. */
export const tableParams = z.object({ id: z.string().min(1).max(64) });
/** What opens a private table to somebody who does not sit there. */
export const codeQuery = z.object({ code: z.string().max(20).optional() });
