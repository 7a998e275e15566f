import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inbox } from './inbox.ts';

/** So far apart are two readings. */
const PACE = 24;

describe('the inbox', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is read at once on a quiet server, with all that came together', async () => {
    const read: string[] = [];
    const inbox = new Inbox();
    inbox.add(() => read.push('a'));
    inbox.add(() => read.push('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(PACE);
    inbox.add(() => read.push('c'));
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  it('keeps what a crowd sends until a moment has passed, and reads it together', async () => {
    const read: string[] = [];
    const inbox = new Inbox();
    inbox.add(() => read.push('a'));
    await vi.advanceTimersByTimeAsync(1);
    inbox.add(() => read.push('b'));
    await vi.advanceTimersByTimeAsync(PACE - 2);
    inbox.add(() => read.push('c'));
    expect(read).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  it('reads a crowd in its order, and lets others have their turn in between', async () => {
    const read: number[] = [];
    const inbox = new Inbox();
    for (let i = 0; i < 100; i++) inbox.add(() => read.push(i));
    vi.advanceTimersToNextTimer();
    expect(read.length).toBeLessThan(100);
    await vi.runAllTimersAsync();
    expect(read).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  it('takes what comes while it is reading', async () => {
    const read: string[] = [];
    const inbox = new Inbox();
    inbox.add(() => {
      read.push('a');
      inbox.add(() => read.push('b'));
    });
    await vi.advanceTimersByTimeAsync(PACE);
    expect(read).toEqual(['a', 'b']);
  });
});
