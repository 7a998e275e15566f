/** The log of all tables as it lies on disk, read without the server's own code. */
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

const QUERY = 'select table_id, n, at, user_id, command, body from entries order by table_id, n';

/** Every line, table by table, oldest first. */
export async function readLog({ folder, databaseUrl }: Disk): Promise<LogLine[]> {
  const rows = databaseUrl === undefined ? fromSqlite(folder) : await fromPostgres(databaseUrl);
  return rows.map(lineOf);
}

function fromSqlite(folder: string): Row[] {
  const database = new DatabaseSync(join(folder, 'conclave.db'));
  try {
    return database.prepare(QUERY).all() as unknown as Row[];
  } finally {
    database.close();
  }
}

async function fromPostgres(url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(QUERY)).rows;
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
