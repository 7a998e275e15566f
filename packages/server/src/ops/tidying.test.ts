import { describe, expect, it, vi } from 'vitest';
import { tidyUp } from './tidying.ts';

const DAY = 86_400_000;

function tidying(days: number, removeIdle: (before: number) => Promise<number>) {
  const log = { info: vi.fn(), warn: vi.fn() };
  return { log, stop: tidyUp({ removeIdle, endOldSessions: async () => {} }, days, log) };
}

describe('tidying up', () => {
  it('forgets guests who were gone for so many days', async () => {
    const removeIdle = vi.fn(async () => 3);
    const { log, stop } = tidying(90, removeIdle);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith({ guests: 3 }, expect.any(String)));
    const [[before]] = removeIdle.mock.calls as unknown as [[number]];
    expect((Date.now() - before) / DAY).toBeCloseTo(90, 1);
    stop();
  });

  it('forgets nobody where guests are kept for ever', () => {
    const removeIdle = vi.fn(async () => 0);
    tidying(0, removeIdle).stop();
    expect(removeIdle).not.toHaveBeenCalled();
  });

  it('goes on after a database that was away', async () => {
    const { log, stop } = tidying(1, () => Promise.reject(new Error('away')));
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    stop();
  });
});
