import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { beat, wakeUp } from './heartbeat.ts';

const silent = pino({ level: 'silent' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the heartbeat', () => {
  let notes: number;
  let signs: number[];
  let hasRoom: boolean;
  let disk: Promise<void>;
  const store = {
    async heartbeat() {
      if (!hasRoom) throw new Error('no room');
      await disk;
      notes++;
    },
    async writeLiveness(now) {
      signs.push(now);
    },
    async addOutage() {
      if (!hasRoom) throw new Error('no room');
      await disk;
    },
  } as Partial<Store> as Store;
  const outageOver = vi.fn();

  /** The database hangs until the given function is called. */
  function hang(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    return resolve;
  }

  beforeEach(() => {
    notes = 0;
    signs = [];
    hasRoom = true;
    disk = Promise.resolve();
    outageOver.mockClear();
  });

  it('is noted twice a second while tables are in memory, else every five seconds', async () => {
    let isBusy = true;
    const heart = beat(store, () => isBusy, silent, outageOver);
    await vi.advanceTimersByTimeAsync(5000);
    expect(notes).toBe(10);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notes).toBe(14);
    await heart.stop();
  });

  it('counts a time in which the process itself stood still as an outage, before anything else is stored', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    await vi.advanceTimersByTimeAsync(1000);
    const from = Date.now();
    vi.setSystemTime(from + 36_000);
    const goOn = hang();
    await vi.advanceTimersByTimeAsync(250);
    expect(heart.awaySince).toBe(from);
    goOn();
    await vi.advanceTimersByTimeAsync(250);
    expect(outageOver).toHaveBeenCalledExactlyOnceWith({ from, to: expect.any(Number) });
    expect(outageOver.mock.lastCall?.[0].to - from).toBeGreaterThanOrEqual(36_000);
    expect(heart.awaySince).toBeNull();
    await heart.stop();
  });

  it('does not mind a timer that is a little late', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    vi.setSystemTime(Date.now() + 1500);
    await vi.advanceTimersByTimeAsync(500);
    expect(outageOver).not.toHaveBeenCalled();
    await heart.stop();
  });

  it('quickens at once when the first table comes, as it does right after a start', async () => {
    let isBusy = false;
    const heart = beat(store, () => isBusy, silent, outageOver);
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes).toBe(0);
    isBusy = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(notes).toBeGreaterThan(0);
    await heart.stop();
  });

  it('leaves a sign four times a second, whether tables are in memory or not', async () => {
    const heart = beat(store, () => false, silent, outageOver);
    const begun = Date.now();
    await vi.advanceTimersByTimeAsync(1000);
    expect(signs.map((at) => at - begun)).toEqual([250, 500, 750, 1000]);
    await heart.stop();
  });

  it('leaves signs also while the disk stands still, and then waits with one note only', async () => {
    const goOn = hang();
    const heart = beat(store, () => true, silent, outageOver);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signs).toHaveLength(40);
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(notes).toBe(1);
    await heart.stop();
  });

  it('is noted a last time when the server stops, and then no more', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    await heart.stop();
    expect(notes).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notes).toBe(1);
    expect(signs).toEqual([]);
  });

  it('tells of a time in which nothing could be stored, when it is over', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    await vi.advanceTimersByTimeAsync(1000);
    const from = Date.now();
    hasRoom = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outageOver).not.toHaveBeenCalled();
    hasRoom = true;
    await vi.advanceTimersByTimeAsync(250);
    expect(outageOver.mock.calls).toEqual([[{ from, to: Date.now() }]]);
    await heart.stop();
  });

  it('says when nothing can be stored, and when it can be again', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    const begun = Date.now();
    hasRoom = false;
    await vi.advanceTimersByTimeAsync(600);
    expect(heart.awaySince).toBe(begun);
    hasRoom = true;
    await vi.advanceTimersByTimeAsync(600);
    expect(heart.awaySince).toBe(null);
    await heart.stop();
  });

  it('takes the word of whoever could not store something, and finds out at once whether it is over', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    const from = Date.now();
    await vi.advanceTimersByTimeAsync(100);
    heart.doubt(new Error('a lost connection'));
    expect(heart.awaySince).toBe(from);
    await vi.advanceTimersByTimeAsync(0);
    expect(outageOver.mock.calls).toEqual([[{ from, to: Date.now() }]]);
    expect(heart.awaySince).toBe(null);
    await heart.stop();
  });

  it('ends an outage when it is noted, however long that took', async () => {
    const heart = beat(store, () => true, silent, outageOver);
    const from = Date.now();
    const goOn = hang();
    heart.doubt(new Error('a database that hangs'));
    await vi.advanceTimersByTimeAsync(8000);
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(outageOver.mock.calls).toEqual([[{ from, to: Date.now() }]]);
    await heart.stop();
  });

  it('leaves no later sign in an outage than its beginning: if the server ends, all of it shall count', async () => {
    hasRoom = false;
    const heart = beat(store, () => true, silent, outageOver);
    const begun = Date.now();
    await vi.advanceTimersByTimeAsync(2000);
    expect(signs.at(-1)).toBe(begun);
    await heart.stop();
    expect(notes).toBe(0);
  });

  describe('asked whether anything can be stored', () => {
    it('asks the store, and not for every question', async () => {
      const heart = beat(store, () => false, silent, outageOver);
      await vi.advanceTimersByTimeAsync(1000);
      for (let i = 0; i < 100; i++) expect(await heart.canStore()).toBe(true);
      expect(notes).toBe(1);
      hasRoom = false;
      await vi.advanceTimersByTimeAsync(250);
      expect(await heart.canStore()).toBe(false);
      hasRoom = true;
      await vi.advanceTimersByTimeAsync(250);
      expect(await heart.canStore()).toBe(true);
      await heart.stop();
    });

    it('does not wait for a store that hangs', async () => {
      const heart = beat(store, () => false, silent, outageOver);
      await vi.advanceTimersByTimeAsync(1000);
      const goOn = hang();
      const begun = Date.now();
      const answer = heart.canStore();
      await vi.advanceTimersByTimeAsync(1000);
      expect([await answer, Date.now() - begun]).toEqual([false, 1000]);
      goOn();
      await vi.advanceTimersByTimeAsync(0);
      expect(await heart.canStore()).toBe(true);
      await heart.stop();
    });
  });

  describe('asked whether the outage is over', () => {
    it('tries at once, also if it tries in vain just then', async () => {
      const heart = beat(store, () => true, silent, outageOver);
      hasRoom = false;
      await vi.advanceTimersByTimeAsync(600);
      expect(await heart.recovers()).toBe(false);
      const answer = heart.recovers();
      hasRoom = true;
      expect(await answer).toBe(true);
      expect(outageOver).toHaveBeenCalledTimes(1);
      await heart.stop();
    });

    it('does not wait for a store that hangs', async () => {
      const heart = beat(store, () => true, silent, outageOver);
      const goOn = hang();
      heart.doubt(new Error('a database that hangs'));
      const answer = heart.recovers();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await answer).toBe(false);
      goOn();
      expect(await heart.recovers()).toBe(true);
      await heart.stop();
    });
  });
});

describe('waking up', () => {
  /** When the outage ends, each time that is stored, on a disk that takes so long for it. */
  async function endsOn(takes: readonly number[]): Promise<number[]> {
    const begun = Date.now();
    const ends: number[] = [];
    const store = {
      async wakeUp(now) {
        ends.push(now - begun);
        await new Promise((resolve) => setTimeout(resolve, takes[ends.length - 1]));
        return [];
      },
    } as Partial<Store> as Store;
    const awake = wakeUp(store);
    await vi.advanceTimersByTimeAsync(60_000);
    await awake;
    return ends;
  }

  it('ends the outage once where that is quick', async () => {
    expect(await endsOn([100])).toEqual([0]);
  });

  it('ends it anew where that took so long that clocks would be wrong', async () => {
    expect(await endsOn([2000, 100])).toEqual([0, 2000]);
  });

  it('does not try for ever', async () => {
    expect(await endsOn([2000, 2000, 2000, 2000])).toEqual([0, 2000, 4000]);
  });
});
