import { describe, expect, it } from 'vitest';
import { shareInWords, shareOf } from './interval.ts';

describe('the 95 % interval of a share', () => {
  it("is Wilson's", () => {
    // Worked by hand: 60 of 100 gives 0.502 to 0.691.
    expect(shareOf(60, 100)).toEqual({ wins: 60, of: 100, rate: 0.6, low: 0.502, high: 0.6906 });
  });

  it('stays between 0 and 1 at the ends', () => {
    expect(shareOf(0, 10)).toMatchObject({ rate: 0, low: 0 });
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(shareOf(10, 10)).toMatchObject({ rate: 1, high: 1 });
  });

  it('says that nothing is known of nothing', () => {
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  it('reads well', () => {
    expect(shareInWords(shareOf(60, 100))).toBe('60.0 % (50.2 to 69.1), 60 of 100');
  });
});
