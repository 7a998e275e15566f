import { Kysely, PostgresDialect } from 'kysely';
import type { Engine, StorageLog } from '../engine.ts';
import { inGroups } from '../group.ts';
import { migrate } from '../migrations/index.ts';
import type { Database } from '../schema.ts';
import type { Commit } from '../store.ts';
import { writeCommits } from './commit.ts';
import { makePool, type Pool } from './pool.ts';
import { lastSign, leaveSign } from './sign.ts';

const LARGEST_GROUP = 256;

/** Several servers may have the same PostgreSQL open: it decides their races. */
export async function openPostgres(url: string, log: StorageLog): Promise<Engine> {
  await bringUpToDate(url, log);
  const pool = makePool(url, log);
  const commits = inGroups((group: readonly Commit[]) => writeCommits(pool, group), LARGEST_GROUP);
  return {
    db: kyselyOver(pool),
    commit: commits.add,
    leaveSign: (at) => leaveSign(pool, at),
    lastSign: () => lastSign(pool),
    async close() {
      await commits.idle();
      await pool.end();
    },
  };
}

async function bringUpToDate(url: string, log: StorageLog): Promise<void> {
  const pool = makePool(url, log, { isPatient: true });
  try {
    await migrate(kyselyOver(pool), log);
  } finally {
    await pool.end();
  }
}

function kyselyOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
