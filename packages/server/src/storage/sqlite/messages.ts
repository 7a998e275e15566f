/** What the server's thread and the database's thread say to each other. */

export type SqlValue = string | number | bigint | null;

export interface Statement {
  /** The name of a statement of commits, or the text of any other. */
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
  /** Somebody else was faster if it changes no row: nothing of its unit is then done. */
  readonly mustChange?: boolean;
}

/** Statements that are done together or not at all. */
export type Unit = readonly Statement[];

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
  /** Writes all units in one transaction; answers when it is on disk, with the last result of each unit. */
  write: { readonly question: { readonly units: readonly Unit[] }; readonly answer: readonly Settled<Result>[] };
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
