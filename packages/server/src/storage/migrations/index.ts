/** Brings a database to the schema that this program knows. Migrations are numbered, never changed, and never taken back. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { StorageLog } from '../engine.ts';
import type { Database } from '../schema.ts';
import { StorageUnavailable } from '../store.ts';
import { first } from './0001-first.ts';
import { reportsAndMutes } from './0002-reports-and-mutes.ts';
import { claims } from './0003-claims.ts';
import { positionChanges } from './0004-position-changes.ts';
import { commandsWithoutIndex } from './0005-commands-without-index.ts';
import { removedFromTables } from './0006-removed-from-tables.ts';
import { heads } from './0007-heads.ts';
import { moderation } from './0008-moderation.ts';
import { chatCommands } from './0009-chat-commands.ts';
import { nodes } from './0010-nodes.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-reports-and-mutes': reportsAndMutes,
  '0003-claims': claims,
  '0004-position-changes': positionChanges,
  '0005-commands-without-index': commandsWithoutIndex,
  '0006-removed-from-tables': removedFromTables,
  '0007-heads': heads,
  '0008-moderation': moderation,
  '0009-chat-commands': chatCommands,
  '0010-nodes': nodes,
};

/** The latest: nodes of a cluster must have the same. */
export const SCHEMA_VERSION = Object.keys(MIGRATIONS).at(-1) as string;

/** Each runs in one transaction with the note that it has run, so a kill in the middle leaves nothing half done. */
export async function migrate(db: Kysely<Database>, log: StorageLog): Promise<void> {
  const unknown = (await migrationsDone(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new StorageUnavailable(
      `The database was written by a newer version of Conclave (it has ${unknown.join(', ')}). ` +
        'Nothing was changed. Start that version or a later one, or use another database.',
      { isUncertain: false },
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof StorageUnavailable) throw error;
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the first step';
    throw new StorageUnavailable(
      `The database could not be brought up to date: ${failed} failed (${error instanceof Error ? error.message : error}). ` +
        'Nothing was changed. Go back to the version that worked, and report this.',
      { cause: error, isUncertain: false },
    );
  }
  if (results.length > 0) {
    log.info({ migrations: results.map(({ migrationName }) => migrationName) }, 'The database was brought up to date');
  }
}

async function migrationsDone(db: Kysely<Database>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
