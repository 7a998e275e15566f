import type { Kysely, Migration } from 'kysely';

/** A message is stored with the command that said it, so that a repeat is found by whoever has the table then. */
export const chatCommands: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('chat').addColumn('command', 'text').execute();
  },
};
