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
  const rows = databaseUrl === undefined ? fromSqlite(folder, tables) : await fromPostgres(databaseUrl, tables);
  return rows.map(lineOf);
}

const queryWhere = (condition: string) =>
  `select table_id, n, at, user_id, command, body from entries where ${condition} order by table_id, n`;

function fromSqlite(folder: string, tables: readonly string[] | undefined): Row[] {
  const database = new DatabaseSync(join(folder, 'conclave.db'));
  try {
    const condition = tables === undefined ? 'true' : `table_id in (${tables.map(() => '?').join(', ')})`;
    return database.prepare(queryWhere(condition)).all(...(tables ?? [])) as unknown as Row[];
  } finally {
    database.close();
  }
}

async function fromPostgres(url: string, tables: readonly string[] | undefined): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const condition = tables === undefined ? 'true' : 'table_id = any($1)';
    return (await client.query<Row>(queryWhere(condition), tables === undefined ? [] : [tables])).rows;
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
