import type { Kysely, Migration } from 'kysely';

/** What is said at a table in a form of its game, beside free text. */
export const claims: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('chat').addColumn('claim', 'text').execute();
    await db.schema.alterTable('chat').addColumn('after_events', 'bigint').execute();
  },
};
