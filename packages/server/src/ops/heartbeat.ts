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

/** Whoever asks whether anything can be stored waits so long at most, in milliseconds. */
const PATIENCE = 1000;
/** What was found out so long ago still holds, in milliseconds: asking again and again costs the disk nothing. */
const FRESH = 200;

export interface Heart {
  /** Since when nothing can be stored; null in normal times. */
  readonly awaySince: number | null;
  /** Something could not be stored: that counts as the beginning of an outage, and it is tried at once whether it is over. */
  doubt(error: unknown): void;
  /** Whether something can be stored now. Anybody may ask: the store is not, for every question, and is not waited for long. */
  canStore(): Promise<boolean>;
  /** Tries at once whether an outage is over, and says so. This is not waited for long either. */
  recovers(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Ends the outage, and gives all there were. Clocks run from its end: if the disk took long to note it, it ends anew. */
export async function wakeUp(store: Pick<Store, 'wakeUp'>, isFirst = true): Promise<readonly Outage[]> {
  for (let wakings = 1; ; wakings++) {
    const now = Date.now();
    const outages = await store.wakeUp(now, isFirst);
    if (Date.now() - now < PROMPT || wakings === WAKINGS) return outages;
  }
}

/**
 * Says again and again that the server runs: the time from the last word to the next start was an outage. It is asked every
 * time anew whether clocks may run, and no sign waits for what the database has to store. A time in which nothing could be
 * stored is an outage too: it is noted when it is over, and told.
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
