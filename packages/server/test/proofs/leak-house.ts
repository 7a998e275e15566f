/**
 * A whole server whose tables begin where the proof wants them to, and draw the chance that it wants. Everything else is the
 * real thing: storage, tables, HTTP, sockets. Leaks can be planted in it, to see that the proof finds them.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Chance, type GameEvent, NumberChance, SeededChance, type State } from '@conclave/kernel';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../../src/http/app.ts';
import { isAllowedOrigin } from '../../src/http/guard.ts';
import { createLimits } from '../../src/http/limits.ts';
import { createIdentity } from '../../src/identity/index.ts';
import { newToken } from '../../src/identity/tokens.ts';
import { createModeration } from '../../src/moderation/moderation.ts';
import { configFrom } from '../../src/ops/config.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { attachSockets } from '../../src/socket/index.ts';
import { openStore } from '../../src/storage/index.ts';
import { alone } from '../../src/tables/ownership.ts';
import type { Tables } from '../../src/tables/service.ts';
import { createTables } from '../../src/tables/tables.ts';
import { quickBots, workWith } from '../house.ts';

/** One of two worlds that somebody cannot tell apart, as it stands at its table. */
export interface World {
  readonly game: AnyGame;
  /** Both worlds of a pair have the same: what chance brings depends on it and on what was told so far. */
  readonly seed: string;
  state: State;
  readonly events: GameEvent[];
}

/** A leak to be found. */
export interface Plant {
  /** In what the game shows. */
  readonly game?: (game: AnyGame) => AnyGame;
  /** In what the server makes of it; the worlds are those at its tables. */
  readonly tables?: (tables: Tables, worldAt: (table: string) => World | undefined) => Tables;
}

export interface LeakHouse {
  readonly url: string;
  /** The next table that is opened stands in this world, from its start on. */
  begin(world: World, open: () => Promise<string>): Promise<string>;
  close(): Promise<void>;
}

export async function openLeakHouse(games: readonly AnyGame[], plant: Plant = {}, botPace = 0): Promise<LeakHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-leak-'));
  const config = configFrom({ DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  const log = createLog(config.logLevel);
  const store = await openStore({ folder, log });
  const worlds = new Map<string, World>();
  let next: World | null = null;

  const gameNamed = (id: string): AnyGame => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(`there is no game ${id} in this house`);
    const shown = plant.game?.(game) ?? game;
    return next === null ? shown : gameIn(next, shown);
  };
  const metrics = createMetrics();
  const house = createTables(
    {
      store,
      ownership: alone(store),
      bots: quickBots,
      work: workWith(gameNamed),
      gameNamed,
      limits: null,
      now: Date.now,
      outages: [],
      awaySince: () => null,
      storeFailed() {},
      isStoreBack: async () => true,
      log,
      meters: metrics,
      botPace,
    },
    { idleAfter: 3_600_000, roundEvery: 3_600_000 },
  );
  const tables = plant.tables?.(house, (table) => worlds.get(table)) ?? house;
  const identity = createIdentity(store, {
    forget: (user) => tables.forget(user),
    muteChanged: (user) => sockets.muteChanged(user),
    signedOut: (user) => sockets.signedOut(user),
  });
  const limits = createLimits(false);
  const stopping = new AbortController();
  const canStore = async () => true;
  const app = createApp({
    config,
    identity,
    tables,
    moderation: createModeration(store, identity, house),
    operatorToken: newToken(),
    admit: null,
    limits,
    log,
    metrics,
    stopping: stopping.signal,
    canStore,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sockets = attachSockets({
    addressOf: () => 'here',
    doors: { perUser: 100, perAddress: 1000 },
    refused() {},
    server,
    tables,
    authenticate: identity.authenticate,
    mutedBy: identity.mutedBy,
    isAllowedOrigin: (origin, { host }) => isAllowedOrigin(origin, host, []),
    log,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    async begin(world, open) {
      next = world;
      try {
        const table = await open();
        worlds.set(table, world);
        return table;
      } finally {
        next = null;
      }
    },
    async close() {
      stopping.abort();
      await sockets.close(0);
      server.closeAllConnections();
      server.close();
      await house.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The game as it is played in one world: it begins there, and the same events bring the same chance in both worlds. */
function gameIn(world: World, shown: AnyGame): AnyGame {
  return {
    ...shown,
    setup: () => world.game.clone(world.state),
    apply(state, seat, choice, ctx) {
      const events: GameEvent[] = [];
      const chance = new SeededChance(`${world.seed} ${world.events.length}`);
      const pending = shown.apply(state, seat, choice, {
        chance: new Noticed(chance, () => ctx.uncover()),
        tell(event) {
          events.push(event);
          ctx.tell(event);
        },
        uncover: () => ctx.uncover(),
      });
      world.events.push(...events);
      world.state = world.game.clone(state);
      return pending;
    },
  };
}

/** What chance has decided cannot be taken back: the table must hear of it, though the outcome is ours. */
class Noticed extends NumberChance {
  private readonly source: Chance;
  private readonly notice: () => void;

  constructor(source: Chance, notice: () => void) {
    super();
    this.source = source;
    this.notice = notice;
  }

  below(n: number): number {
    this.notice();
    return this.source.below(n);
  }
}
