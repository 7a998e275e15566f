import { sql } from 'kysely';
import type { Engine, StorageLog } from './engine.ts';
import { openPostgres } from './postgres/open.ts';
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
  /** The database's thread has ended by itself: nothing can be stored any more, and only a restart helps. */
  readonly hasDied?: (cause: Error) => void;
}

/** Opens the database and brings it up to date. Throws `StorageUnavailable` with a message for the operator. */
export async function openStore({ url, folder, log = SILENT, hasDied = () => {} }: StorageConfig): Promise<Store> {
  return storeOver(url === undefined ? await openSqlite(folder, log, hasDied) : await openPostgres(url, log));
}

const SILENT: StorageLog = { info() {}, warn() {} };

function storeOver(engine: Engine): Store {
  const { db } = engine;
  return {
    commit: engine.commit,
    ...tableQueries(db),
    ...userQueries(db),
    ...privacyQueries(db),
    ...outageQueries(engine),
    async ping() {
      await sql`select 1 from heartbeat`.execute(db);
    },
    close: () => engine.close(),
  };
}
