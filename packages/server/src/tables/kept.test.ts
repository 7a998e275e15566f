import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

/** How many are kept. */
const MANY = 32;

describe('kept updates', () => {
  it('are the latest, whatever their lengths and letters', () => {
    const text = fc
      .tuple(fc.constantFrom('a', 'ä', '漢', '🐙'), fc.integer({ min: 1, max: 3000 }))
      .map(([letter, n]) => letter.repeat(n));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 200, size: 'max' }), (texts) => {
        const kept = new Kept();
        texts.forEach((one, i) => {
          kept.add(one);
          expect(kept.length).toBe(Math.min(i + 1, MANY));
          expect(kept.latest(kept.length)).toEqual(texts.slice(0, i + 1).slice(-MANY));
        });
      }),
      { numRuns: 50 },
    );
  });

  it('are written over and over into the same memory', () => {
    const kept = new Kept();
    const sizes = new Set<number>();
    for (let i = 0; i < 10_000; i++) {
      kept.add('x'.repeat(500 + (i % 100)));
      if (i >= MANY) sizes.add(Reflect.get(kept, 'bytes').length);
    }
    expect(sizes.size).toBe(1);
  });

  it('can be asked for in part', () => {
    const kept = new Kept();
    for (const text of ['one', 'two', 'three']) kept.add(text);
    expect(kept.latest(2)).toEqual(['two', 'three']);
    expect(kept.latest(0)).toEqual([]);
  });
});
