import type { Store } from '../storage/store.ts';
import type { Log } from './log.ts';

/** While clocks may run in memory, a crash costs nobody more than this, in milliseconds. */
const BUSY = 500;
const QUIET = 5000;

export interface Heart {
  /** The last note could not be stored: the disk may be full. */
  readonly isFailing: boolean;
  stop(): Promise<void>;
}

/** Notes again and again that the server runs: the time from the last note to the next start was an outage. */
export function beat(store: Store, isBusy: () => boolean, log: Log): Heart {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;
  let noted: Promise<void> = Promise.resolve();

  async function note(): Promise<void> {
    try {
      await store.heartbeat(Date.now());
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the database cannot be written');
      isFailing = true;
    }
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        noted = note().then(next);
      },
      isBusy() ? BUSY : QUIET,
    );
  }

  next();
  return {
    get isFailing() {
      return isFailing;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await noted;
      await note();
    },
  };
}
