/** What the operator sees and does. */
import { type Kysely, sql } from 'kysely';
import { sanctionRow, storable, userRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import type { ChatRow, ModerationStore, Statistics } from '../store.ts';
import { makeOthersLoadAgain } from './privacy.ts';

const DAY = 86_400_000;
const MAX_FOUND = 50;

export function moderationQueries(db: Kysely<Database>): ModerationStore {
  return {
    async sanctionsOf(user) {
      const sanctions = await db.selectFrom('sanctions').selectAll().where('user_id', '=', user).execute();
      return sanctions.map(sanctionRow);
    },

    async setSanction(user, kind, sanction) {
      await db.deleteFrom('sanctions').where('user_id', '=', user).where('kind', '=', kind).execute();
      if (sanction === null) return;
      const { at, until, reason } = sanction;
      await db
        .insertInto('sanctions')
        .values({ user_id: user, kind, at, until, reason: storable(reason) })
        .execute();
    },

    async reports({ closedToo }) {
      const reports = await db
        .selectFrom('reports')
        .selectAll()
        .$if(!closedToo, (query) => query.where('closed_at', 'is', null))
        .orderBy('at', 'desc')
        .limit(MAX_FOUND)
        .execute();
      return reports.map((one) => ({
        id: one.id,
        at: one.at,
        by: one.by_user,
        table: one.table_id,
        about: one.about_user,
        reason: one.reason,
        context: JSON.parse(one.context) as ChatRow[],
        closedAt: one.closed_at,
      }));
    },

    async closeReport(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ closed_at: at })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async findUsers(text) {
      const part = `%${text.toLowerCase().replace(/[%_\\]/g, (mark) => `\\${mark}`)}%`;
      const found = await db
        .selectFrom('users')
        .selectAll()
        .where(({ or, eb }) => or([eb('id', '=', text), sql<boolean>`lower(name) like ${part} escape '\\'`]))
        .orderBy('seen_at', 'desc')
        .limit(MAX_FOUND)
        .execute();
      return found.map(userRow);
    },

    renameEverywhere: (id, name) =>
      db.transaction().execute(async (all) => {
        const named = { name: storable(name) };
        await makeOthersLoadAgain(all, id);
        await all.updateTable('users').set(named).where('id', '=', id).execute();
        await all.updateTable('seats').set(named).where('user_id', '=', id).execute();
        await all.updateTable('chat').set(named).where('user_id', '=', id).execute();
      }),

    async removeChat(table, n) {
      const { numDeletedRows } = await db
        .deleteFrom('chat')
        .where('table_id', '=', table)
        .where('n', '=', n)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeTable(id) {
      const { numDeletedRows } = await db.deleteFrom('tables').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async addInvitation(hash, at, uses) {
      await db.insertInto('invitations').values({ hash, created_at: at, uses_left: uses }).execute();
    },

    async useInvitation(hash) {
      const { numUpdatedRows } = await db
        .updateTable('invitations')
        .set((set) => ({ uses_left: set('uses_left', '-', 1) }))
        .where('hash', '=', hash)
        .where('uses_left', '>', 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    statistics: (now) => statistics(db, now),
  };
}

async function statistics(db: Kysely<Database>, now: number): Promise<Statistics> {
  const users = await db
    .selectFrom('users')
    .select(({ fn, eb }) => {
      const seenIn = (days: number) =>
        fn.sum<number>(
          eb
            .case()
            .when('seen_at', '>=', now - days * DAY)
            .then(1)
            .else(0)
            .end(),
        );
      return [fn.countAll<number>().as('all'), seenIn(1).as('day'), seenIn(7).as('week'), seenIn(30).as('month')];
    })
    .executeTakeFirstOrThrow();
  const tables = await db
    .selectFrom('tables')
    .select(({ fn }) => ['game', 'status', fn.countAll<number>().as('tables')])
    .groupBy(['game', 'status'])
    .orderBy('game')
    .orderBy('status')
    .execute();
  const finished = await db
    .selectFrom('entries')
    .innerJoin('tables', 'tables.id', 'entries.table_id')
    .select(({ fn }) => [
      'game',
      fn.count<number>('tables.id').distinct().as('games'),
      fn.countAll<number>().as('lines'),
      sql<number>`sum(length(body))`.as('bytes'),
    ])
    .where('status', '=', 'finished')
    .groupBy('game')
    .execute();
  const reports = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    users: { all: users.all, day: Number(users.day), week: Number(users.week), month: Number(users.month) },
    tables,
    perGame: finished.map(({ game, games, lines, bytes }) => ({
      game,
      choices: Math.round(lines / games),
      kilobytes: Math.round(Number(bytes) / games / 102.4) / 10,
    })),
    openReports: reports.count,
  };
}
