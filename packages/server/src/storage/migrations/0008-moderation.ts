import type { Kysely, Migration } from 'kysely';

/** What the operator has done about somebody, which reports are dealt with, and who may come where guests need an invitation. */
export const moderation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sanctions')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sanctions_key', ['user_id', 'kind'])
      .execute();
    await db.schema
      .createTable('invitations')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('uses_left', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('reports').addColumn('closed_at', 'bigint').execute();
  },
};
