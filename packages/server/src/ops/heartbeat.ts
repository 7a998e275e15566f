import type { Outage, Store } from '../storage/store.ts';
import type { Log } from './log.ts';

/** So often the server leaves a sign of life, in milliseconds: what a crash costs, and as much more as a busy machine is late. */
const SIGN = 250;
/** So often it is on disk for certain that the server runs, while clocks may run in memory and else: what a power cut costs. */
const BUSY = 500;
const QUIET = 5000;

/** Clocks may run so long before anybody can come in, in milliseconds. */
const PROMPT = 200;
const WAKINGS = 3;

export interface Heart {
  /** The last note could not be stored: the disk may be full. */
  readonly isFailing: boolean;
  stop(): Promise<void>;
}

/** Ends the outage, and gives all there were. Clocks run from its end: if the disk took long to note it, it ends anew. */
export async function wakeUp(store: Store): Promise<readonly Outage[]> {
  for (let wakings = 1; ; wakings++) {
    const now = Date.now();
    const outages = await store.wakeUp(now);
    if (Date.now() - now < PROMPT || wakings === WAKINGS) return outages;
  }
}

/**
 * Says again and again that the server runs: the time from the last word to the next start was an outage. It is asked every
 * time anew whether clocks may run, and no sign waits for what the database has to store.
 */
export function beat(store: Store, isBusy: () => boolean, log: Log): Heart {
  let isFailing = false;
  let sinceNote = 0;
  let noting: Promise<void> | null = null;
  let isSigning = false;

  async function note(): Promise<void> {
    try {
      await store.heartbeat(Date.now());
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'the database cannot be written');
      isFailing = true;
    }
  }

  async function leaveSign(): Promise<void> {
    isSigning = true;
    // A sign that cannot be left is no harm as long as notes are stored, and whether they are is watched.
    await store.leaveSign(Date.now()).catch(() => {});
    isSigning = false;
  }

  const timer = setInterval(() => {
    if (!isSigning) void leaveSign();
    sinceNote += SIGN;
    const isDue = sinceNote >= (isBusy() ? BUSY : QUIET);
    if (!isDue || noting !== null) return;
    sinceNote = 0;
    noting = note().finally(() => {
      noting = null;
    });
  }, SIGN);

  return {
    get isFailing() {
      return isFailing;
    },
    async stop() {
      clearInterval(timer);
      await noting;
      await note();
    },
  };
}
