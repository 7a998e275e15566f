import { expect, it } from 'vitest';
import { hasJustBegun } from './start-card.ts';

it('tells a game that has just begun from one that somebody comes back to', () => {
  expect(hasJustBegun(100_000, 101_000)).toBe(true);
  expect(hasJustBegun(100_000, 400_000)).toBe(false);
  expect(hasJustBegun(null, 400_000)).toBe(false);
});
