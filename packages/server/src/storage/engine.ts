import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './store.ts';

/** What differs from database to database. Both throw `Conflict` and `StorageUnavailable`, whatever is asked of them. */
export interface Engine {
  readonly db: Kysely<Database>;
  /** Resolves when the commit is on disk; those that wait together are written together. */
  commit(commit: Commit): Promise<unknown>;
  close(): Promise<void>;
}

/** As much of pino as the storage needs. */
export interface StorageLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
