/** The times in which no server ran, so that nobody loses by them. */
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Database } from '../schema.ts';
import type { Outage, Store } from '../store.ts';

/** Longer than the slowest clock can run for one decision, so an outage is known as long as it matters. */
const KEPT_FOR = 60 * 24 * 60 * 60 * 1000;

/**
 * A sign that is later than the last heartbeat by more than this was left by a server with another database: this one is a
 * backup that was put in its place. Or nothing could be stored for so long, and so nobody could play.
 */
const SAME_LIFE = 60_000;

const HEARTBEAT = 1;

export function outageQueries({
  db,
  writeLiveness,
  readLiveness,
}: Engine): Pick<Store, 'wakeUp' | 'addOutage' | 'heartbeat' | 'writeLiveness'> {
  return {
    async wakeUp(now, isFirst = true) {
      const sign = await readLiveness();
      return db.transaction().execute(async (transaction) => {
        const from = await lastSignOfLife(transaction, sign, now);
        if (from !== null && isFirst) await note(transaction, { from, to: now });
        await beat(transaction, now);
        await transaction
          .deleteFrom('outages')
          .where('ended_at', '<', now - KEPT_FOR)
          .execute();
        const kept = await transaction.selectFrom('outages').selectAll().orderBy('began_at').execute();
        return kept.map((outage) => ({ from: outage.began_at, to: outage.ended_at }));
      });
    },

    addOutage: (outage) => db.transaction().execute((transaction) => note(transaction, outage)),
    heartbeat: (now) => beat(db, now),
    writeLiveness,
  };
}

/** The last heartbeat, or the last sign or choice if one came after it; null where no server ran before. */
async function lastSignOfLife(db: Kysely<Database>, sign: number | null, now: number): Promise<number | null> {
  const heartbeat = await db
    .selectFrom('heartbeat')
    .select('at')
    .where('id', '=', HEARTBEAT)
    .where('at', '<', now)
    .executeTakeFirst();
  if (heartbeat === undefined) return null;
  const { touched } = await db
    .selectFrom('tables')
    .select((select) => select.fn.max('touched_at').as('touched'))
    .where('status', '=', 'playing')
    .where('touched_at', '<', now)
    .executeTakeFirstOrThrow();
  const isOfThisLife = sign !== null && sign < now && sign - heartbeat.at < SAME_LIFE;
  return Math.max(heartbeat.at, Number(touched ?? 0), isOfThisLife ? sign : 0);
}

async function beat(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ id: HEARTBEAT, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
}

/**
 * Clocks stood still meanwhile: what a table waits for comes later by as much of the outage as it lived through. What is noted
 * of an outage already, perhaps without an answer, counts once.
 */
async function note(db: Kysely<Database>, outage: Outage): Promise<void> {
  const noted = await db
    .selectFrom('outages')
    .select('ended_at')
    .where('began_at', '=', outage.from)
    .executeTakeFirst();
  const from = Math.max(outage.from, noted?.ended_at ?? outage.from);
  if (noted !== undefined && outage.to <= from) return;
  await db
    .insertInto('outages')
    .values({ began_at: outage.from, ended_at: outage.to })
    .onConflict((conflict) => conflict.column('began_at').doUpdateSet({ ended_at: outage.to }))
    .execute();
  await db
    .updateTable('tables')
    .set((set) => {
      const stoodFrom = set.case().when('touched_at', '>', from).then(set.ref('touched_at')).else(set.val(from)).end();
      return { wakes_at: set('wakes_at', '+', set(set.val(outage.to), '-', stoodFrom)) };
    })
    .where('status', '=', 'playing')
    .where('wakes_at', 'is not', null)
    .where('touched_at', '<', outage.to)
    .execute();
}
