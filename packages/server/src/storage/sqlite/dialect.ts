/** Kysely over the database's thread. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Result, SqlValue, Statement } from './messages.ts';
import type { Thread } from './thread.ts';
import type { Turns } from './turns.ts';

/** SQLite can take back changes of the schema, so that a migration is done as a whole or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

interface Connection extends DatabaseConnection {
  /** Ends the turn of the transaction that is open on this connection. */
  endTurn: (() => void) | null;
}

/**
 * There is one connection, in the thread, and what Kysely takes for connections are turns on it. A transaction keeps the
 * turn until it ends; a single write goes into the group that is written next; a single read takes a turn for itself.
 */
export function sqliteDialect(
  thread: Thread,
  turns: Turns,
  writeInGroup: (statement: Statement) => Promise<Result>,
): Dialect {
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const endTurn = await turns.take();
    try {
      return await work();
    } finally {
      endTurn();
    }
  }

  function run(statement: Statement, connection: Connection, isWrite: boolean): Promise<Result> {
    if (connection.endTurn !== null) return thread.ask('run', { statement });
    if (isWrite) return writeInGroup(statement);
    return inTurn(() => thread.ask('run', { statement }));
  }

  function connect(): Connection {
    const connection: Connection = {
      endTurn: null,
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const statement = { sql: query.sql, parameters: query.parameters as readonly SqlValue[] };
        const isWrite = WRITES.includes(query.query.kind);
        const { rows, changes } = await run(statement, connection, isWrite);
        return { rows: rows as unknown as R[], numAffectedRows: BigInt(changes) };
      },
      streamQuery() {
        throw new Error('Queries of SQLite cannot be streamed: execute them.');
      },
    };
    return connection;
  }

  async function end(connection: Connection, how: () => Promise<unknown>): Promise<void> {
    try {
      await how();
    } finally {
      connection.endTurn?.();
      connection.endTurn = null;
    }
  }

  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connect(),
    async beginTransaction(connection, { accessMode }) {
      const ours = connection as Connection;
      ours.endTurn = await turns.take();
      const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
      try {
        await ours.executeQuery(CompiledQuery.raw(begin));
      } catch (error) {
        await end(ours, async () => {});
        throw error;
      }
    },
    commitTransaction: (connection) => end(connection as Connection, () => thread.ask('commit', {})),
    async rollbackTransaction(connection) {
      // A commit that failed was taken back already, and the turn is somebody else's.
      if ((connection as Connection).endTurn !== null) {
        await end(connection as Connection, () => thread.ask('rollback', {}));
      }
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  };

  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
