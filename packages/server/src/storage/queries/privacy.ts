/** All that is known about a user, to be handed out or taken away. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { ChatRow, Store } from '../store.ts';
import { tablesWith } from './tables.ts';

export function privacyQueries(db: Kysely<Database>): Pick<Store, 'deleteUser' | 'removeIdleUsers' | 'exportUser'> {
  return {
    removeIdleUsers: (before, limit) => removeIdleUsers(db, before, limit),
    deleteUser: (id) => db.transaction().execute((transaction) => deleteUser(transaction, id)),
    exportUser: (id) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((snapshot) => exportUser(snapshot, id)),
  };
}

async function deleteUser(db: Kysely<Database>, id: string): Promise<void> {
  // The log stays as it was played, so somebody must have played it: nobody that anybody knows.
  const nobody = `deleted-${randomBytes(8).toString('hex')}`;
  await makeOthersLoadAgain(db, id);

  await db.deleteFrom('mutes').where('other_id', '=', id).execute();
  // Their tokens and mutes go with them.
  await db.deleteFrom('users').where('id', '=', id).execute();

  // The log first: its lines are found by the tables, and those by seat and host.
  await db
    .updateTable('entries')
    .set({ user_id: nobody })
    .where('table_id', 'in', tablesWith(db, id))
    .where('user_id', '=', id)
    .execute();
  await db.updateTable('tables').set({ host: null }).where('host', '=', id).execute();
  await db.updateTable('seats').set({ user_id: null, name: '' }).where('user_id', '=', id).execute();
  await db
    .updateTable('chat')
    .set({ user_id: nobody, name: '', text: '', claim: null, after_events: null, command: null })
    .where('user_id', '=', id)
    .execute();

  await db.updateTable('reports').set({ by_user: nobody, reason: '' }).where('by_user', '=', id).execute();
  await db.updateTable('reports').set({ about_user: nobody }).where('about_user', '=', id).execute();
  for (const report of await reportsThatQuote(db, id)) {
    const context = report.context.map((row) => (row.user === id ? wordless(row, nobody) : row));
    await db
      .updateTable('reports')
      .set({ context: JSON.stringify(context) })
      .where('id', '=', report.id)
      .execute();
  }
}

async function removeIdleUsers(db: Kysely<Database>, before: number, limit: number): Promise<readonly string[]> {
  // In one statement, so that nobody can sit down between the look and the removal. Whoever is in a log sits or hosts.
  const removed = await db
    .deleteFrom('users')
    .where('id', 'in', (where) =>
      where
        .selectFrom('users')
        .select('id')
        .where('seen_at', '<', before)
        .where(({ and, exists, not, selectFrom }) =>
          and([
            not(exists(selectFrom('seats').select('seat').whereRef('seats.user_id', '=', 'users.id'))),
            not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'users.id'))),
            not(exists(selectFrom('chat').select('n').whereRef('chat.user_id', '=', 'users.id'))),
            not(
              exists(
                selectFrom('reports')
                  .select('reports.id')
                  .where(({ or, eb, ref }) =>
                    or([eb('by_user', '=', ref('users.id')), eb('about_user', '=', ref('users.id'))]),
                  ),
              ),
            ),
          ]),
        )
        .limit(limit),
    )
    .returning('id')
    .execute();
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('mutes').where('other_id', 'in', ids).execute();
  return ids;
}

/** That something was said, when and where, but neither what nor by whom. */
function wordless({ claim: _, after: __, ...row }: ChatRow, nobody: string): ChatRow {
  return { ...row, user: nobody, name: '', text: '' };
}

/** Whoever holds one of these tables in memory must not write the name back: raising the head refuses that commit. */
export async function makeOthersLoadAgain(db: Kysely<Database>, user: string): Promise<void> {
  const spokenAt = db.selectFrom('chat').select('table_id as id').where('user_id', '=', user);
  await db
    .updateTable('heads')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .where('table_id', 'in', tablesWith(db, user).union(spokenAt))
    .execute();
}

async function reportsThatQuote(
  db: Kysely<Database>,
  user: string,
): Promise<readonly { id: string; at: number; table: string; context: readonly ChatRow[] }[]> {
  const reports = await db
    .selectFrom('reports')
    .select(['id', 'at', 'table_id as table', 'context'])
    .where('context', 'like', `%${JSON.stringify(user)}%`)
    .orderBy('at')
    .execute();
  return reports
    .map((report) => ({ ...report, context: JSON.parse(report.context) as ChatRow[] }))
    .filter(({ context }) => context.some((row) => row.user === user));
}

async function exportUser(db: Kysely<Database>, id: string): Promise<unknown> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined) return null;
  const quoted = await reportsThatQuote(db, id);
  return {
    user,
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'kind', 'label', 'created_at as createdAt', 'used_at as usedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    mutes: (
      await db.selectFrom('mutes').select('other_id').where('user_id', '=', id).orderBy('other_id').execute()
    ).map(({ other_id }) => other_id),
    hosted: await db
      .selectFrom('tables')
      .select(['id as table', 'game', 'created_at as createdAt'])
      .where('host', '=', id)
      .orderBy('created_at')
      .execute(),
    seats: await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['table_id as table', 'game', 'status', 'seat', 'name', 'entropy', 'created_at as createdAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    choices: await choicesOf(db, id),
    chat: await chatOf(db, id),
    reportsByMe: await db
      .selectFrom('reports')
      .select(['id', 'at', 'table_id as table', 'about_user as about', 'reason'])
      .where('by_user', '=', id)
      .orderBy('at')
      .execute(),
    // Without who reported, who has a right to be protected too.
    reportsAboutMe: await db
      .selectFrom('reports')
      .select(['at', 'table_id as table', 'reason'])
      .where('about_user', '=', id)
      .orderBy('at')
      .execute(),
    quotedInReports: quoted.map(({ at, table, context }) => ({
      at,
      table,
      lines: context.filter((row) => row.user === id),
    })),
  };
}

async function chatOf(db: Kysely<Database>, user: string): Promise<readonly unknown[]> {
  const lines = await db
    .selectFrom('chat')
    .select(['table_id as table', 'n', 'at', 'channel', 'name', 'seat', 'text', 'claim'])
    .where('user_id', '=', user)
    .orderBy('at')
    .orderBy('table_id')
    .orderBy('n')
    .execute();
  return lines.map(({ claim, ...line }) => (claim === null ? line : { ...line, claim: JSON.parse(claim) }));
}

/** What the user did in the log. What happened then is left out: it may hold what other seats hide. */
async function choicesOf(db: Kysely<Database>, user: string): Promise<readonly unknown[]> {
  const entries = await db
    .selectFrom('entries')
    .select(['table_id', 'n', 'at', 'command', 'body'])
    .where('table_id', 'in', tablesWith(db, user))
    .where('user_id', '=', user)
    .orderBy('table_id')
    .orderBy('n')
    .execute();
  return entries.map(({ table_id, n, at, command, body }) => {
    const { kind, seat, choice } = JSON.parse(body) as { kind: string; seat?: number; choice?: unknown };
    return { table: table_id, n, at, command, kind, seat, choice };
  });
}
