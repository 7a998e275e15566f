import type { Outage, Store } from '../storage/store.ts';
import type { Log } from './log.ts';

/** So often the server leaves a sign of life, in milliseconds: what a crash costs, and as much more as a busy machine is late. */
const SIGN = 250;
/** So often it is on disk for certain that the server runs, while clocks may run in memory and else: what a power cut costs. */
const BUSY = 500;
const QUIET = 5000;

/** A server whose own timer is late by so long was stopped, as on a suspended machine: nobody could play meanwhile. */
const STOOD_STILL = 2000;

/** Clocks may run so long before anybody can come in, in milliseconds. */
const PROMPT = 200;
const WAKINGS = 3;

/** How long `canStore` waits for the store, in milliseconds. */
const PATIENCE = 1000;
/** How long an answer of `canStore` is cached, in milliseconds, so that frequent health checks do not load the disk. */
const FRESH = 200;

export interface Heart {
  /** Since when nothing can be stored; null in normal times. */
  readonly awaySince: number | null;
  /** Reports a failed write: an outage begins, and the store is tried again at once. */
  doubt(error: unknown): void;
  /** Whether something can be stored now. The answer is cached and bounded in time, so anybody may ask. */
  canStore(): Promise<boolean>;
  /** Tries at once whether the outage is over; bounded in time, too. */
  recovers(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Ends the outage and returns all outages. Clocks run from its end, so a write that took long is repeated with the present time. */
export async function wakeUp(store: Pick<Store, 'wakeUp'>, isFirst = true): Promise<readonly Outage[]> {
  for (let wakings = 1; ; wakings++) {
    const now = Date.now();
    const outages = await store.wakeUp(now, isFirst);
    if (Date.now() - now < PROMPT || wakings === WAKINGS) return outages;
  }
}

/**
 * Writes a heartbeat at regular intervals: the time between the last one and the next start was an outage. Each beat asks
 * whether clocks may run, and none waits behind other writes. A time in which nothing could be stored is an outage too: it
 * is recorded and reported once it is over.
 */
export function beat(
  store: Pick<Store, 'heartbeat' | 'addOutage' | 'writeLiveness'>,
  isBusy: () => boolean,
  log: Log,
  outageOver: (outage: Outage) => void,
): Heart {
  let awaySince: number | null = null;
  let lastStored = Date.now();
  let sinceNote = 0;
  let noting: Promise<void> | null = null;
  let isSigning = false;
  let lastTick = Date.now();

  async function note(): Promise<void> {
    try {
      if (awaySince !== null) await goOn(awaySince);
      const now = Date.now();
      await store.heartbeat(now);
      lastStored = now;
    } catch (error) {
      lose(error);
    }
  }

  function lose(error: unknown): void {
    if (awaySince !== null) return;
    awaySince = lastStored;
    log.warn({ err: error }, 'the database cannot be written');
  }

  /** Ends the outage, if by now something can be stored. Clocks run from its end: if noting it took long, it ends anew. */
  async function goOn(from: number): Promise<void> {
    let to: number;
    let times = 0;
    do {
      to = Date.now();
      await store.addOutage({ from, to });
      times++;
    } while (Date.now() - to >= PROMPT && times < WAKINGS);
    lastStored = to;
    awaySince = null;
    log.info({ milliseconds: to - from }, 'the database can be written again');
    outageOver({ from, to });
  }

  async function writeLiveness(): Promise<void> {
    isSigning = true;
    // If the server ends in an outage, all of it shall count. A sign that cannot be left is no harm as long as notes are
    // stored, and whether they are is watched.
    await store.writeLiveness(awaySince ?? Date.now()).catch(() => {});
    isSigning = false;
  }

  /** The time in which the process itself did not run is an outage, from its last sign on. */
  function noticeGap(): void {
    const now = Date.now();
    const gap = now - lastTick;
    if (gap > STOOD_STILL && awaySince === null) {
      awaySince = lastTick;
      log.warn({ milliseconds: gap }, 'the server stood still');
    }
    lastTick = now;
  }

  const timer = setInterval(() => {
    noticeGap();
    if (!isSigning) void writeLiveness();
    sinceNote += SIGN;
    const isDue = awaySince !== null || sinceNote >= (isBusy() ? BUSY : QUIET);
    if (isDue) void noteOnce();
  }, SIGN);

  /** One note at a time. */
  function noteOnce(): Promise<void> {
    if (noting !== null) return noting;
    sinceNote = 0;
    noting = note().finally(() => {
      noting = null;
    });
    return noting;
  }

  async function isNoted(): Promise<boolean> {
    await noteOnce();
    return awaySince === null;
  }

  /** A note that is under way may have begun before the store was back: then one more is tried. */
  async function isNotedAgain(): Promise<boolean> {
    await noting;
    return awaySince === null || isNoted();
  }

  return {
    get awaySince() {
      return awaySince;
    },
    doubt(error) {
      lose(error);
      void noteOnce();
    },
    async canStore() {
      const isKnown = awaySince !== null || Date.now() - lastStored < FRESH;
      return isKnown ? awaySince === null : within(PATIENCE, isNoted());
    },
    recovers: () => within(PATIENCE, isNotedAgain()),
    async stop() {
      clearInterval(timer);
      await noting;
      // The next start notes the outage, if there is one, from its beginning.
      if (awaySince === null) await note();
    },
  };
}

/** The answer, or no, if it takes longer. */
async function within(milliseconds: number, answer: Promise<boolean>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
