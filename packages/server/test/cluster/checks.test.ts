import { describe, expect, it } from 'vitest';
import type { LogLine } from '../proofs/crash-log.ts';
import { awayFor, clockFault, overlap } from './checks.ts';

const line = (at: number, seat: number): LogLine => ({
  ...{ table: 't', n: 0, at, seat, user: 'u', command: 'c', kind: 'choice', choice: null, decidedBy: null },
});
const clock = (now: number, left: number[], running: number[]) => ({ now, left, running, window: null, limit: null });

describe('outages', () => {
  it('count where they overlap with the time in question, and once', () => {
    const spans = [
      { from: 90, to: 120 },
      { from: 0, to: 30 },
      { from: 20, to: 40 },
    ];
    expect(overlap({ from: 10, to: 100 }, spans)).toBe(40);
    expect(overlap({ from: 50, to: 60 }, spans)).toBe(0);
  });

  it('do not count as being away', () => {
    expect(awayFor({ from: 0, to: 15_000 }, [{ from: 1000, to: 9000 }])).toBe(7000);
  });
});

describe('a clock', () => {
  const known = clock(1000, [60_000, 60_000], [0]);

  it('is right if it ran all the time, or stood still in an outage, or anything between', () => {
    const outages = [{ from: 2000, to: 7000 }];
    for (const left of [50_000, 55_000, 52_000]) {
      const pair = { table: 't', known, picture: clock(11_000, [left, 60_000], [0]) };
      expect(clockFault(pair, [], 0, outages)).toBe(0);
    }
  });

  it('is wrong if it ran more than the time that went by, or stood longer than the outage', () => {
    const outages = [{ from: 2000, to: 7000 }];
    const faultOf = (left: number) =>
      clockFault({ table: 't', known, picture: clock(11_000, [left, 60_000], [0]) }, [], 0, outages);
    expect(faultOf(47_000)).toBe(3000);
    expect(faultOf(58_000)).toBe(3000);
  });

  it('counts choices that were not heard of, also one of the very moment', () => {
    const picture = clock(11_000, [56_000, 56_000], [1]);
    expect(clockFault({ table: 't', known, picture }, [line(7000, 0)], 2000, [])).toBe(0);
    const notYetShown = clock(7001, [54_000, 60_000], [0]);
    expect(clockFault({ table: 't', known, picture: notYetShown }, [line(7000, 0)], 2000, [])).toBeLessThan(2);
  });
});
