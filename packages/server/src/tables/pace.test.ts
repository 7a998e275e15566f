import { LEVELS } from '@conclave/bots';
import { describe, expect, it } from 'vitest';
import { thinkingTime } from '../bots/thinking-time.ts';
import { answersAt, timeToThink, waitOf } from './pace.ts';

const PACE = 700;
const at = (level: string, more: object = {}) => ({
  level,
  begun: 10_000,
  window: null,
  beat: null,
  pace: PACE,
  ...more,
});

describe('a bot that is watched', () => {
  it.each(LEVELS)('answers at one moment, however long it thought: %s', (level) => {
    const occasion = at(level);
    const { begun } = occasion;
    const moments = [0, 1, thinkingTime(level) / 2, thinkingTime(level)].map((thought) => {
      const now = begun + thought;
      return now + waitOf(occasion, now);
    });
    expect(new Set(moments)).toEqual(new Set([answersAt(occasion)]));
    expect((answersAt(occasion) - begun) % PACE).toBe(0);
  });

  it.each(LEVELS)('responds at one moment of the countdown, and has thought by then: %s', (level) => {
    for (const seconds of [3, 6, 15, 120]) {
      const window = { opensAt: 10_000, closesAt: 10_000 + seconds * 1000 };
      const occasion = at(level, { window, begun: 10_020 });
      const moment = answersAt(occasion);
      expect(moment).toBe(window.opensAt + Math.min((seconds * 1000) / 3, 2000));
      const readyAt = occasion.begun + timeToThink(occasion);
      expect(readyAt).toBeLessThan(moment);
      for (const now of [occasion.begun, readyAt]) expect(now + waitOf(occasion, now)).toBe(moment);
    }
  });

  it('that is late all the same waits for the next beat', () => {
    const occasion = at('adept');
    const late = answersAt(occasion) + 1;
    expect(late + waitOf(occasion, late)).toBe(answersAt(occasion) + PACE);
  });

  it.each(LEVELS)(
    'answers at the end of a beat, as a person would who has nothing to think about (CG-4.76): %s',
    (level) => {
      const occasion = at(level, { beat: { endsAt: 11_000 }, begun: 10_015 });
      expect(answersAt(occasion)).toBe(11_000);
      const readyAt = occasion.begun + timeToThink(occasion);
      expect(readyAt).toBeLessThan(11_000);
      for (const now of [occasion.begun, readyAt]) expect(now + waitOf(occasion, now)).toBe(11_000);
    },
  );

  it('takes its usual time where it takes a seat over after the beat', () => {
    const occasion = at('adept', { beat: { endsAt: 9_000 } });
    expect(answersAt(occasion)).toBe(answersAt(at('adept')));
  });

  it('answers at once where there is no pace', () => {
    expect(waitOf(at('master', { pace: 0 }), 10_500)).toBe(0);
  });
});
