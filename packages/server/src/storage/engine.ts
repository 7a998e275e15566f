import type { Kysely } from 'kysely';
import type { ClusterStore } from './cluster-store.ts';
import type { Database } from './schema.ts';
import type { Commit } from './store.ts';

/** What differs from database to database. Both throw `Conflict` and `StorageUnavailable`, whatever is asked of them. */
export interface Engine {
  readonly db: Kysely<Database>;
  /** Resolves when the commit is on disk; those that wait together are written together. */
  commit(commit: Commit): Promise<unknown>;
  /** Makes the database this server's own; throws `StorageUnavailable` if another server runs on it. */
  takeOver(): Promise<void>;
  /** Writes down when the server lived, without waiting for a disk: it outlives the process, if perhaps not the machine. */
  writeLiveness(at: number): Promise<void>;
  /** What was written last; null if nothing was. */
  readLiveness(): Promise<number | null>;
  /** For several servers on one database; null where that cannot be. */
  readonly cluster: ClusterStore | null;
  close(): Promise<void>;
}

/** As much of pino as the storage needs. */
export interface StorageLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
