import { type Kysely, type Migration, sql } from 'kysely';

/** Users and their tokens; tables with seats, log, position and chat; the times in which no server ran. */
export const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await users(db);
    await tables(db);
    await partsOfTables(db);
    await timesWithoutServer(db);
  },
};

/** A guest is a user with tokens only. What signs in an account will be rows of its own beside them. */
async function users(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_user').on('tokens').columns(['user_id', 'kind']).execute();
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('clock', 'text', (column) => column.notNull())
    .addColumn('window_seconds', 'bigint')
    .addColumn('host', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('rematch', 'text')
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('wakes_at', 'bigint')
    .execute();
  const { schema } = db;
  await schema.createIndex('tables_open').on('tables').columns(['status', 'visibility', 'created_at']).execute();
  await schema.createIndex('tables_host').on('tables').column('host').where(sql.ref('host'), 'is not', null).execute();
  await schema
    .createIndex('tables_wake')
    .on('tables')
    .columns(['status', 'wakes_at'])
    .where(sql.ref('wakes_at'), 'is not', null)
    .execute();
}

async function partsOfTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('bot', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('entropy', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('seats_user')
    .on('seats')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('command', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
    .execute();
  // The user comes first: the same index then finds all that a user did, for export and deletion.
  await db.schema
    .createIndex('entries_command')
    .unique()
    .on('entries')
    .columns(['user_id', 'table_id', 'command'])
    .where(sql.ref('user_id'), 'is not', null)
    .execute();

  await db.schema
    .createTable('positions')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('entries', 'bigint', (column) => column.notNull())
    .addColumn('schema_version', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('chance_used', 'bigint', (column) => column.notNull())
    .addColumn('desk', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'bigint')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
  await db.schema.createIndex('chat_user').on('chat').column('user_id').execute();
}

async function timesWithoutServer(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('began_at', 'bigint', (column) => column.primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute();
}
