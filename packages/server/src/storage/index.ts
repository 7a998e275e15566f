import { sql } from 'kysely';
import type { NodeVersion } from './cluster-store.ts';
import type { Engine, StorageLog } from './engine.ts';
import { openPostgres } from './postgres/open.ts';
import { moderationQueries } from './queries/moderation.ts';
import { outageQueries } from './queries/outages.ts';
import { privacyQueries } from './queries/privacy.ts';
import { tableQueries } from './queries/tables.ts';
import { userQueries } from './queries/users.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Store } from './store.ts';

export interface StorageConfig {
  /** `postgres://...`; without it, SQLite in the folder. */
  readonly url?: string | undefined;
  /** Made if it is not there. It belongs to one server at a time. */
  readonly folder: string;
  readonly log?: StorageLog | undefined;
  /** Set if this is one of several servers that share the database: they must have the same version. */
  readonly node?: NodeVersion | null;
  /** Nothing can be stored any more, and only a restart helps: SQLite's thread has ended, or another server has the database. */
  readonly hasDied?: (cause: Error) => void;
}

/** Opens the database and brings it up to date. Throws `StorageUnavailable` with a message for the operator. */
export async function openStore(config: StorageConfig): Promise<Store> {
  const { url, folder, log = SILENT, hasDied = () => {}, node = null } = config;
  return storeOver(
    url === undefined ? await openSqlite(folder, log, hasDied) : await openPostgres(url, log, hasDied, node),
  );
}

const SILENT: StorageLog = { info() {}, warn() {} };

function storeOver(engine: Engine): Store {
  const { db } = engine;
  return {
    commit: engine.commit,
    ...tableQueries(db),
    ...userQueries(db),
    ...privacyQueries(db),
    ...moderationQueries(db),
    ...outageQueries(engine),
    takeOver: engine.takeOver,
    cluster: engine.cluster,
    async ping() {
      await sql`select 1 from heartbeat`.execute(db);
    },
    close: () => engine.close(),
  };
}
