import { Kysely, PostgresDialect } from 'kysely';
import type { NodeVersion } from '../cluster-store.ts';
import type { Engine, StorageLog } from '../engine.ts';
import { inGroups } from '../group.ts';
import { migrate } from '../migrations/index.ts';
import type { Database } from '../schema.ts';
import type { Commit } from '../store.ts';
import { writeCommits } from './commit.ts';
import { livenessIn } from './liveness.ts';
import { clusterStoreIn, mustFit } from './nodes.ts';
import { makePool, type Pool } from './pool.ts';

const MAX_GROUP = 256;

/** Several processes may have the same PostgreSQL open: it decides their races. Only one of them takes it over and serves. */
export async function openPostgres(
  url: string,
  log: StorageLog,
  hasDied: (cause: Error) => void,
  node: NodeVersion | null = null,
): Promise<Engine> {
  await bringUpToDate(url, log, node);
  const pool = makePool(url, log);
  const commits = inGroups((group: readonly Commit[]) => writeCommits(pool, group), MAX_GROUP);
  const { letGo, ...liveness } = livenessIn(pool, node !== null, hasDied);
  return {
    db: kyselyOver(pool),
    commit: commits.add,
    ...liveness,
    cluster: clusterStoreIn(pool),
    async close() {
      await commits.idle();
      await letGo();
      await pool.end();
    },
  };
}

async function bringUpToDate(url: string, log: StorageLog, node: NodeVersion | null): Promise<void> {
  const pool = makePool(url, log, { isPatient: true });
  try {
    if (node !== null) await mustFit(pool, node);
    await migrate(kyselyOver(pool), log);
  } finally {
    await pool.end();
  }
}

function kyselyOver(pool: Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
