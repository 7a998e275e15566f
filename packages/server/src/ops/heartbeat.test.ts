import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { beat } from './heartbeat.ts';

const silent = pino({ level: 'silent' });

describe('the heartbeat', () => {
  let notes: number;
  let hasRoom: boolean;
  const store = {
    async heartbeat() {
      if (!hasRoom) throw new Error('no room');
      notes++;
    },
  } as Partial<Store> as Store;

  beforeEach(() => {
    vi.useFakeTimers();
    notes = 0;
    hasRoom = true;
  });
  afterEach(() => vi.useRealTimers());

  it('is noted twice a second while tables are in memory, else every five seconds', async () => {
    let isBusy = true;
    const heart = beat(store, () => isBusy, silent);
    await vi.advanceTimersByTimeAsync(5000);
    expect(notes).toBe(10);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(20_500);
    expect(notes).toBe(15);
    await heart.stop();
  });

  it('is noted a last time when the server stops, and then no more', async () => {
    const heart = beat(store, () => true, silent);
    await heart.stop();
    expect(notes).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notes).toBe(1);
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
