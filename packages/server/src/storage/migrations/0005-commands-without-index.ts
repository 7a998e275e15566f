import type { Kysely, Migration } from 'kysely';

/**
 * Every choice wrote to this index, each at another place in it. A command is carried out once because the version of its
 * table decides; and what a user did is found by the tables at which they sit or which they host.
 */
export const commandsWithoutIndex: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('entries_command').execute();
  },
};
