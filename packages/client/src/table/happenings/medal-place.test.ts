import { expect, it } from 'vitest';
import { nearestFree } from './medal-place.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const BOARD = box(0, 0, 400, 300);
const MEDAL = [100, 40] as const;

it('stands at its cause where nothing is', () => {
  const [x = 0, y = 0] = nearestFree(BOARD, MEDAL, box(180, 130, 40, 40), []) ?? [];
  expect(Math.abs(x + 50 - 200)).toBeLessThan(16);
  expect(Math.abs(y + 20 - 150)).toBeLessThan(16);
});

it('keeps off words and what can be touched', () => {
  const words = box(0, 100, 400, 100);
  const spot = nearestFree(BOARD, MEDAL, box(180, 110, 40, 40), [words]);
  expect(spot).not.toBeNull();
  expect((spot?.[1] ?? 0) + MEDAL[1]).toBeLessThan(100);
});

it('has no place on a board that is full', () => {
  expect(nearestFree(BOARD, MEDAL, BOARD, [box(0, 0, 400, 150), box(0, 150, 400, 150)])).toBeNull();
});
