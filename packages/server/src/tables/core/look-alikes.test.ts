import { describe, expect, it } from 'vitest';
import { skeletonOf } from './look-alikes.ts';

describe('two names look the same', () => {
  it.each([
    ['Ada', 'Аda'], // a Cyrillic A
    ['Pope', 'Роре'], // all of it Cyrillic
    ['Ada', 'ÀDA'],
    ['Lil O', '1i1 0'],
    ['Corinne', 'Согіnne'],
    ['Arno', 'Amo'],
    ['Omicron', 'Οmicrοn'], // Greek
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ['Ada', 'Adam'],
    ['Zoë', 'Zora'],
    ['Анна', 'Инна'],
    ['李雷', '韩梅梅'],
  ])('%s and %s do not', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });
});
