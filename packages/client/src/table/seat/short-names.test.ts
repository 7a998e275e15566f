import { describe, expect, it } from 'vitest';
import { initialsOf, shortened } from './short-names.ts';

describe('a name on a plate', () => {
  it('becomes its first word, then two letters', () => {
    expect(shortened('Candlelit Augur')).toEqual(['Candlelit Augur', 'Candlelit', 'CA']);
  });

  it('has two letters of a single word', () => {
    expect(shortened('Morwen')).toEqual(['Morwen', 'Mo']);
    expect(initialsOf('X')).toBe('X');
  });

  it('does not cut a letter in two', () => {
    expect(initialsOf('𝒜𝒷𝒸')).toBe('𝒜𝒷');
  });
});
