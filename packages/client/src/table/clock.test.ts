import { describe, expect, it } from 'vitest';
import { inWords, leftFor, windowStep } from './clock.ts';

const clock = { now: 5000, left: [60_000, null], running: [0], window: null, limit: null };

describe('the clock', () => {
  it('runs for the seat that is asked, and stops at nothing', () => {
    expect(leftFor(clock, 0, 6500)).toBe(58_500);
    expect(leftFor(clock, 0, 95_000)).toBe(0);
  });

  it('stands still until a beat is over', () => {
    const beat = { ...clock, standsUntil: 6000 };
    expect(leftFor(beat, 0, 5500)).toBe(60_000);
    expect(leftFor(beat, 0, 6500)).toBe(59_500);
    expect(leftFor({ ...beat, now: 7000 }, 0, 7500)).toBe(59_500);
  });

  it('stands still for the others, and shows nothing where nothing is counted', () => {
    expect(leftFor({ ...clock, running: [1] }, 0, 6500)).toBe(60_000);
    expect(leftFor(clock, 1, 6500)).toBeNull();
  });

  it('says minutes, hours and days', () => {
    expect(inWords(61_000, 'd', 'h')).toBe('1:01');
    expect(inWords(59_001, 'd', 'h')).toBe('1:00');
    expect(inWords(3_750_000, 'd', 'h')).toBe('1:02:30');
    expect(inWords(2 * 86_400_000 + 3 * 3_600_000, 'd', 'h')).toBe('2 d 3 h');
  });

  it('goes once after a third of a response window, twice after two thirds, and then is done', () => {
    const window = { opensAt: 0, closesAt: 9000 };
    expect(windowStep(window, 2999).step).toBe('open');
    expect(windowStep(window, 3000).step).toBe('once');
    expect(windowStep(window, 6000).step).toBe('twice');
    expect(windowStep(window, 9000).step).toBe('done');
    expect(windowStep(window, 20_000).step).toBe('done');
  });
});
