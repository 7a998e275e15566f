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
    // What a game that is over changed on its way is in its position.
    await sql`update entries set position_change = null where position_change is not null and table_id in (
      select tables.id from tables join positions on positions.table_id = tables.id join heads on heads.table_id = tables.id
      where tables.status = 'finished' and positions.entries = heads.length)`.execute(db);
    await db.schema.alterTable('tables').dropColumn('version').execute();
    await db.schema.alterTable('heartbeat').addColumn('holder', 'text').execute();
  },
};
