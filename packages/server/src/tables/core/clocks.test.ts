import { describe, expect, it } from 'vitest';
import { answered, expired, leftNow, newClock, nextExpiry, run, takenUp, welcomeBack } from './clocks.ts';

const LIVE = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;
const SLOW = { kind: 'slow', days: 2 } as const;
const DAY = 86_400_000;

describe('a live clock', () => {
  const thinking = run(newClock(LIVE, 2), LIVE, [0], 1000);

  it('runs for the seat that thinks, and for no other', () => {
    expect(leftNow(thinking, 0, 11_000)).toBe(50_000);
    expect(leftNow(thinking, 1, 11_000)).toBe(60_000);
  });

  it('adds the increment when the seat has answered', () => {
    const next = run(thinking, LIVE, [1], 11_000);
    expect(leftNow(next, 0, 99_000)).toBe(55_000);
    expect(leftNow(next, 1, 21_000)).toBe(50_000);
  });

  it('adds the increment once when the turn passes', () => {
    const next = run(answered(thinking, LIVE, 0, 11_000), LIVE, [1], 11_000);
    expect(leftNow(next, 0, 99_000)).toBe(55_000);
  });

  it('adds the increment also to a seat that is asked again at once', () => {
    const again = run(answered(thinking, LIVE, 0, 11_000), LIVE, [0], 11_000);
    expect(leftNow(again, 0, 11_000)).toBe(55_000);
    expect(leftNow(again, 0, 12_000)).toBe(54_000);
  });

  it('is at its end when the bank is empty, and says when that will be', () => {
    expect(nextExpiry(thinking, [0, 1])).toBe(61_000);
    expect(expired(thinking, [0, 1], 60_999)).toEqual([]);
    expect(expired(thinking, [0, 1], 61_000)).toEqual([0]);
  });

  it('gives somebody who comes back a moment to think', () => {
    expect(leftNow(welcomeBack(thinking, LIVE, 0, 61_000), 0, 61_000)).toBe(20_000);
    expect(leftNow(welcomeBack(thinking, LIVE, 0, 11_000), 0, 11_000)).toBe(50_000);
  });
});

describe('a slow clock', () => {
  it('gives the days anew for every decision', () => {
    const thinking = run(newClock(SLOW, 2), SLOW, [0], 0);
    expect(leftNow(thinking, 0, DAY)).toBe(DAY);
    expect(leftNow(run(thinking, SLOW, [1], DAY), 0, DAY)).toBe(2 * DAY);
  });
});

describe('no clock', () => {
  it('counts nothing', () => {
    const clock = run(newClock({ kind: 'none' }, 2), { kind: 'none' }, [0], 0);
    expect(leftNow(clock, 0, DAY)).toBeNull();
    expect(nextExpiry(clock, [0, 1])).toBeNull();
  });
});

describe('a clock that is taken up again', () => {
  const thinking = run(newClock(LIVE, 2), LIVE, [0], 1000);

  it('stood still while no server ran', () => {
    const clock = takenUp(thinking, [{ from: 6000, to: 900_000 }], 901_000);
    expect(leftNow(clock, 0, 901_000)).toBe(54_000);
  });

  it('counts an outage once, however often it is taken up', () => {
    const outages = [{ from: 6000, to: 900_000 }];
    const once = takenUp(thinking, outages, 901_000);
    expect(leftNow(takenUp(once, outages, 903_000), 0, 903_000)).toBe(52_000);
  });

  it('stood still in every outage since it was stored', () => {
    const outages = [
      { from: 500, to: 900 },
      { from: 6000, to: 100_000 },
      { from: 103_000, to: 200_000 },
    ];
    expect(leftNow(takenUp(thinking, outages, 201_000), 0, 201_000)).toBe(51_000);
  });

  it('counts time once that lies in two outages, as where the clock of the machine was set back', () => {
    const outages = [
      { from: 6000, to: 100_000 },
      { from: 7000, to: 8000 },
      { from: 90_000, to: 200_000 },
    ];
    expect(leftNow(takenUp(thinking, outages, 201_000), 0, 201_000)).toBe(54_000);
  });

  it('loses nothing that began after the last sign of life', () => {
    expect(leftNow(takenUp(thinking, [{ from: 500, to: 50_000 }], 50_000), 0, 50_000)).toBe(60_000);
  });

  it('runs on while nobody looked at the table', () => {
    expect(leftNow(takenUp(thinking, [], 31_000), 0, 31_000)).toBe(30_000);
  });
});
