/** Users, what signs them in, whom they do not want to hear, and what they report. */
import type { Kysely } from 'kysely';
import { reportRecord, storable, tokenRecord, tokenRow, userRecord, userRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import type { Store, UserRow } from '../store.ts';

type UserQueries = Pick<
  Store,
  | 'createUser'
  | 'user'
  | 'userByToken'
  | 'renameUser'
  | 'markSeen'
  | 'addToken'
  | 'tokensOf'
  | 'removeSessions'
  | 'removeToken'
  | 'redeemToken'
  | 'mutesOf'
  | 'setMute'
  | 'addReport'
>;

export function userQueries(db: Kysely<Database>): UserQueries {
  return {
    async createUser(user, token) {
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('users').values(userRecord(user)).execute();
        await transaction.insertInto('tokens').values(tokenRecord(token)).execute();
      });
    },

    user: (id) => userById(db, id),

    async userByToken(hash, kinds) {
      if (kinds.length === 0) return null;
      const token = await db
        .selectFrom('tokens')
        .selectAll()
        .where('hash', '=', hash)
        .where('kind', 'in', kinds)
        .executeTakeFirst();
      if (token === undefined) return null;
      const user = await userById(db, token.user_id);
      return user === null ? null : { user, token: tokenRow(token) };
    },

    async renameUser(id, name) {
      await db
        .updateTable('users')
        .set({ name: storable(name) })
        .where('id', '=', id)
        .execute();
    },

    async markSeen(user, token, at) {
      await Promise.all([
        db.updateTable('users').set({ seen_at: at }).where('id', '=', user).execute(),
        db.updateTable('tokens').set({ used_at: at }).where('id', '=', token).where('user_id', '=', user).execute(),
      ]);
    },

    async addToken(token) {
      await db.insertInto('tokens').values(tokenRecord(token)).execute();
    },

    async tokensOf(user, kind) {
      const tokens = await db
        .selectFrom('tokens')
        .selectAll()
        .where('user_id', '=', user)
        .where('kind', '=', kind)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return tokens.map(tokenRow);
    },

    async removeSessions(before) {
      const { numDeletedRows } = await db
        .deleteFrom('tokens')
        .where('kind', '=', 'session')
        .where((token) => token(token.fn.coalesce('used_at', 'created_at'), '<', before))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async removeToken(user, id) {
      const removed = await db
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where('user_id', '=', user)
        .returning('id')
        .execute();
      return removed.length > 0;
    },

    async redeemToken(hash, kind) {
      const token = await db
        .deleteFrom('tokens')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .returning('user_id')
        .executeTakeFirst();
      return token === undefined ? null : userById(db, token.user_id);
    },

    async mutesOf(user) {
      const mutes = await db
        .selectFrom('mutes')
        .select('other_id')
        .where('user_id', '=', user)
        .orderBy('other_id')
        .execute();
      return mutes.map(({ other_id }) => other_id);
    },

    async setMute(user, other, muted) {
      const mute = { user_id: user, other_id: other };
      if (muted) {
        await db
          .insertInto('mutes')
          .values(mute)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db.deleteFrom('mutes').where('user_id', '=', user).where('other_id', '=', other).execute();
      }
    },

    async addReport(report) {
      await db.insertInto('reports').values(reportRecord(report)).execute();
    },
  };
}

async function userById(db: Kysely<Database>, id: string): Promise<UserRow | null> {
  const record = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return record === undefined ? null : userRow(record);
}
