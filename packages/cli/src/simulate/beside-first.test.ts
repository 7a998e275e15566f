import { describe, expect, it } from 'vitest';
import { besideFirst } from './beside-first.ts';

describe('a part beside the first', () => {
  // The fox wins 60 of 100, the hen 20 of 100; red was played by 50 foxes and 50 hens.
  const tally = {
    seatsByPart: { fox: 100, hen: 100, red: 100 },
    winsByPart: { fox: 60, hen: 20, red: 50 },
    seatsByParts: { 'fox+red': 50, 'hen+red': 50, 'fox+blue': 50, 'hen+blue': 50 },
    winsByParts: { 'fox+red': 35, 'hen+red': 15, 'fox+blue': 25, 'hen+blue': 5 },
  };

  it('is compared with what its first parts win on the whole', () => {
    const { red, blue } = besideFirst(tally);
    expect(red).toMatchObject({ of: 100, wins: 50, expected: 40, difference: 0.1 });
    expect(blue).toMatchObject({ of: 100, wins: 30, expected: 40, difference: -0.1 });
  });

  it('has an interval around the difference', () => {
    const { red } = besideFirst(tally);
    // 50 seats of 60 % and 50 of 20 %: a deviation of sqrt(20) = 4.47 wins, 8.77 at 95 %.
    expect(red?.low).toBeCloseTo(0.0123, 3);
    expect(red?.high).toBeCloseTo(0.1877, 3);
  });

  it('is nothing where seats play one part', () => {
    expect(besideFirst({ ...tally, seatsByParts: { fox: 3 } })).toEqual({});
  });
});
