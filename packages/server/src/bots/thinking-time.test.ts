import { LEVELS } from '@conclave/bots';
import { describe, expect, it } from 'vitest';
import { thinkingTime } from './thinking-time.ts';

describe('the thinking time of bots', () => {
  it('grows with their strength', () => {
    expect(LEVELS.map(thinkingTime)).toEqual([100, 100, 550, 1900]);
  });

  it('names the levels where one is unknown', () => {
    expect(() => thinkingTime('oracle')).toThrow('unknown bot "oracle"; there are: random, novice, adept, master');
  });
});
