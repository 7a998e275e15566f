import { expect, it } from 'vitest';
import { spreadOf } from './spread.ts';

it('finds the middle and the ends by number, not by name', () => {
  expect(spreadOf({ 5: 10, 10: 1, 9: 4, 2: 1 })).toEqual({ low: 5, median: 5, high: 9 });
});

it('knows nothing of nothing', () => {
  expect(spreadOf({})).toEqual({ low: 0, median: 0, high: 0 });
});
