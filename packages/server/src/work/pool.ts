/** Long work on whole games, in threads of its own, so that neither the server nor its bots wait for it. */
import type { Observer, State } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import type { TableRecords } from '../storage/rows.ts';
import type { Rewind } from '../tables/core/rewind.ts';
import { type Job, startThreads } from './threads.ts';

/** JSON, gzipped: made in a worker and sent as it is. */
export type Packed = Uint8Array<ArrayBuffer>;

/** What a finished game is wanted as: all that one observer was told, or the record for `conclave replay`. */
export interface Retelling {
  readonly table: TableRecords;
  readonly as: Observer | 'all' | 'record';
}

export type RetellingJob = Retelling & Job;
export type RewindJob = Rewind & Job;

export interface WorkPool {
  /** How many jobs wait for a worker. */
  readonly waiting: number;
  /** `account` is whoever asks. */
  retell(retelling: Retelling, account: string): Promise<Packed>;
  /** Goes before all retelling: players wait for it. */
  rewind(rewind: Rewind, table: string): Promise<State>;
  close(): Promise<void>;
}

/** Beyond this many jobs whoever comes is told to come back later. */
const MAX_WAITING = 64;
const MAX_MILLISECONDS = 10_000;

export function createWorkPool(workers: number, log: { warn(details: object, message: string): void }): WorkPool {
  const program = new URL('./worker.ts', import.meta.url);
  const threads = startThreads({ workers, program, megabytes: 256, patience: 60_000, areReady: false, log });
  return {
    get waiting() {
      return threads.waiting;
    },
    retell(retelling, account) {
      if (threads.waiting >= MAX_WAITING) {
        throw new Problem('too-many', 'Many games are being watched again just now. Try again in a few seconds.');
      }
      const place = { account, table: retelling.table.table.id, urgency: 'soon' } as const;
      return threads.run('retell', retelling, place, MAX_MILLISECONDS);
    },
    rewind: (rewind, table) =>
      threads.run('rewind', rewind, { account: table, table, urgency: 'awaited' }, MAX_MILLISECONDS),
    close: threads.close,
  };
}
