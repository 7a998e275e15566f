import type { Pool } from './pool.ts';

/** One short statement, planned once. */
export async function ask<R>(pool: Pool, name: string, sql: string, parameters: readonly unknown[]): Promise<R[]> {
  const client = await pool.connect();
  try {
    return (await client.queryPrepared<R>(name, sql, parameters)).rows;
  } finally {
    client.release();
  }
}
