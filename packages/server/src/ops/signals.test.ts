import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { untilSignalled } from './signals.ts';

const log = createLog('silent');

/** What runs takes until `finish` to stop. */
function running() {
  const stopping = Promise.withResolvers<void>();
  const stop = vi.fn(() => stopping.promise);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  return { code: untilSignalled(stop, log), stop, exit, finish: stopping.resolve };
}

describe('a signal', () => {
  const EVENTS = ['SIGINT', 'SIGTERM', 'unhandledRejection'];
  const before = new Map(EVENTS.map((event) => [event, process.rawListeners(event)]));

  // The deadline ends the process: it must not outlive its test.
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const [event, listeners] of before) {
      process.removeAllListeners(event);
      for (const listener of listeners) process.on(event, listener as () => void);
    }
  });

  it('stops what runs, once, however many ways it comes', async () => {
    const { code, stop, exit, finish } = running();
    process.emit('SIGTERM');
    process.emit('SIGTERM');
    process.emit('SIGINT');
    finish();
    expect(await code).toBe(0);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(exit).not.toHaveBeenCalled();
  });

  it('ends the process at once when it comes again', async () => {
    const { code, exit, finish } = running();
    process.emit('SIGINT');
    vi.advanceTimersByTime(1001);
    process.emit('SIGINT');
    expect(exit).toHaveBeenCalledWith(1);
    finish();
    await code;
  });
});
