/**
 * When the server last lived, in a row beside the heartbeat's. PostgreSQL outlives this process, so it may keep the row in
 * memory: then it need not wait for its disk. A row of its own, because a heartbeat that waits for the disk holds its row.
 */
import type { Pool } from './pool.ts';

const SIGN = 2;

const LEAVE = `
with here as (select set_config('synchronous_commit', 'off', true))
insert into heartbeat (id, at) select ${SIGN}, $1::bigint from here
on conflict (id) do update set at = excluded.at`;

const LAST = `select at from heartbeat where id = ${SIGN}`;

export async function leaveSign(pool: Pool, at: number): Promise<void> {
  await ask(pool, 'leave sign', LEAVE, [at]);
}

export async function lastSign(pool: Pool): Promise<number | null> {
  const [row] = await ask<{ at: number }>(pool, 'last sign', LAST, []);
  return row?.at ?? null;
}

async function ask<R>(pool: Pool, name: string, sql: string, parameters: readonly unknown[]): Promise<R[]> {
  const client = await pool.connect();
  try {
    return (await client.queryPrepared<R>(name, sql, parameters)).rows;
  } finally {
    client.release();
  }
}
