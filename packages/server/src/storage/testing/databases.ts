/** Databases for tests: opened as the server opens them, and looked at behind its back. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../index.ts';
import type { Store } from '../store.ts';

type Row = Readonly<Record<string, unknown>>;

export interface TestDatabase {
  open(): Promise<Store>;
  /** Runs statements, several if there are several, beside the store. */
  execute(statements: string): Promise<void>;
  rows(query: string): Promise<readonly Row[]>;
  /** All rows of all tables, as text. */
  dump(): Promise<string>;
  /** The shape of the database: tables with their columns, and indexes; equal for equal schemas. */
  schema(): Promise<readonly string[]>;
}

export function sqliteIn(folder: string): TestDatabase {
  async function using<T>(work: (database: DatabaseSync) => T): Promise<T> {
    const database = new DatabaseSync(join(folder, 'conclave.db'), { timeout: 5000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  }
  const rows = (query: string) => using((database) => database.prepare(query).all() as Row[]);
  return {
    open: () => openStore({ folder }),
    execute: (statements) => using((database) => database.exec(statements)),
    rows,
    dump: () => dump(rows, "select name from sqlite_master where type = 'table'"),
    schema: async () => {
      const parts = await rows('select sql from sqlite_master where sql is not null order by sql');
      // SQLite keeps the statement as it was typed.
      return parts.map((part) =>
        String(part.sql)
          .replace(/\s+/g, ' ')
          .replace(/ (?=[,)])|(?<=\() /g, ''),
      );
    },
  };
}

export function postgresAt(url: string): TestDatabase {
  async function using<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  const rows = (query: string) => using(async (client) => (await client.query<Row>(query)).rows);
  return {
    open: () => openStore({ url, folder: 'not used' }),
    execute: (statements) => using(async (client) => void (await client.query(statements))),
    rows,
    dump: () => dump(rows, "select tablename as name from pg_tables where schemaname = 'public'"),
    schema: async () => {
      const columns = await rows(`select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
      const indexes = await rows("select indexdef from pg_indexes where schemaname = 'public' order by indexdef");
      const constraints = await rows(`select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as is
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`);
      return [...columns, ...indexes, ...constraints].map((part) => JSON.stringify(part));
    },
  };
}

async function dump(rows: (query: string) => Promise<readonly Row[]>, tables: string): Promise<string> {
  const lines: string[] = [];
  for (const { name } of await rows(tables)) {
    for (const row of await rows(`select * from "${name}"`)) lines.push(`${name} ${JSON.stringify(row)}`);
  }
  return lines.sort().join('\n');
}
