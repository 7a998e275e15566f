import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Inbox } from './inbox.ts';

/** So far apart are two readings, so long one may take without a look at anything else, and so many are a crowd. */
const PACE = 32;
const AT_A_TIME = 20;
const CROWD = ['a', 'b', 'c', 'd'];

describe('the inbox', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is read at once on a quiet server, with all that came together', async () => {
    const { read, comes } = newInbox();
    comes('a');
    comes('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(PACE);
    comes('c');
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  it('keeps what comes soon after until a moment has passed, and reads it together', async () => {
    const { read, comes } = newInbox();
    comes('a');
    await vi.advanceTimersByTimeAsync(1);
    comes('b');
    await vi.advanceTimersByTimeAsync(PACE - 2);
    comes('c');
    expect(read).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  it('reads a crowd in its order, and lets others have their turn in between', async () => {
    const { read, comes } = newInbox();
    const names = Array.from({ length: 100 }, (_, i) => String(i));
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    // Each takes a millisecond.
    for (const name of names) comes(name, () => now++);
    vi.advanceTimersToNextTimer();
    expect(read).toEqual(names.slice(0, AT_A_TIME));
    await vi.runAllTimersAsync();
    expect(read).toEqual(names);
  });

  it('takes what comes while it is reading', async () => {
    const { read, comes } = newInbox();
    comes('a', () => comes('b'));
    await vi.advanceTimersByTimeAsync(PACE);
    expect(read).toEqual(['a', 'b']);
  });

  it('lets the thread sleep in a crowd, and reads when that is over', async () => {
    const { read, comes, slept } = newInbox();
    for (const name of CROWD) comes(name);
    await vi.advanceTimersByTimeAsync(3);
    comes('e');
    await vi.advanceTimersByTimeAsync(1);
    expect(slept).toEqual([PACE - 3]);
    expect(read).toEqual([...CROWD, 'e']);
  });

  it('does not let it sleep where there is no crowd', async () => {
    const { comes, slept } = newInbox();
    for (const name of CROWD.slice(1)) comes(name);
    await vi.advanceTimersByTimeAsync(3);
    comes('e');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(slept).toEqual([]);
  });

  it('does not let it sleep before all that was read is answered', async () => {
    const { read, comes, slept } = newInbox();
    const answers = CROWD.map(() => Promise.withResolvers<void>());
    CROWD.forEach((name, i) => {
      comes(name, () => answers[i]?.promise);
    });
    await vi.advanceTimersByTimeAsync(3);
    comes('e');
    await vi.advanceTimersByTimeAsync(2);
    expect(slept).toEqual([]);
    for (const { resolve } of answers) resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(slept).toEqual([PACE - 5]);
    expect(read).toEqual([...CROWD, 'e']);
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(read).toEqual([...CROWD, 'e']);
  });

  it('goes on reading if answers take longer than the moment', async () => {
    const { read, comes, slept } = newInbox();
    for (const name of CROWD) comes(name, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(3);
    comes('e');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(read).toEqual([...CROWD, 'e']);
    expect(slept).toEqual([]);
  });
});

/** An inbox whose messages are noted when they are read, in a world where sleep takes no time. */
function newInbox() {
  const inbox = new Inbox();
  const read: string[] = [];
  const slept: (number | undefined)[] = [];
  vi.spyOn(Atomics, 'wait').mockImplementation(
    (_bed: unknown, _at: unknown, _value: unknown, milliseconds?: number) => {
      slept.push(milliseconds);
      return 'timed-out';
    },
  );
  function comes(name: string, whenRead?: () => unknown): void {
    inbox.add(() => {
      read.push(name);
      const doing = whenRead?.();
      return doing instanceof Promise ? doing : null;
    });
  }
  return { read, slept, comes };
}
