/** A house of tables on a real store in a temporary folder, and people who sit in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, type Choice, type GameRecord, type Observer, SeededChance } from '@conclave/kernel';
import {
  type CreateTable,
  createTableSchema,
  type Replay,
  type Snapshot,
  type TableInfo,
  type Update,
} from '@conclave/protocol';
import { gameNamed } from '@conclave/registry';
import { vigil } from '../../kernel/test/toy/index.ts';
import { openStore } from '../src/storage/index.ts';
import type { Store } from '../src/storage/store.ts';
import { rewound } from '../src/tables/core/rewind.ts';
import type { TableDeps } from '../src/tables/deps.ts';
import { alone } from '../src/tables/ownership.ts';
import { retold } from '../src/tables/replay.ts';
import type { Reader, Retold, User } from '../src/tables/service.ts';
import { createTables, type TableHouse } from '../src/tables/tables.ts';

export const ada: User = { id: 'ada', name: 'Ada' };
export const bob: User = { id: 'bob', name: 'Bob' };
export const eve: User = { id: 'eve', name: 'Eve' };

export const RISE = { game: 'rise-of-cthulhu', seats: 2 } as const;
export const DEEP = { game: 'cult-of-the-deep', seats: 4 } as const;

/** Decides at once and at random: how bots think is tested with the pool. */
export const quickBots: TableDeps['bots'] = {
  async decide({ asked }) {
    return new SeededChance(JSON.stringify(asked)).pick(asked.options);
  },
  async says() {
    return null;
  },
};

const gameHere = (id: string): AnyGame => (id === 'vigil' ? (vigil as AnyGame) : gameNamed(id));

/** Does at once what workers do: they do not know the games of tests. */
export function workWith(gameFor: TableDeps['gameNamed']): TableDeps['work'] {
  return {
    retell: async (retelling) => retold(retelling, gameFor),
    rewind: async (rewind) => rewound(rewind, gameFor),
  };
}

export interface House {
  readonly tables: TableHouse;
  readonly store: Store;
  /** The same folder, as after a restart; `tables` before it are forgotten. */
  restart(deps?: Partial<TableDeps>): Promise<House>;
  close(): Promise<void>;
}

export async function openHouse(deps: Partial<TableDeps> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  return houseIn(folder, deps);
}

async function houseIn(folder: string, deps: Partial<TableDeps>): Promise<House> {
  const store = await openStore({ folder });
  const outages = await store.wakeUp(Date.now());
  const everything: TableDeps = {
    store,
    ownership: alone(deps.store ?? store),
    bots: quickBots,
    work: workWith(gameHere),
    gameNamed: gameHere,
    limits: null,
    now: Date.now,
    outages,
    awaySince: () => null,
    storeFailed() {},
    isStoreBack: async () => true,
    log: { info() {}, warn() {}, error: (facts, text) => console.error(text, facts) },
    meters: { choice() {}, commit() {}, commitFailed() {} },
    botPace: 0,
    ...deps,
  };
  const tables = createTables(everything, { idleAfter: 60_000, roundEvery: 200 });
  const shut = async () => {
    await tables.close();
    await store.close();
  };
  return {
    tables,
    store,
    async restart(next = deps) {
      await shut();
      return houseIn(folder, next);
    },
    async close() {
      await shut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function request(wanted: Partial<CreateTable> & { game: string; seats: number }): CreateTable {
  return { ...createTableSchema.parse({ game: wanted.game, seats: wanted.seats }), ...wanted };
}

/** A table in play with these people on its first seats. */
export async function tableOf(
  { tables }: House,
  wanted: Partial<CreateTable> & { game: string; seats: number },
  people: readonly User[] = [ada, bob],
): Promise<TableInfo> {
  const [host, ...others] = people as [User, ...User[]];
  const { id } = await tables.create(host, request(wanted));
  for (const one of others) await tables.join(one, id, {});
  return tables.start(host, id);
}

/** A finished game as an observer was told it. */
export async function replayOf({ tables }: House, user: User, table: string, as: Observer | 'all'): Promise<Replay> {
  return unpacked(await tables.retell(user, table, as, user.id));
}

export async function recordOf({ tables }: House, user: User, table: string): Promise<GameRecord> {
  return unpacked(await tables.retell(user, table, 'record', user.id));
}

async function unpacked<T>({ packed }: Retold): Promise<T> {
  return JSON.parse(gunzipSync(await packed()).toString());
}

/** What a user sees, and the first of their options. */
export async function optionOf({ tables }: House, user: User, table: string, pick = firstOf) {
  const snapshot = await tables.snapshot(user, table);
  const { decision, view } = snapshot;
  if (decision === null) throw new Error(`${user.name} is not asked`);
  const { options } = (view as { pending: { options: readonly Choice[] } }).pending;
  return { decision: decision.id, choice: pick(options), snapshot };
}

function firstOf(options: readonly Choice[]): Choice {
  return options[0] as Choice;
}

let commands = 0;
export const commandId = (): string => `c${++commands}`;

/** Lets the user choose the first option, or the one picked. */
export async function choose(house: House, user: User, table: string, pick = firstOf): Promise<void> {
  const { decision, choice } = await optionOf(house, user, table, pick);
  await house.tables.play(user, table, { type: 'choose', id: commandId(), decision, choice });
}

/** Whose turn it is among these. */
export async function askedAmong({ tables }: House, table: string, users: readonly User[]): Promise<User[]> {
  const snapshots = await Promise.all(users.map((user) => tables.snapshot(user, table)));
  return users.filter((_, i) => snapshots[i]?.decision !== null);
}

/** A reader that keeps everything it is sent. */
export function keepingReader(user: User | null): Reader & {
  readonly snapshots: Snapshot[];
  readonly updates: Update[];
  readonly reasons: string[];
} {
  const snapshots: Snapshot[] = [];
  const updates: Update[] = [];
  const reasons: string[] = [];
  return {
    user,
    snapshots,
    updates,
    reasons,
    send(message) {
      if (message.type === 'snapshot') {
        snapshots.push(message.snapshot);
        return;
      }
      const { type: _, table: __, ...update } = JSON.parse(message.text);
      updates.push(update);
    },
    resumed() {},
    closed: ({ message }) => void reasons.push(message),
  };
}

export async function until(isSo: () => boolean | Promise<boolean>, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
