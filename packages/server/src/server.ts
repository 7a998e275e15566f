/** A whole server: storage, tables, bots, HTTP and sockets, put together, and taken apart in the right order. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { BadInput } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { createAdaptorServer } from '@hono/node-server';
import { createBotPool } from './bots/pool.ts';
import { type Cluster, type ClusterMeters, joinCluster } from './cluster/cluster.ts';
import { RELAY_PROTOCOL } from './cluster/frames.ts';
import type { NoticeHandlers } from './cluster/notices.ts';
import { addressOf } from './http/address.ts';
import { createApp } from './http/app.ts';
import { isAllowedOrigin } from './http/guard.ts';
import { createLimits, sharedLimiter } from './http/limits.ts';
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
import type { NodeVersion } from './storage/cluster-store.ts';
import { openStore } from './storage/index.ts';
import { SCHEMA_VERSION } from './storage/migrations/index.ts';
import { openPatiently } from './storage/patience.ts';
import type { Outage, Store } from './storage/store.ts';
import { PERSON_LIMITS } from './tables/core/limits.ts';
import { alone } from './tables/ownership.ts';
import type { User } from './tables/service.ts';
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

/** The same if other nodes are there to go to. */
const COME_BACK_ELSEWHERE = 500;

/** A node that stops has so long to give its tables to the others. */
const TIME_TO_HAND_OVER = 15_000;

const NODE_VERSION: NodeVersion = { protocol: RELAY_PROTOCOL, schema: SCHEMA_VERSION };

/** How many messages somebody may write, whichever tables they go to: so many in so many seconds. */
const TALK = { keyPrefix: 'talk', points: 8, duration: 10 };

/** How often stored tables are looked through for one whose clock runs out, in milliseconds. */
const ROUND_EVERY = 10_000;
/** The same where it may be another node's that has died. */
const CLUSTER_ROUND_EVERY = 1000;

/** Starts a server. Throws `BadInput` or `StorageUnavailable` with one line for the operator if that cannot be. */
export async function startServer(config: Config, log: Log = createLog(config.logLevel)): Promise<RunningServer> {
  const hasDied = (cause: Error) => {
    log.fatal({ err: cause }, 'the database has ended; so does the server, for its supervisor to start it again');
    process.exit(1);
  };
  const node = config.redisUrl === undefined ? null : NODE_VERSION;
  const settings = { url: config.databaseUrl, folder: config.dataDir, log, hasDied, node };
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
  const cluster = await clusterOf(store, config, log, metrics, () => sockets.sendAway(COME_BACK_ELSEWHERE));
  const redis = cluster?.redis ?? null;
  const limits = createLimits(config.rateLimits, metrics.refused, redis);
  const stopping = new AbortController();
  const bots = createBotPool({ workers: config.botWorkers, elsewhere: cluster?.botHosts, log });
  const work = createWorkPool(config.workWorkers, log);
  const house = createTables(
    {
      store,
      ownership: cluster?.ownership ?? alone(store),
      talkers: sharedLimiter(TALK, redis),
      bots,
      work,
      gameNamed,
      boxes: config.boxes,
      limits: config.rateLimits ? PERSON_LIMITS : null,
      now: cluster === null ? Date.now : () => cluster.now(),
      outages,
      awaySince: () => heart?.awaySince ?? null,
      storeFailed: (error) => heart?.doubt(error),
      isStoreBack: async () => (await heart?.recovers()) === true,
      log,
      meters: metrics,
      botPace: config.botPaceMs,
    },
    { idleAfter: config.idleTableMinutes * 60_000, roundEvery: cluster === null ? ROUND_EVERY : CLUSTER_ROUND_EVERY },
  );
  const tables = cluster === null ? house : cluster.open(house, noticeHandlers());
  const identity = createIdentity(store, {
    async forget(user) {
      await house.forget(user);
      await cluster?.tell('forgotten', user.id);
    },
    async muteChanged(user) {
      await sockets.muteChanged(user);
      await cluster?.tell('muted', user);
    },
    signedOut(user) {
      sockets.signedOut(user);
      void cluster?.tell('signed-out', user);
    },
    renamed: (user) => void cluster?.tell('renamed', user),
  });
  /** What other nodes have done, and this one must know. */
  function noticeHandlers(): NoticeHandlers {
    return {
      forgotten: (id) => house.forget({ id, name: '' }),
      muted: (user) => sockets.muteChanged(user),
      renamed: (user) => identity.readAgain(user),
      'signed-out': (user) => {
        identity.readAgain(user);
        sockets.signedOut(user);
      },
      refresh: (table) => house.refresh(table),
      drop: (table) => house.drop(table),
    };
  }
  const moderated = {
    async forget(user: User) {
      await house.forget(user);
      await cluster?.tell('forgotten', user.id);
    },
    async refresh(table: string) {
      await house.refresh(table);
      await cluster?.tell('refresh', table);
    },
    drop(table: string) {
      house.drop(table);
      void cluster?.tell('drop', table);
    },
  };
  const canStore = async () => (await heart?.canStore()) === true;
  const operatorToken = config.adminToken ?? newToken();
  const app = createApp({
    config,
    identity,
    tables,
    moderation: createModeration(store, identity, moderated),
    operatorToken,
    admit: config.registration === 'invite' ? (code) => admit(store, code) : null,
    limits,
    log,
    metrics,
    stopping: stopping.signal,
    canStore,
    cluster,
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
  metrics.watch('live_tables', () => house.live);
  metrics.watch('tables', () => store.countTables());
  if (cluster !== null) {
    metrics.watch('node_tables', () => house.live);
    metrics.watch('nodes', () => cluster.nodes);
    metrics.watch('channels', () => cluster.channels);
    metrics.watch('redis_down', () => (cluster.health === 'ready' ? 0 : 1));
  }

  let stopTidying = () => {};
  let takeKeyAway = async () => {};
  const closeParts = async () => {
    stopTidying();
    await takeKeyAway();
    await heart?.stop();
    await house.close();
    await cluster?.leave();
    await bots.close();
    await work.close();
  };
  let url: string;
  try {
    await listen(server, config);
    url = config.publicOrigin ?? urlOf(server, config.host);
    takeKeyAway = await leaveKey(config.dataDir, { url: urlOf(server, config.host), token: operatorToken }, log);
    outages.push(...(await wakeUp(store, cluster?.isFirst ?? true)));
    heart = beat(
      cluster === null ? store : { ...store, addOutage: ({ to }) => store.heartbeat(to) },
      () => house.live > 0,
      log,
      (outage) => {
        const noted = cluster === null ? outage : asOfNode(outage, cluster.now() - Date.now());
        outages.push(noted);
        house.outageOver(noted);
      },
    );
    // At once: clocks run from now on.
    opened.resolve();
    log.info({ url }, 'the server is open');
    await house.begin();
    stopTidying = tidyUp(choresOf(store, config, identity, house), log);
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
    // Whoever is here stays connected meanwhile, and plays on where the tables are by then.
    if (cluster !== null) await Promise.race([cluster.handOver().catch(() => {}), after(TIME_TO_HAND_OVER)]);
    const comeBackIn = (cluster?.nodes ?? 1) > 1 ? COME_BACK_ELSEWHERE : COME_BACK_IN;
    const closed = once(server, 'close');
    server.close();
    await sockets.close(comeBackIn);
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

/** Null where this is the only server. */
async function clusterOf(
  { cluster: store }: Store,
  config: Config,
  log: Log,
  meters: ClusterMeters,
  sendAway: () => void,
): Promise<Cluster | null> {
  const { redisUrl, nodeName: name } = config;
  if (redisUrl === undefined || store === null) return null;
  return joinCluster({ store, redisUrl, name, version: NODE_VERSION, log, meters, sendAway });
}

/** By the database's clock, as tables see it. */
function asOfNode({ from, to }: Outage, offset: number): Outage {
  return { from: from + offset, to: to + offset, ofServer: true };
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
