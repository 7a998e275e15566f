import { maps } from '@conclave/among-cultists';
import { describe, expect, it } from 'vitest';
import { roomy } from './roomy.ts';

describe.each(Object.keys(maps) as (keyof typeof maps)[])('the large plates of %s', (variant) => {
  const { places } = maps[variant];
  const large = roomy(places);

  it('are never smaller, and keep their centres', () => {
    for (const [i, { rect }] of large.entries()) {
      const [x, y, width, height] = places[i]?.rect ?? rect;
      expect(rect[2]).toBeGreaterThanOrEqual(width);
      expect(rect[3]).toBeGreaterThanOrEqual(height);
      expect([rect[0] + rect[2] / 2, rect[1] + rect[3] / 2]).toEqual([x + width / 2, y + height / 2]);
    }
  });

  it('do not meet each other, nor the edge', () => {
    for (const [i, { rect: one }] of large.entries()) {
      expect(one[0]).toBeGreaterThan(0);
      expect(one[1]).toBeGreaterThan(0);
      expect(one[0] + one[2]).toBeLessThan(1200);
      expect(one[1] + one[3]).toBeLessThan(800);
      for (const { rect: other } of large.slice(i + 1)) {
        const isBeside = one[0] + one[2] < other[0] || other[0] + other[2] < one[0];
        const isAbove = one[1] + one[3] < other[1] || other[1] + other[3] < one[1];
        expect(isBeside || isAbove).toBe(true);
      }
    }
  });

  it('take more of the map', () => {
    const area = (some: typeof places) => some.reduce((sum, { rect }) => sum + rect[2] * rect[3], 0);
    expect(area(large)).toBeGreaterThan(1.1 * area(places));
  });
});
