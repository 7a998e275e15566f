import type { Kysely, Migration } from 'kysely';

/** Whom the host of a table has sent away: they cannot come back by the same link. */
export const removedFromTables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('removed', 'text').execute();
  },
};
