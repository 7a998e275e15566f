import process from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  const before = { SIGINT: process.listeners('SIGINT'), SIGTERM: process.listeners('SIGTERM') };

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      for (const listener of process.listeners(signal)) {
        if (!before[signal].includes(listener)) process.off(signal, listener);
      }
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
    vi.useFakeTimers();
    const { code, exit, finish } = running();
    process.emit('SIGINT');
    vi.advanceTimersByTime(1001);
    process.emit('SIGINT');
    expect(exit).toHaveBeenCalledWith(1);
    finish();
    await code;
  });
});
