import { describe, expect, it } from 'vitest';
import { at } from './lists.ts';

describe('at', () => {
  it('gives the item at an index', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([0, null], 0)).toBe(0);
    expect(at([0, null], 1)).toBeNull();
  });

  it('throws where there is no item', () => {
    expect(() => at(['a', 'b'], 2)).toThrow('there is no item 2 in a list of 2');
    expect(() => at([], 0)).toThrow('there is no item 0 in a list of 0');
    expect(() => at(['a'], -1)).toThrow('there is no item -1');
  });
});
