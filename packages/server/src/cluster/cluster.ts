/** One node among several: it joins, takes and gives tables, and lets everybody here reach tables that run elsewhere. */
import { hostname } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { BotHosts } from '../bots/elsewhere/hosts.ts';
import { HOSTS_CHANNEL, LIST_KEPT, THOUGHTS_LIST } from '../bots/elsewhere/wire.ts';
import type { ClusterStore, NodeVersion, NoticeKind } from '../storage/cluster-store.ts';
import { NO_HEAD } from '../storage/store.ts';
import type { Log } from '../tables/deps.ts';
import { unknownTable } from '../tables/directory.ts';
import { Elsewhere, type Ownership } from '../tables/ownership.ts';
import type { Tables } from '../tables/service.ts';
import type { TableHouse } from '../tables/tables.ts';
import { type AskResult, Asks, Served } from './asks.ts';
import { tablesToGive } from './balance.ts';
import { Channels } from './channels.ts';
import { type Frame, type Received, written } from './frames.ts';
import { Membership } from './membership.ts';
import { type NoticeHandlers, Notices } from './notices.ts';
import { Readers, type RemoteReader } from './readers.ts';
import { REDIS_PREFIX, type RedisClient } from './redis.ts';
import { openRelay } from './relay.ts';
import { Router } from './router.ts';

/**
 * A node that alone cannot reach Redis gives its tables and its people away after so long, in milliseconds: by then every node has
 * noticed, and said so with its lease, if it is Redis that is away.
 */
const CUT_OFF_AFTER = 4500;
/** One that reaches neither the database nor Redis sends its people away so long after its lease. */
const LOST_AFTER = 3000;
const GIVEN_AT_ONCE = 10;
const BALANCE_EVERY = 3000;
const TIDY_EVERY = 600_000;
/** A node that was declared dead, and can reach the database, knows it so soon. */
const FINDS_OUT_WITHIN = 1500;
/** A table that was given to this node, without it hearing so, is found this late. */
const OWN_EVERY = 10_000;

export interface ClusterMeters {
  forwarded(result: AskResult, milliseconds: number): void;
  relayed(direction: 'in' | 'out', bytes: number): void;
  claimed(why: 'asked' | 'due'): void;
  handedOver(): void;
}

export interface ClusterDeps {
  readonly store: ClusterStore;
  readonly redisUrl: string;
  readonly name: string | undefined;
  readonly version: NodeVersion;
  readonly log: Log;
  readonly meters: ClusterMeters;
  /** Everybody on this node is to go to another one. */
  sendAway(): void;
}

/** ready; redis: nobody here reaches Redis; cut off: others do, or this node was declared dead: it serves nobody. */
export type Health = 'ready' | 'redis' | 'cut off';

export interface Cluster {
  readonly name: string;
  readonly ownership: Ownership;
  readonly redis: RedisClient;
  readonly botHosts: BotHosts;
  /** Whether no other node lived when this one joined. */
  readonly isFirst: boolean;
  readonly health: Health;
  /** How many nodes live, this one too. */
  readonly nodes: number;
  /** Readers here whose tables run elsewhere. */
  readonly channels: number;
  now(): number;
  /** Tables, wherever they run. To be called once, with those that run here and what is done when a notice comes. */
  open(local: TableHouse, handlers: NoticeHandlers): Tables;
  /** Lets the other nodes know. What cannot be told is found out later. */
  tell(kind: NoticeKind, subject: string): Promise<void>;
  /** Gives all tables to the others. */
  handOver(): Promise<void>;
  leave(): Promise<void>;
}

/** Joins the others. Throws `BadInput` with one line if Redis cannot be reached. */
export async function joinCluster(deps: ClusterDeps): Promise<Cluster> {
  const { store, log, meters } = deps;
  const name = deps.name ?? `${hostname()}-${process.pid}`;
  let local: TableHouse | null = null;
  let parts: { router: Router; channels: Channels; readers: Readers; notices: Notices } | null = null;
  let isCutOff = false;
  let lastBalanced = performance.now();
  let lastTidied = performance.now();
  let lastLookedForOwn = performance.now();
  let isGiving = false;

  const sendFrame = (to: string, frame: Frame) => relay.send(to, written(frame));
  const asks = new Asks({ send: sendFrame, settled: meters.forwarded });
  const served = new Served(sendFrame, (error) => log.error({ err: error }, 'what another node asked failed'));
  const membership = new Membership({
    store,
    name,
    version: deps.version,
    log,
    facts: () => ({ tables: local?.live ?? 0, hears: relay.isUp }),
    listenAs: (id) => relay.listenAs(id),
    died: () => local?.loseAll(),
    nodeGone(id, wasDeclared) {
      log.warn({ node: id }, wasDeclared ? 'a node does not live any longer' : 'a node has left');
      if (wasDeclared) sendFrame(id, ['dead']);
      asks.nodeGone(id);
      parts?.router.nodeGone(id);
      parts?.readers.nodeGone(id);
      parts?.channels.nodeGone(id);
      void local?.wakeDue().catch(() => {});
    },
    looked,
  });

  const relay = await openRelay({
    url: deps.redisUrl,
    prefix: REDIS_PREFIX,
    log,
    receive,
    wake: () => {
      parts?.notices.lookSoon();
      void membership.look();
    },
    mayHaveMissed: () => {
      asks.sendAgain();
      parts?.channels.check();
    },
    count: meters.relayed,
  });

  const botHosts = new BotHosts({
    node: () => membership.id,
    nodes: () => membership.others.length + 1,
    order: (order) =>
      relay.client.multi().rPush(THOUGHTS_LIST, JSON.stringify(order)).expire(THOUGHTS_LIST, LIST_KEPT).exec(),
  });

  let isFirst: boolean;
  try {
    await relay.listen(HOSTS_CHANNEL, (message) => botHosts.heard(message));
    isFirst = await membership.join();
  } catch (error) {
    await relay.close();
    asks.close();
    throw error;
  }

  // ---- What other nodes say

  function receive(from: string, frames: readonly Received[]): void {
    for (const received of frames) {
      try {
        hear(from, received);
      } catch (error) {
        log.error({ err: error }, 'a frame of another node could not be read');
      }
    }
  }

  function hear(from: string, received: Received): void {
    const { frame } = received;
    switch (frame[0]) {
      case 'ask':
        void served.serve(from, frame[1], async () => serve(from, frame[2], frame[3]));
        return;
      case 'answer':
      case 'working':
      case 'refused':
      case 'moved':
        asks.hear(frame);
        return;
      case 'hold':
        parts?.readers.held(from, frame[1]);
        return;
      case 'close':
        parts?.readers.close(from, frame[1]);
        return;
      case 'take':
        for (const table of frame[1]) void local?.take(table).catch(() => {});
        return;
      case 'dead':
        void toldDead();
        return;
      case 'thought':
        botHosts.answered(frame[1], frame[2]);
        return;
      default:
        parts?.channels.hear(from, received);
    }
  }

  function serve(from: string, method: string, args: readonly unknown[]): Promise<unknown> {
    if (parts === null) throw new Elsewhere(null);
    if (method !== 'open') return parts.router.serve(method, args);
    const [channel, table, how] = args as [number, string, RemoteReader];
    return parts.readers.open(from, channel, table, how);
  }

  /** Others say that this node is dead. If it cannot ask the database itself, its people are better off elsewhere. */
  async function toldDead(): Promise<void> {
    await Promise.race([membership.look(), sleep(FINDS_OUT_WITHIN)]);
    if (membership.lapsedFor < 0 || isCutOff) return;
    isCutOff = true;
    log.warn({}, 'others have declared this node dead, and it cannot reach the database');
    local?.loseAll();
    deps.sendAway();
  }

  // ---- Giving tables

  async function looked(): Promise<void> {
    if (relay.isUp && isCutOff) {
      isCutOff = false;
      if (!membership.isAlive) await membership.startAnew();
    }
    const { downSince } = relay;
    const isAlone = downSince !== null && membership.others.some(({ hears }) => hears);
    if (isAlone && !isCutOff && performance.now() - downSince > CUT_OFF_AFTER) {
      isCutOff = true;
      log.warn({}, 'this node alone cannot reach Redis: it gives its tables and its people to the others');
      await membership.drain();
      void handOver().then(deps.sendAway);
    }
    balance();
    if (performance.now() - lastTidied < TIDY_EVERY) return;
    lastTidied = performance.now();
    await store.tidy();
  }

  /** Nobody waits for it: a lease must be renewed in time, whatever a table takes. */
  function balance(): void {
    const isDue = performance.now() - lastBalanced > BALANCE_EVERY && !isGiving;
    if (!isDue || !relay.isUp || !membership.isAlive || local === null) return;
    lastBalanced = performance.now();
    const { to, count } = tablesToGive(local.live, membership.others);
    if (to === null) return;
    isGiving = true;
    void give(local.ids().slice(0, count), [to]).finally(() => {
      isGiving = false;
    });
  }

  async function handOver(): Promise<void> {
    const targets = membership.others
      .filter(({ state, hears }) => state === 'alive' && hears)
      .toSorted((a, b) => a.tables - b.tables)
      .map(({ id }) => id);
    if (targets.length > 0) await give(local?.ids() ?? [], targets);
  }

  /** Gives each table to the next of these nodes, some at a time. */
  async function give(tables: readonly string[], targets: readonly string[]): Promise<void> {
    const queue = tables.map((table, i) => ({ table, to: targets[i % targets.length] as string }));
    async function giveNext(): Promise<void> {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { table, to } = next;
        const isGiven = await local
          ?.give(table, to, (owned) => store.handOver(membership.id, owned, to))
          .catch(() => false);
        if (isGiven !== true) continue;
        meters.handedOver();
        sendFrame(to, ['take', [table]]);
      }
    }
    await Promise.all(Array.from({ length: GIVEN_AT_ONCE }, giveNext));
  }

  const lost = setInterval(() => {
    if (isCutOff || relay.isUp || membership.lapsedFor < LOST_AFTER) return;
    isCutOff = true;
    deps.sendAway();
  }, 1000).unref();

  const ownership: Ownership = {
    isShared: true,
    get newHead() {
      return { ...NO_HEAD, owner: membership.id, epoch: 1 };
    },
    async hold(table) {
      const held = await store.hold(membership.id, table);
      if (held === null) throw unknownTable();
      if (!held.isOurs) throw new Elsewhere(held.owner);
      if (held.isNew) meters.claimed('asked');
      return held.stoppedAt;
    },
    letGo: (tables) =>
      store.letGo(
        membership.id,
        tables.map(({ id, head }) => ({ id, epoch: head.epoch })),
      ),
    async due(before, limit) {
      if (!membership.isAlive) return [];
      const claimed = await store.claimDue(membership.id, before, limit);
      for (const _ of claimed) meters.claimed('due');
      if (performance.now() - lastLookedForOwn < OWN_EVERY) return claimed;
      lastLookedForOwn = performance.now();
      return [...claimed, ...(await store.ownDue(membership.id, before))];
    },
  };

  return {
    name,
    ownership,
    redis: relay.client,
    botHosts,
    isFirst,
    get health() {
      if (isCutOff) return 'cut off';
      return relay.isUp ? 'ready' : 'redis';
    },
    get nodes() {
      return membership.others.length + 1;
    },
    get channels() {
      return parts?.channels.size ?? 0;
    },
    now: () => membership.now(),
    open(house, handlers) {
      local = house;
      const ask = async (to: string, method: string, args: readonly unknown[]) => {
        if (!membership.knows(to)) {
          // Dead, or so new that this node has not heard of it.
          void membership.look();
          throw new Elsewhere(null);
        }
        return asks.ask(to, method, args);
      };
      const router = new Router(house, ask);
      const channels = new Channels({
        local: house,
        route: (table, here, there) => router.route(table, here, there),
        ask,
        send: sendFrame,
        isUp: () => relay.isUp,
      });
      const readers = new Readers(house, relay.send);
      const notices = new Notices(store, relay.wakeAll, handlers);
      parts = { router, channels, readers, notices };
      membership.begin();
      notices.begin();
      return router.tables((...args) => channels.open(...args));
    },
    async tell(kind, subject) {
      await parts?.notices.tell(kind, subject).catch((error) => {
        log.warn({ err: error }, 'the other nodes could not be told of a change');
      });
    },
    async handOver() {
      await membership.drain();
      relay.wakeAll();
      await handOver();
    },
    async leave() {
      clearInterval(lost);
      botHosts.close();
      parts?.notices.stop();
      parts?.readers.stop();
      parts?.channels.close();
      asks.close();
      await membership.leave();
      relay.wakeAll();
      await relay.close();
    },
  };
}
