import type { Kysely, Migration } from 'kysely';

/** What people do not want to hear, and what the host of the site should read. */
export const reportsAndMutes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mutes')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['user_id', 'other_id'])
      .execute();
    await db.schema.createIndex('mutes_other').on('mutes').column('other_id').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by_user', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('about_user', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('context', 'text', (column) => column.notNull())
      .execute();
  },
};
