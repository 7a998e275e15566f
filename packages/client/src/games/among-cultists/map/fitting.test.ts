import { describe, expect, it } from 'vitest';
import { crowdIn, nameSize } from './fitting.ts';

describe('a name on a plate', () => {
  it('is as large as it fits, and left out where it would be too small to read', () => {
    expect(nameSize('Observatory', 160, 40, 2)).toBe(18);
    expect(nameSize('Observatory', 80, 40, 2)).toBe(13);
    expect(nameSize('Observatory', 40, 40, 2)).toBeNull();
  });

  it('breaks only where the language allows', () => {
    expect(nameSize('Kapitäns\u00ADkajüte', 64, 40, 2)).toBe(13);
    expect(nameSize('Kapitänskajüte', 64, 40, 2)).toBeNull();
  });
});

describe('heads on a plate', () => {
  it('are smaller the more there are, and in the end a number', () => {
    expect(crowdIn(2, 58, 28, 24)).toEqual({ size: 24, shown: 2 });
    expect(crowdIn(8, 68, 64, 24)).toEqual({ size: 20, shown: 8 });
    expect(crowdIn(8, 58, 28, 24)).toEqual({ size: 18, shown: 2 });
  });
});
