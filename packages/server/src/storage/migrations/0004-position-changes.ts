import type { Kysely, Migration } from 'kysely';

/** A choice is stored with what it changed, so that the whole position need not be written with every choice. */
export const positionChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('entries').addColumn('position_change', 'text').execute();
  },
};
