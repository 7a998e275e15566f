/** What the server's thread and the database's thread say to each other. */
import { codeOf } from './statements.ts';

export type SqlValue = string | number | bigint | null;

export interface Statement {
  /** The name of a statement of commits, or the text of any other. */
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/**
 * Statements that are done together or not at all: of each its number or text, how many parameters it has, and these. All in
 * one list, because a list of plain values goes from thread to thread several times as fast as objects.
 */
export type Unit = readonly SqlValue[];

export function unitOf({ sql, parameters }: Statement): Unit {
  const unit: SqlValue[] = [];
  addStatement(unit, sql, parameters);
  return unit;
}

/** Adds a statement, by its name or text, to a unit that is being made. */
export function addStatement(unit: SqlValue[], sql: string, parameters: readonly SqlValue[]): void {
  unit.push(codeOf(sql), parameters.length, ...parameters);
}

export interface Result {
  readonly rows: readonly Record<string, SqlValue>[];
  readonly changes: number;
}

export interface Failure {
  readonly message: string;
  /** SQLite's extended result code; null if it is not SQLite that failed. */
  readonly code: number | null;
  /** It happened when the transaction was to be made durable. */
  readonly isAtCommit: boolean;
}

export type Settled<T> = { readonly value: T } | { readonly failure: Failure };

export interface Requests {
  /** Makes the folder ours; false if it is another process's. */
  lock: { readonly question: { readonly folder: string }; readonly answer: boolean };
  open: { readonly question: { readonly folder: string }; readonly answer: null };
  /** Runs one statement in whatever transaction is open. */
  run: { readonly question: { readonly statement: Statement }; readonly answer: Result };
  /**
   * Writes all units in one transaction; answers when it is on disk, with the last result of each unit. Where there are no
   * rows, the number of changes says it all.
   */
  write: {
    readonly question: { readonly units: readonly Unit[] };
    readonly answer: readonly (number | Settled<Result>)[];
  };
  /** Makes the open transaction durable; if that fails it is taken back. */
  commit: { readonly question: Record<never, never>; readonly answer: null };
  /** Ends the open transaction, if SQLite has not ended it by itself, and takes its changes back. */
  rollback: { readonly question: Record<never, never>; readonly answer: null };
  close: { readonly question: Record<never, never>; readonly answer: null };
}

export type RequestKind = keyof Requests;

export type Request = {
  [Kind in RequestKind]: { readonly id: number; readonly kind: Kind } & Requests[Kind]['question'];
}[RequestKind];

export type Response = { readonly id: number } & Settled<unknown>;
