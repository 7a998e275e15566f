import { describe, expect, it } from 'vitest';
import { bestSpot } from './explain-place.ts';

const page = { width: 400, height: 600 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of an explanation', () => {
  it('is above its thing where nothing lies there', () => {
    expect(bestSpot(size, box(150, 300, 50, 50), [], page)).toMatchObject({ left: 75, top: 190 });
  });

  it('is below its thing where something above can be touched', () => {
    expect(bestSpot(size, box(150, 300, 50, 50), [box(100, 150, 200, 140)], page)).toMatchObject({
      left: 75,
      top: 360,
    });
  });

  it('stays on the page', () => {
    const { left, top } = bestSpot(size, box(380, 0, 20, 20), [], page);
    expect(left + size.width).toBeLessThanOrEqual(page.width);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
