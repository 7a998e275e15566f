/** Copies everything into another database, for backups and to move from SQLite to PostgreSQL or back. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@conclave/kernel';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres/open.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite/open.ts';
import { StorageUnavailable } from './store.ts';

/** `postgres://...`, or a data folder of SQLite. */
export type Place = string;

/** What was copied, row by row. */
export type Copied = Readonly<Record<string, number>>;

/** Every table with its key, those that others refer to first. */
const KEYS = {
  users: ['id'],
  tokens: ['id'],
  mutes: ['user_id', 'other_id'],
  sanctions: ['user_id', 'kind'],
  invitations: ['hash'],
  tables: ['id'],
  heads: ['table_id'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'n'],
  positions: ['table_id'],
  chat: ['table_id', 'n'],
  reports: ['id'],
  outages: ['began_at'],
  heartbeat: ['id'],
} as const satisfies { [T in keyof Database]: readonly (keyof Database[T])[] };

const ROWS_AT_ONCE = 500;
const OWNER_ONLY = 0o600;

const isPostgres = (place: Place) => /^postgres(ql)?:\/\//.test(place);
const SILENT = { info() {}, warn() {} };

function open(place: Place): Promise<Engine> {
  return isPostgres(place) ? openPostgres(place, SILENT, () => {}) : openSqlite(place, SILENT, () => {});
}

async function withBoth<T>(from: Place, to: Place, work: (from: Engine, to: Engine) => Promise<T>): Promise<T> {
  try {
    const source = await open(from);
    try {
      const target = await open(to);
      return await work(source, target).finally(() => target.close());
    } finally {
      await source.close();
    }
  } catch (error) {
    throw error instanceof StorageUnavailable ? new BadInput(error.message) : error;
  }
}

/** Copies all data into an empty database. Either all of it is there afterwards, or nothing. With `dryRun` it only counts. */
export async function moveData(from: Place, to: Place, { dryRun = false } = {}): Promise<Copied> {
  mustExist(from);
  return withBoth(from, to, async (source, target) => {
    const { db } = source;
    await source.takeOver();
    if ((await countOf(target.db, 'users')) + (await countOf(target.db, 'tables')) > 0)
      throw new BadInput('there is data at the target already; name an empty database or folder');
    if (dryRun) return counts(db);
    const copied = await copy(db, target.db);
    // When a server last ran: clocks stand still from then until the next one starts.
    const at = (await source.readLiveness()) ?? 0;
    const heartbeat = target.db.updateTable('heartbeat');
    await heartbeat.set({ holder: null }).execute();
    await heartbeat.set({ at }).where('at', '<', at).execute();
    return copied;
  });
}

/** Writes a SQLite database with everything into a new file. The server may go on meanwhile. */
export async function backUp(from: Place, file: string): Promise<void> {
  mustExist(from);
  if (existsSync(file)) throw new BadInput(`${file} exists already; name a new file`);
  if (!isPostgres(from)) {
    await vacuum(join(from, 'conclave.db'), resolve(file));
    return chmod(file, OWNER_ONLY);
  }
  const folder = await mkdtemp(join(dirname(resolve(file)), '.conclave-backup-'));
  try {
    await withBoth(from, folder, ({ db }, target) => copy(db, target.db));
    await rename(join(folder, 'conclave.db'), file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function vacuum(from: string, to: string): Promise<void> {
  return new Promise((done, fail) => {
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const worker = new Worker(new URL('./sqlite/vacuum.ts', import.meta.url), { workerData: { from, to }, execArgv });
    worker.on('error', (error) => fail(new BadInput(`${to} could not be written: ${error.message}`)));
    worker.on('exit', () => done());
  });
}

function mustExist(from: Place): void {
  if (isPostgres(from) || existsSync(join(from, 'conclave.db'))) return;
  throw new BadInput(`there is no database in ${from}; name its folder with --data, or set DATABASE_URL`);
}

async function copy(from: Kysely<Database>, to: Kysely<Database>): Promise<Copied> {
  const snapshot = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute((source) =>
    to.transaction().execute(async (target) => {
      const copied: Record<string, number> = {};
      for (const [table, key] of entriesOf(KEYS)) {
        copied[table] = 0;
        for await (const rows of rowsOf(source, table, key)) {
          await target.insertInto(table).values(rows).execute();
          copied[table] += rows.length;
        }
      }
      return copied;
    }),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the rows of whichever table it is are handed on as they are
type Rows = any[];

async function* rowsOf(db: Kysely<Database>, table: keyof Database, key: readonly string[]): AsyncGenerator<Rows> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: unknown[] | null = null;
  for (;;) {
    const where: unknown[] | null = after;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}
      ${where === null ? sql`` : sql`where (${columns}) > (${sql.join(where)})`}
      order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE || last === undefined) return;
    after = key.map((column) => last[column]);
  }
}

async function counts(db: Kysely<Database>): Promise<Copied> {
  const found: Record<string, number> = {};
  for (const [table] of entriesOf(KEYS)) found[table] = await countOf(db, table);
  return found;
}

async function countOf(db: Kysely<Database>, table: keyof Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
