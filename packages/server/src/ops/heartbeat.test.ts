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
    async leaveSign(now) {
      signs.push(now);
    },
  } as Partial<Store> as Store;

  beforeEach(() => {
    notes = 0;
    signs = [];
    hasRoom = true;
    disk = Promise.resolve();
  });

  it('is noted twice a second while tables are in memory, else every five seconds', async () => {
    let isBusy = true;
    const heart = beat(store, () => isBusy, silent);
    await vi.advanceTimersByTimeAsync(5000);
    expect(notes).toBe(10);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(notes).toBe(14);
    await heart.stop();
  });

  it('quickens at once when the first table comes, as it does right after a start', async () => {
    let isBusy = false;
    const heart = beat(store, () => isBusy, silent);
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes).toBe(0);
    isBusy = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(notes).toBeGreaterThan(0);
    await heart.stop();
  });

  it('leaves a sign four times a second, whether tables are in memory or not', async () => {
    const heart = beat(store, () => false, silent);
    const begun = Date.now();
    await vi.advanceTimersByTimeAsync(1000);
    expect(signs.map((at) => at - begun)).toEqual([250, 500, 750, 1000]);
    await heart.stop();
  });

  it('leaves signs also while the disk stands still, and then waits with one note only', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    const heart = beat(store, () => true, silent);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signs).toHaveLength(40);
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(notes).toBe(1);
    await heart.stop();
  });

  it('is noted a last time when the server stops, and then no more', async () => {
    const heart = beat(store, () => true, silent);
    await heart.stop();
    expect(notes).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notes).toBe(1);
    expect(signs).toEqual([]);
  });

  it('says when nothing can be stored, and when it can be again', async () => {
    const heart = beat(store, () => true, silent);
    hasRoom = false;
    await vi.advanceTimersByTimeAsync(600);
    expect(heart.isFailing).toBe(true);
    hasRoom = true;
    await vi.advanceTimersByTimeAsync(600);
    expect(heart.isFailing).toBe(false);
    await heart.stop();
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
