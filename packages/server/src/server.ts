/** A whole server: storage, tables, bots, HTTP and sockets, put together, and taken apart in the right order. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { BadInput } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { createAdaptorServer } from '@hono/node-server';
import { createBotPool } from './bots/pool.ts';
import { addressOf } from './http/address.ts';
import { createApp } from './http/app.ts';
import { isAllowedOrigin } from './http/guard.ts';
import { createLimits } from './http/limits.ts';
import { createIdentity } from './identity/index.ts';
import { newToken } from './identity/tokens.ts';
import { admit, createModeration } from './moderation/moderation.ts';
import { choresOf } from './ops/chores.ts';
import type { Config } from './ops/config.ts';
import { beat, type Heart, wakeUp } from './ops/heartbeat.ts';
import { createLog, type Log } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { leaveKey } from './ops/operator.ts';
import { tidyUp } from './ops/tidying.ts';
import { attachSockets } from './socket/index.ts';
import { openStore } from './storage/index.ts';
import { openPatiently } from './storage/patience.ts';
import type { Outage, Store } from './storage/store.ts';
import { PERSON_LIMITS } from './tables/core/limits.ts';
import { createTables } from './tables/tables.ts';
import { createWorkPool } from './work/pool.ts';

export interface RunningServer {
  /** Where people reach it. */
  readonly url: string;
  /** Finishes what was begun, tells everybody when to come back, and closes. */
  stop(): Promise<void>;
}

/** How long a client may take to ask, and keep a connection without asking, in milliseconds. Proxies want the latter long. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 };

/** Requests that are under way get so long to finish when the server stops. */
const LAST_ANSWERS = 3000;

/** What connected clients are told to wait before they come back, in milliseconds. */
const COME_BACK_IN = 3000;

/** How often stored tables are looked through for one whose clock runs out, in milliseconds. */
const ROUND_EVERY = 10_000;

/** Starts a server. Throws `BadInput` or `StorageUnavailable` with one line for the operator if that cannot be. */
export async function startServer(config: Config, log: Log = createLog(config.logLevel)): Promise<RunningServer> {
  const hasDied = (cause: Error) => {
    log.fatal({ err: cause }, 'the database has ended; so does the server, for its supervisor to start it again');
    process.exit(1);
  };
  const settings = { url: config.databaseUrl, folder: config.dataDir, log, hasDied };
  const store = await openPatiently(() => openStore(settings), log);
  try {
    await store.takeOver();
    return await startOver(store, config, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOver(store: Store, config: Config, log: Log): Promise<RunningServer> {
  const outages: Outage[] = [];
  let heart: Heart | undefined;
  const metrics = createMetrics();
  const limits = createLimits(config.rateLimits, metrics.refused);
  const stopping = new AbortController();
  const bots = createBotPool({ workers: config.botWorkers, log });
  const work = createWorkPool(config.workWorkers, log);
  const tables = createTables(
    {
      store,
      bots,
      work,
      gameNamed,
      limits: config.rateLimits ? PERSON_LIMITS : null,
      now: Date.now,
      outages,
      awaySince: () => heart?.awaySince ?? null,
      storeFailed: (error) => heart?.doubt(error),
      isStoreBack: async () => (await heart?.recovers()) === true,
      log,
      meters: metrics,
      botPace: config.botPaceMs,
    },
    { idleAfter: config.idleTableMinutes * 60_000, roundEvery: ROUND_EVERY },
  );
  const identity = createIdentity(store, {
    forget: (user) => tables.forget(user),
    muteChanged: (user) => sockets.muteChanged(user),
    signedOut: (user) => sockets.signedOut(user),
  });
  const canStore = async () => (await heart?.canStore()) === true;
  const operatorToken = config.adminToken ?? newToken();
  const app = createApp({
    config,
    identity,
    tables,
    moderation: createModeration(store, identity, tables),
    operatorToken,
    admit: config.registration === 'invite' ? (code) => admit(store, code) : null,
    limits,
    log,
    metrics,
    stopping: stopping.signal,
    canStore,
  });
  // Whoever knocks before the clocks run waits at the door: nobody's time runs while they cannot come in.
  const opened = Promise.withResolvers<void>();
  const fetch: typeof app.fetch = async (request, ...rest) => {
    await opened.promise;
    return app.fetch(request, ...rest);
  };
  const server = createAdaptorServer({ fetch, serverOptions: PATIENCE }) as Server;
  const sockets = attachSockets({
    server,
    tables,
    authenticate: async (headers) => {
      await opened.promise;
      return identity.authenticate(headers);
    },
    mutedBy: identity.mutedBy,
    addressOf: (request) => addressOf(request, config.trustProxy),
    doors: config.rateLimits
      ? { perUser: config.socketsPerUser, perAddress: config.socketsPerAddress }
      : { perUser: Number.POSITIVE_INFINITY, perAddress: Number.POSITIVE_INFINITY },
    refused: (why) => metrics.refused(why),
    isAllowedOrigin: (origin, { host }) => isAllowedOrigin(origin, host, config.allowedOrigins),
    log,
  });
  metrics.watch('sockets', () => sockets.connected);
  metrics.watch('bot_queue', () => bots.waiting);
  metrics.watch('storage_down', () => (heart?.awaySince == null ? 0 : 1));
  metrics.watch('live_tables', () => tables.live);
  metrics.watch('tables', () => store.countTables());

  let stopTidying = () => {};
  let takeKeyAway = async () => {};
  const closeParts = async () => {
    stopTidying();
    await takeKeyAway();
    await heart?.stop();
    await tables.close();
    await bots.close();
    await work.close();
  };
  let url: string;
  try {
    await listen(server, config);
    url = config.publicOrigin ?? urlOf(server, config.host);
    takeKeyAway = await leaveKey(config.dataDir, { url: urlOf(server, config.host), token: operatorToken }, log);
    outages.push(...(await wakeUp(store)));
    heart = beat(
      store,
      () => tables.live > 0,
      log,
      (outage) => {
        outages.push(outage);
        tables.outageOver(outage);
      },
    );
    // At once: clocks run from now on.
    opened.resolve();
    log.info({ url }, 'the server is open');
    await tables.begin();
    stopTidying = tidyUp(choresOf(store, config, identity, tables), log);
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await closeParts();
    throw error;
  }

  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    log.info('the server stops');
    stopping.abort();
    const closed = once(server, 'close');
    server.close();
    await sockets.close(COME_BACK_IN);
    await Promise.race([closed, after(LAST_ANSWERS)]);
    server.closeAllConnections();
    await closeParts();
    await store.close();
    log.info('the server has stopped');
  }
  return {
    url,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new BadInput(`port ${port} is in use; stop what uses it, or choose another one with --port or PORT`);
    }
    throw new BadInput(`cannot listen on ${host ?? 'any address'}, port ${port}: ${message}`);
  }
}

function urlOf(server: Server, host: string | undefined): string {
  const { port } = server.address() as AddressInfo;
  const isEveryAddress = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
