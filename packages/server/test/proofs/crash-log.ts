/** The log of tables as it lies on disk, read without the server's own code. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Choice } from '@conclave/kernel';
import pg from 'pg';

export interface LogLine {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly user: string | null;
  readonly command: string | null;
  readonly kind: 'start' | 'choice' | 'undo' | 'notice';
  readonly seat: number;
  readonly choice: Choice | null;
  readonly decidedBy: string | null;
}

export interface Disk {
  readonly folder: string;
  readonly databaseUrl?: string;
}

interface Row {
  readonly table_id: string;
  readonly n: number | string;
  readonly at: number | string;
  readonly user_id: string | null;
  readonly command: string | null;
  readonly body: string;
}

/** Every line of these tables, or of all, table by table, oldest first. */
export async function readLog({ folder, databaseUrl }: Disk, tables?: readonly string[]): Promise<LogLine[]> {
  const rows =
    databaseUrl === undefined
      ? readSqlite(folder, queryWhere(tables && `table_id in (${tables.map(() => '?').join(', ')})`), tables ?? [])
      : await readPostgres(
          databaseUrl,
          queryWhere(tables && 'table_id = any($1)'),
          tables === undefined ? [] : [tables],
        );
  return (rows as Row[]).map(lineOf);
}

/** The times that the server has noted in which clocks stood still. */
export async function readOutages({ folder, databaseUrl }: Disk): Promise<{ from: number; to: number }[]> {
  const query = 'select began_at, ended_at from outages';
  const rows = databaseUrl === undefined ? readSqlite(folder, query, []) : await readPostgres(databaseUrl, query, []);
  const outages = rows as { began_at: number | string; ended_at: number | string }[];
  return outages.map((one) => ({ from: Number(one.began_at), to: Number(one.ended_at) }));
}

const queryWhere = (condition = 'true') =>
  `select table_id, n, at, user_id, command, body from entries where ${condition} order by table_id, n`;

function readSqlite(folder: string, query: string, values: readonly string[]): unknown[] {
  const database = new DatabaseSync(join(folder, 'conclave.db'));
  try {
    return database.prepare(query).all(...values);
  } finally {
    database.close();
  }
}

async function readPostgres(url: string, query: string, values: readonly unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query, [...values])).rows;
  } finally {
    await client.end();
  }
}

function lineOf({ table_id, n, at, user_id, command, body }: Row): LogLine {
  const { kind, seat, choice, decidedBy } = JSON.parse(body) as {
    kind: LogLine['kind'];
    seat?: number;
    choice?: Choice;
    decidedBy?: string;
  };
  return {
    table: table_id,
    n: Number(n),
    at: Number(at),
    user: user_id,
    command,
    kind,
    seat: seat ?? -1,
    choice: choice ?? null,
    decidedBy: decidedBy ?? null,
  };
}
