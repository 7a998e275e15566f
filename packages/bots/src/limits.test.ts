import { describe, expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

const USUAL = { milliseconds: 1000, iterations: 500 };
const NEVER = Number.POSITIVE_INFINITY;

describe('limitsOf', () => {
  it('leaves the usual limits where nothing is set', () => {
    expect(limitsOf({}, USUAL)).toEqual(USUAL);
  });

  it('keeps the usual iterations beside another time', () => {
    expect(limitsOf({ milliseconds: 50 }, USUAL)).toEqual({ milliseconds: 50, iterations: 500 });
  });

  it('takes the clock away when only iterations are set', () => {
    expect(limitsOf({ iterations: 80 }, USUAL)).toEqual({ milliseconds: NEVER, iterations: 80 });
  });

  it('takes both when both are set', () => {
    expect(limitsOf({ milliseconds: 50, iterations: 80 }, USUAL)).toEqual({ milliseconds: 50, iterations: 80 });
  });
});
