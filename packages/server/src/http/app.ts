/** The HTTP side of the server: what every request goes through, and where it goes. */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Identity } from '../identity/index.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Config } from '../ops/config.ts';
import { addHealth, type HealthDeps } from '../ops/health.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { Problem } from '../problem.ts';
import type { Tables } from '../tables/service.ts';
import { addressOf } from './address.ts';
import { addAdmin } from './admin.ts';
import { type App, createApi, type Env } from './api.ts';
import { addDocument } from './document.ts';
import { addGames } from './games.ts';
import { pageHeaders, refuseBadJson, refuseLongBodies, refuseOtherSites, welcomeSites } from './guard.ts';
import type { Limits } from './limits.ts';
import { addMe } from './me.ts';
import { addPlay } from './play.ts';
import { answerError, badFields } from './problems.ts';
import { addTables } from './tables.ts';
import { addWatching } from './watching.ts';
import { addWeb } from './web.ts';

export interface AppDeps extends HealthDeps {
  readonly config: Config;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly moderation: Moderation;
  readonly operatorToken: string;
  /** Lets one more guest in by an invitation; null where guests need none. */
  readonly admit: ((invite: string | undefined) => Promise<void>) | null;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

export function createApp(deps: AppDeps): App {
  const { config, tables, limits, log } = deps;
  const app: App = new OpenAPIHono<Env>({
    defaultHook: async (result, c) => {
      if (result.success) return;
      await limits.take('refusals', { address: c.var.address, user: c.var.who?.user.id ?? null });
      throw badFields(WORDS_FOR[result.target] ?? result.target, result.error);
    },
  });
  app.onError((error, c) => answerError(error, c, log));
  addMeasuring(app, deps);
  app.use(pageHeaders);
  addHealth(app, deps);
  addDoorkeeper(app, deps);

  const api = createApi(app, limits, deps.operatorToken);
  addMe(api, { ...deps, approach: config });
  addAdmin(api, deps.moderation);
  addGames(api, config.boxes);
  addTables(api, tables, limits);
  addPlay(api, tables);
  addWatching(api, deps);
  addDocument(app);
  addWeb(app, config.webDir);
  return app;
}

const WORDS_FOR: Readonly<Record<string, string>> = { json: 'body', param: 'path', query: 'query' };

/** Measures how long answers take, by the pattern of the route: the address itself may hold a code. */
function addMeasuring(app: App, { metrics, log }: AppDeps): void {
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const milliseconds = performance.now() - start;
    const route = routePath(c);
    metrics.httpSeconds(route, c.req.method, c.res.status, milliseconds / 1000);
    log.debug({ method: c.req.method, route, status: c.res.status, milliseconds: Math.round(milliseconds) }, 'request');
  });
}

/** Who asks, from where, and whether a page of ours sent them; and nothing too long or too deep gets in. */
function addDoorkeeper(app: App, { config, identity, limits, stopping, log }: AppDeps): void {
  let hasWarned = config.trustProxy !== 0;
  app.use('/api/*', welcomeSites(config.allowedOrigins));
  app.use('/api/*', async (c, next) => {
    if (stopping.aborted) throw new Problem('shutting-down', 'The server is restarting. Try again in a few seconds.');
    const { incoming } = c.env;
    if (!hasWarned && incoming.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        'a proxy seems to be in front, so all who come through it are limited as one: set TRUST_PROXY (docs/self-hosting.md)',
      );
    }
    c.set('address', addressOf(incoming, config.trustProxy));
    c.set('who', await identity.signedIn(incoming.headers));
    return next();
  });
  for (const guard of [refuseOtherSites(config.allowedOrigins), refuseLongBodies, refuseBadJson]) {
    app.use('/api/*', counted(guard, limits));
  }
}

/** What is turned away at the door counts too: nobody sends nonsense for ever. */
function counted(guard: MiddlewareHandler<Env>, limits: Limits): MiddlewareHandler<Env> {
  return async (c, next) => {
    try {
      return await guard(c, next);
    } catch (error) {
      if (error instanceof Problem) {
        await limits.take('refusals', { address: c.var.address, user: c.var.who?.user.id ?? null });
      }
      throw error;
    }
  };
}
