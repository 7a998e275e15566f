import { type Kysely, type Migration, sql } from 'kysely';

/**
 * One narrow row per table decides every race, also between commits that write no line of the log. And a server that runs on the
 * database says which one it is, so that no second one starts on it.
 */
export const heads: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('heads')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('length', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into heads (table_id, revision, length)
      select id, version, (select count(*) from entries where entries.table_id = tables.id) from tables`.execute(db);
    await db.schema.alterTable('tables').dropColumn('version').execute();
    await db.schema.alterTable('heartbeat').addColumn('holder', 'text').execute();
  },
};
