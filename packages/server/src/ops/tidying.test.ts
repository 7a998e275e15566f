import { describe, expect, it, vi } from 'vitest';
import { tidyUp } from './tidying.ts';

const begin = (work: () => Promise<number>, every = 10_000) => {
  const log = { info: vi.fn(), warn: vi.fn() };
  return { log, stop: tidyUp([{ does: 'guests are forgotten', every, do: work }], log) };
};

describe('tidying up', () => {
  it('tells what it has done, and nothing if there was nothing to do', async () => {
    const { log, stop } = begin(async () => 3);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith({ count: 3 }, 'guests are forgotten'));
    stop();
    const work = vi.fn(async () => 0);
    const idle = begin(work);
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    expect(idle.log.info).not.toHaveBeenCalled();
    idle.stop();
  });

  it('goes on after a database that was away', async () => {
    const work = vi.fn(() => Promise.reject(new Error('away')));
    const { log, stop } = begin(work, 10);
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(1));
    expect(log.warn).toHaveBeenCalled();
    stop();
  });
});
