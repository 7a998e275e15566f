/** Tables, read. What is written about them goes through commits. */
import { TABLE_STATUSES } from '@conclave/protocol';
import type { Kysely } from 'kysely';
import { storedTable, type TableRecords, tableRow } from '../rows.ts';
import type { ChatRecord, Database, SeatRecord, TableRecord } from '../schema.ts';
import type { Store, TableRow } from '../store.ts';

/** Long tables talk a lot; who comes back reads the end of it. */
const CHAT_KEPT_AT_HAND = 200;

type TableQueries = Pick<
  Store,
  | 'loadTable'
  | 'loadRecords'
  | 'loadRow'
  | 'raiseBarrier'
  | 'tableByCode'
  | 'openTables'
  | 'tablesOf'
  | 'tablesToWake'
  | 'tablesUnused'
  | 'removeTables'
  | 'countTables'
>;

export function tableQueries(db: Kysely<Database>): TableQueries {
  /** A commit between two queries must not show in one and not in the other. */
  function snapshot<T>(read: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  }

  return {
    async loadTable(id) {
      const found = await snapshot((db) => records(db, id));
      return found === null ? null : storedTable(found);
    },
    loadRecords: (id) => snapshot((db) => records(db, id)),
    async loadRow(id) {
      const found = await snapshot((db) => rowAndHead(db, id));
      return found === null ? null : { head: found.head, table: tableRow(found.table, found.seats) };
    },

    async raiseBarrier(table) {
      await db
        .updateTable('heads')
        .set((set) => ({ revision: set('revision', '+', 1) }))
        .where('table_id', '=', table)
        .execute();
    },

    async tableByCode(code) {
      const found = await db.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst();
      return found?.id ?? null;
    },

    async openTables(limit) {
      const records = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'public')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return withSeats(db, records);
    },

    async tablesOf(user, limit) {
      const records = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', 'in', tablesWith(db, user))
        .orderBy((order) => order.case().when('status', 'in', ['gathering', 'playing']).then(0).else(1).end())
        // Not by when a table was last written: its place in the list would show that somebody has answered in secret.
        .orderBy((order) => order.fn.coalesce('finished_at', 'started_at', 'created_at'), 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return withSeats(db, records);
    },

    async tablesToWake(now, limit) {
      const records = await db
        .selectFrom('tables')
        .select('id')
        .where('wakes_at', '<=', now)
        .where('status', '=', 'playing')
        .orderBy('wakes_at')
        .limit(limit)
        .execute();
      return records.map(({ id }) => id);
    },

    async tablesUnused(before, limit) {
      const found = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'gathering')
        .where('touched_at', '<', before)
        .orderBy('touched_at')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    async removeTables(which, before, limit) {
      const over = db
        .selectFrom('tables')
        .select('id')
        .where('status', 'in', which === 'ended' ? ['finished', 'abandoned'] : ['abandoned'])
        .where('touched_at', '<', before)
        .$if(which === 'never-begun', (query) => query.where('started_at', 'is', null))
        .limit(limit);
      const removed = await db.deleteFrom('tables').where('id', 'in', over).returning('id').execute();
      return removed.length;
    },

    async countTables() {
      const counted = await db
        .selectFrom('tables')
        .select((select) => ['status', select.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(TABLE_STATUSES.map((status) => [status, 0]));
      for (const { status, count } of counted) counts[status] = count;
      return counts as Awaited<ReturnType<Store['countTables']>>;
    },
  };
}

/** The ids of the tables where the user sits or hosts: only these have lines of the user in their logs. */
export function tablesWith(db: Kysely<Database>, user: string) {
  // A union and no "or": each half has an index of its own.
  return db
    .selectFrom('seats')
    .select('table_id as id')
    .where('user_id', '=', user)
    .union(db.selectFrom('tables').select('id').where('host', '=', user));
}

async function rowAndHead(
  db: Kysely<Database>,
  id: string,
): Promise<Pick<TableRecords, 'head' | 'table' | 'seats'> | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const head = await db
    .selectFrom('heads')
    .select(['owner', 'epoch', 'revision', 'length'])
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { head, table, seats };
}

async function records(db: Kysely<Database>, id: string): Promise<TableRecords | null> {
  const row = await rowAndHead(db, id);
  if (row === null) return null;
  const entries = await db
    .selectFrom('entries')
    .select(['at', 'user_id', 'command', 'body', 'position_change'])
    .where('table_id', '=', id)
    .orderBy('n')
    .execute();
  const position = await db.selectFrom('positions').selectAll().where('table_id', '=', id).executeTakeFirst();
  return { ...row, entries, position: position ?? null, chat: await chatAtHand(db, id) };
}

/** The latest messages, and whatever was claimed before them. */
async function chatAtHand(db: Kysely<Database>, table: string): Promise<readonly ChatRecord[]> {
  const ofTable = db.selectFrom('chat').selectAll().where('table_id', '=', table);
  const latest = await ofTable.orderBy('n', 'desc').limit(CHAT_KEPT_AT_HAND).execute();
  latest.reverse();
  const [oldest] = latest;
  if (oldest === undefined || latest.length < CHAT_KEPT_AT_HAND) return latest;
  const claims = await ofTable.where('n', '<', oldest.n).where('claim', 'is not', null).orderBy('n').execute();
  return [...claims, ...latest];
}

async function withSeats(db: Kysely<Database>, records: readonly TableRecord[]): Promise<readonly TableRow[]> {
  if (records.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('table_id')
    .orderBy('seat')
    .execute();
  const byTable = new Map<string, SeatRecord[]>();
  for (const seat of seats) byTable.set(seat.table_id, [...(byTable.get(seat.table_id) ?? []), seat]);
  return records.map((record) => tableRow(record, byTable.get(record.id) ?? []));
}
