import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../problem.ts';
import { Elsewhere } from '../tables/ownership.ts';
import { Asks, Served } from './asks.ts';
import type { Frame } from './frames.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A node that asks and one that answers, and whatever is lost between them. */
function pair(isLost: (frame: Frame) => boolean) {
  const results: string[] = [];
  const done: string[] = [];
  const work = async (method: string) => {
    done.push(method);
    if (method === 'refuse') throw new Problem('forbidden', 'Wait.');
    if (method === 'move') throw new Elsewhere('c');
    if (method === 'think') await new Promise((resolve) => setTimeout(resolve, 25_000));
    return `${method} done`;
  };
  const served: Served = new Served(
    (_, frame) => {
      if (!isLost(frame)) asks.hear(frame);
    },
    () => {},
  );
  const asks: Asks = new Asks({
    send: (_, frame) => {
      if (frame[0] === 'ask' && !isLost(frame)) void served.serve('a', frame[1], () => work(frame[2]));
    },
    settled: (result) => results.push(result),
  });
  return { asks, done, results };
}

it('what is lost on the way there or back is asked again, and done once', async () => {
  let frames = 0;
  const { asks, done, results } = pair(() => ++frames <= 2);
  const answer = asks.ask('b', 'play', []);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe('play done');
  expect([done, results]).toEqual([['play'], ['answered']]);
});

it('refusals and moves come back as what they are', async () => {
  const { asks, results } = pair(() => false);
  await expect(asks.ask('b', 'refuse', [])).rejects.toMatchObject({ code: 'forbidden', message: 'Wait.' });
  await expect(asks.ask('b', 'move', [])).rejects.toMatchObject({ owner: 'c' });
  expect(results).toEqual(['refused', 'moved']);
});

it('what takes long is waited for as long as the other node says so', async () => {
  const { asks, done } = pair(() => false);
  const answer = asks.ask('b', 'think', []);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toBe('think done');
  expect(done).toEqual(['think']);
});

it('whoever never answers is given up, and a node that is gone at once', async () => {
  const { asks, results } = pair(() => true);
  const silent = asks.ask('b', 'play', []).catch((error) => error.code);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await silent).toBe('storage-unavailable');
  const gone = asks.ask('b', 'play', []).catch((error) => error);
  asks.nodeGone('b');
  expect(await gone).toBeInstanceOf(Elsewhere);
  expect(results).toEqual(['given_up', 'moved']);
});
