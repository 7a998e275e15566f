import { describe, expect, it } from 'vitest';
import { apart } from './labels.ts';

describe('names at the ends of lines', () => {
  it('stay where they are if there is room', () => {
    expect(apart([0.1, 0.9, 0.5], 0.2)).toEqual([0.1, 0.9, 0.5]);
  });

  it('move apart, in their order, and not over the edge', () => {
    const [a = 0, b = 0, c = 0] = apart([0.95, 0.95, 0.9], 0.1);
    expect(c).toBeLessThan(a);
    expect(b - a).toBeCloseTo(0.1);
    expect(b).toBeLessThanOrEqual(1);
  });
});
