import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inParts } from './in-parts.ts';

const ROUND = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is done in parts', () => {
  it.each([1, 7, 50, 120])('is done with each of %i once in a round, and again in the next', (count) => {
    const all = new Set(Array.from({ length: count }, (_, i) => i));
    const done: number[] = [];
    const timer = inParts(ROUND, all, (one) => done.push(one));
    vi.advanceTimersByTime(ROUND);
    expect(done).toEqual([...all]);
    vi.advanceTimersByTime(ROUND);
    expect(done).toEqual([...all, ...all]);
    clearInterval(timer);
  });

  it('is never done with many at once', () => {
    let atOnce = 0;
    const timer = inParts(ROUND, new Array(2000).fill('somebody'), () => atOnce++);
    for (let part = 0; part < 50; part++) {
      vi.advanceTimersByTime(ROUND / 50);
      expect(atOnce).toBe(40);
      atOnce = 0;
    }
    clearInterval(timer);
  });
});
