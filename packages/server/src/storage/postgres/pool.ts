import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { StorageLog } from '../engine.ts';
import { StorageUnavailable } from '../store.ts';
import { errorOf } from './failures.ts';

/** Milliseconds until a server that does not answer counts as lost: so long somebody may wait for a list or a table. */
const PATIENCE = 10_000;
/** The same for frequent statements, such as storing a choice, and for getting a connection: others wait behind these. */
const SHORT_PATIENCE = 5000;
/** PostgreSQL itself gives up a little later what nobody waits for any more, so that it keeps nobody else waiting. */
const GIVEN_UP_AFTER = 15_000;
const CONNECTIONS = 10;
const INT8 = 20;

/** A connection for a while. Give it back with `release`. */
export interface Client extends PostgresPoolClient {
  /** For a short, frequent statement: PostgreSQL plans it once. */
  queryPrepared<R>(name: string, sql: string, parameters: readonly unknown[]): Promise<{ rows: R[] }>;
}

export interface Pool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}

/**
 * Connections to PostgreSQL that are replaced when they break. All their errors are `Conflict` or `StorageUnavailable`. A server
 * that hangs, or a network that swallows everything, is a loss like any other after some seconds.
 *
 * `isPatient`: waits for an answer as long as it takes, for migrations of large databases.
 */
export function makePool(url: string, log: StorageLog, { isPatient } = { isPatient: false }): Pool {
  const pool = new pg.Pool({
    ...connectionConfig(url),
    max: CONNECTIONS,
    connectionTimeoutMillis: SHORT_PATIENCE,
    ...(isPatient ? {} : { query_timeout: PATIENCE }),
    keepAlive: true,
    types: { getTypeParser },
    // Durability may have been turned off for the whole server; we have promised that what is acknowledged is on disk.
    // Compiling our short statements to machine code would take longer than running them.
    async onConnect(client) {
      await client.query(`set synchronous_commit = on; set jit = off; ${isPatient ? '' : LIMITS}`);
    },
  });
  const noteLoss = (err: Error) => log.warn({ err }, 'A connection to PostgreSQL was lost');
  // Without listeners, the loss of a connection that does nothing would end the process: in the pool, or just taken out.
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async connect() {
      try {
        return clientOver(await pool.connect());
      } catch (error) {
        throw errorOf(error, false);
      }
    },
    end: () => pool.end(),
  };
}

const LIMITS = `
  set statement_timeout = ${GIVEN_UP_AFTER};
  set idle_in_transaction_session_timeout = ${GIVEN_UP_AFTER}`;

function clientOver(client: pg.PoolClient): Client {
  let loss: StorageUnavailable | undefined;

  async function asking<T>(query: () => Promise<T>): Promise<T> {
    // To take back a transaction, say: it was taken back with the connection.
    if (loss !== undefined) throw loss;
    try {
      return await query();
    } catch (cause) {
      const error = errorOf(cause, true);
      if (error instanceof StorageUnavailable) loss = error;
      throw error;
    }
  }

  return {
    // Kysely's type has a second form, for cursors, which we do not use.
    query: ((text: string, values: unknown[]) => asking(() => client.query(text, values))) as never,
    queryPrepared: (name, text, values) => {
      const query = { name, text, values: [...values], query_timeout: SHORT_PATIENCE };
      return asking(() => client.query(query)) as Promise<never>;
    },
    // A connection that failed once is not used again: its late answers would be taken for those of another question.
    release: () => client.release(loss),
  };
}

function connectionConfig(url: string): pg.PoolConfig {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StorageUnavailable('The database URL must begin with postgres:// or postgresql://.', {
      isUncertain: false,
    });
  }
  return { connectionString: url };
}

/** Times and counts are far below 2^53, where numbers are exact. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}
