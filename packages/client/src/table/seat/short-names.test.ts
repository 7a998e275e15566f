import { describe, expect, it } from 'vitest';
import { initialsOf, lettersOf, shortNames } from './short-names.ts';

describe('a name on a plate', () => {
  it('becomes its first word, then two letters', () => {
    expect(shortNames(['Candlelit Augur'])).toEqual([['Candlelit Augur', 'Candlelit', 'CA']]);
  });

  it('has two letters of a single word', () => {
    expect(shortNames(['Morwen'])).toEqual([['Morwen', 'Mo']]);
    expect(initialsOf('X')).toBe('X');
  });

  it('does not cut a letter in two', () => {
    expect(initialsOf('𝒜𝒷𝒸')).toBe('𝒜𝒷');
  });
});

describe('names at one table', () => {
  it('have letters in which they differ', () => {
    expect(lettersOf(['Winter', 'Ada', 'William'])).toEqual(['Wn', 'Ad', 'Wl']);
    expect(lettersOf(['Silent Owl', 'Stone Oracle'])).toEqual(['Si', 'St']);
    expect(lettersOf(['Wilma', 'WILLOW', 'Winter'])).toHaveLength(3);
  });

  it.each([
    [['Will', 'Wilhelm', 'Willa', 'Wilma', 'Winter', 'Wi', 'WILL', 'Wn']],
    [['Ada', 'Ada', 'ada', 'Ad']],
    [['', '', 'A']],
  ])('%j: no two are alike', (names) => {
    const letters = lettersOf(names).map((one) => one.toLowerCase());
    expect(new Set(letters).size).toBe(names.length);
  });

  it('leave out the first word where two begin with the same', () => {
    expect(shortNames(['Pale Warden', 'Pale Moth'])).toEqual([
      ['Pale Warden', 'PW'],
      ['Pale Moth', 'PM'],
    ]);
  });
});
