import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './store.ts';

/** What differs from database to database. Both throw `Conflict` and `StorageUnavailable`, whatever is asked of them. */
export interface Engine {
  readonly db: Kysely<Database>;
  /** Resolves when the commit is on disk; those that wait together are written together. */
  commit(commit: Commit): Promise<unknown>;
  /** Writes down when the server lived, without waiting for a disk: it outlives the process, if perhaps not the machine. */
  leaveSign(at: number): Promise<void>;
  /** The sign that was left last; null if there is none. */
  lastSign(): Promise<number | null>;
  close(): Promise<void>;
}

/** As much of pino as the storage needs. */
export interface StorageLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
