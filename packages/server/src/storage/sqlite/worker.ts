/** The thread that has the database. It may wait for the disk as long as it takes: nobody's socket waits with it. */
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { BUSY, conflict, isTroubleOfDatabase } from './failures.ts';
import type { Failure, Request, Response, Result, Settled, SqlValue, Statement, Unit } from './messages.ts';
import { codeOf, MUST_CHANGE, textOf } from './statements.ts';

/** How long another program, say a backup, may keep us from writing. */
const PATIENCE = 5000;
/** A server that was just killed may need a moment to let go of the folder. */
const PATIENCE_FOR_LOCK = 500;
/** Beyond this many statements the texts are certainly not fixed ones, and keeping them would only cost memory. */
const PREPARED_AT_MOST = 500;

let lock: DatabaseSync | undefined;
let database: DatabaseSync | undefined;
/** By number or text. */
const prepared = new Map<number | string, Prepared>();

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

parentPort?.on('message', (request: Request) => {
  const response: Response = { id: request.id, ...settled(() => answer(request)) };
  parentPort?.postMessage(response);
});

function answer(request: Request): unknown {
  switch (request.kind) {
    case 'lock':
      return lockFolder(request.folder);
    case 'open':
      return open(request.folder);
    case 'run':
      return run(request.statement);
    case 'write':
      return write(request.units).map(inBrief);
    case 'commit':
      return commit();
    case 'rollback':
      return rollback();
    case 'close':
      return close();
  }
}

function open(folder: string): null {
  database = new DatabaseSync(join(folder, 'conclave.db'), { timeout: PATIENCE });
  // FULL: a commit returns when it is on the disk. The rest keeps temporary files away and the log of changes small: everybody
  // waits while it is copied into the database, and the less that is at a time the shorter. The cache, in KiB, holds what a
  // thousand tables in play write to: the usual two megabytes had to be read again with every choice. After a commit that split a
  // page SQLite looks through all of it, which with four times as much took a seventh of this thread's time.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -8192;
    pragma journal_size_limit = 67108864;
    pragma wal_autocheckpoint = 4000;
  `);
  return null;
}

/** An open exclusive transaction on a file of its own: the operating system ends it with the process, however that ends. */
function lockFolder(folder: string): boolean {
  lock = new DatabaseSync(join(folder, 'lock'), { timeout: PATIENCE_FOR_LOCK });
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (failureOf(error).code === BUSY) return false;
    throw error;
  }
}

function opened(): DatabaseSync {
  if (database === undefined) throw new Error('The database is not open.');
  return database;
}

function run({ sql, parameters }: Statement): Result {
  return runPrepared(prepare(codeOf(sql)), parameters);
}

function runPrepared({ statement, hasRows }: Prepared, parameters: readonly SqlValue[]): Result {
  if (hasRows) {
    const rows = statement.all(...parameters) as Record<string, SqlValue>[];
    return { rows, changes: rows.length };
  }
  return { rows: [], changes: Number(statement.run(...parameters).changes) };
}

function prepare(code: number | string): Prepared {
  const known = prepared.get(code);
  if (known !== undefined) return known;
  const statement = opened().prepare(textOf(code));
  const fresh = { statement, hasRows: statement.columns().length > 0 };
  if (prepared.size >= PREPARED_AT_MOST) prepared.clear();
  prepared.set(code, fresh);
  return fresh;
}

// Prepared like the others: they are run for every group.
const BEGIN = { sql: 'begin immediate', parameters: [] };
const COMMIT = { sql: 'commit', parameters: [] };

/** Nearly always all units can be written. If one cannot, all is taken back and done again with each on its own feet. */
function write(units: readonly Unit[]): readonly Settled<Result>[] {
  try {
    return inTransaction(() => units.map((unit) => ({ value: writeUnit(unit) })));
  } catch (error) {
    const failure = failureOf(error);
    if (failure.isAtCommit || isTroubleOfDatabase(failure)) throw error;
    return inTransaction(() => units.map(writeUnitAlone));
  }
}

function inBrief(settled: Settled<Result>): number | Settled<Result> {
  return 'value' in settled && settled.value.rows.length === 0 ? settled.value.changes : settled;
}

function inTransaction<T>(work: () => T): T {
  try {
    run(BEGIN);
    const result = work();
    commit();
    return result;
  } catch (error) {
    rollback();
    throw error;
  }
}

function writeUnit(unit: Unit): Result {
  let result: Result = { rows: [], changes: 0 };
  for (let at = 0; at < unit.length; ) {
    const code = unit[at] as number | string;
    const end = at + 2 + (unit[at + 1] as number);
    result = runPrepared(prepare(code), unit.slice(at + 2, end));
    if (result.changes === 0 && MUST_CHANGE.has(code)) throw new FailureError(conflict());
    at = end;
  }
  return result;
}

/** Within its own savepoint, so that its conflict is not the others' failure. Throws if the database is at fault. */
function writeUnitAlone(unit: Unit): Settled<Result> {
  const db = opened();
  db.exec('savepoint unit');
  try {
    const value = writeUnit(unit);
    db.exec('release unit');
    return { value };
  } catch (error) {
    const failure = failureOf(error);
    if (isTroubleOfDatabase(failure) || !db.isTransaction) throw error;
    db.exec('rollback to unit; release unit');
    return { failure };
  }
}

function commit(): null {
  try {
    run(COMMIT);
    return null;
  } catch (error) {
    const failure = { ...failureOf(error), isAtCommit: true };
    rollback();
    throw new FailureError(failure);
  }
}

function rollback(): null {
  if (opened().isTransaction) opened().exec('rollback');
  return null;
}

function close(): null {
  prepared.clear();
  database?.close();
  lock?.close();
  return null;
}

class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

function settled<T>(work: () => T): Settled<T> {
  try {
    return { value: work() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  const { message, errcode } = error as Error & { errcode?: number };
  return { message, code: errcode ?? null, isAtCommit: false };
}
