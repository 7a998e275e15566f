import { expect, it } from 'vitest';
import { around } from './around.ts';

it('seats stand in their order around the table, as many at the left as at the right', () => {
  for (const others of [3, 4, 5, 6, 7]) {
    const seats = Array.from({ length: others }, (_, i) => i);
    const { left, top, right } = around(seats);
    expect([...left, ...top, ...right]).toEqual(seats);
    expect(left.length).toBe(right.length);
  }
  expect(around([1, 2, 3, 4, 5, 6, 7])).toEqual({ left: [1, 2], top: [3, 4, 5], right: [6, 7] });
});
