import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Several servers (nodes) share the tables: the head of a table names the node that runs it. Nodes renew a lease, and tell each
 * other by notices what they must know.
 */
export const nodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('heads').addColumn('owner', 'text').execute();
    await db.schema
      .alterTable('heads')
      .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('heads').addColumn('stopped_at', 'bigint').execute();
    await sql`create index heads_owner on heads (owner) where owner is not null`.execute(db);
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('protocol', 'integer', (column) => column.notNull())
      .addColumn('schema_version', 'text', (column) => column.notNull())
      .addColumn('tables', 'integer', (column) => column.notNull())
      .addColumn('hears', 'integer', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notices_at').on('notices').column('at').execute();
  },
};
