import { describe, expect, it } from 'vitest';
import { coversRule } from './cited.ts';

describe('coversRule', () => {
  it.each([
    ['VG-2.4', 'VG-2.4', true],
    ['VG-2.4b', 'VG-2.4', true],
    ['VG-2.4.1', 'VG-2.4', true],
    ['VG-2.41', 'VG-2.4', false],
    ['VG-2', 'VG-2.4', false],
    ['VG-2.4-1', 'VG-2.4', false],
  ])('citing %s for %s: %s', (cited, rule, covers) => expect(coversRule(cited, rule)).toBe(covers));
});
