import { type AnyGame, type Asked, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it, vi } from 'vitest';
import { highCard } from '../../test/high-card.ts';
import { nim, nimOf } from '../../test/nim.ts';
import type { Situation } from '../bot.ts';
import { type SearchSettings, search } from './search.ts';

const PLAIN: SearchSettings = {
  limits: { milliseconds: Number.POSITIVE_INFINITY, iterations: 2000 },
  rollOut: { decisions: Number.POSITIVE_INFINITY, randomness: 1 },
  exploration: 0.7,
  trust: 0,
};

function nimSituation(stones: number): Situation {
  const state = nimOf(stones);
  return { asked: nim.pending(state)?.asked[0] as Asked, view: nim.viewOf(state, 0), memory: null };
}

function highCardSituation(seed: number): Situation {
  const state = highCard.setup(3, {}, silent(new SeededChance(seed)));
  return { asked: highCard.pending(state)?.asked[0] as Asked, view: highCard.viewOf(state, 0), memory: [] };
}

describe('search', () => {
  it.each([
    [3, 'take:3'],
    [2, 'take:2'],
    [5, 'take:1'],
    [7, 'take:3'],
  ])('finds the win with %i stones: %s', (stones, win) => {
    const { choice } = search(nim as AnyGame, nimSituation(stones), new SeededChance(stones), PLAIN);
    expect(nim.choiceId(choice as Parameters<typeof nim.choiceId>[0])).toBe(win);
  });

  it('answers a question with one option at once, whatever its limits', () => {
    const report = search(nim as AnyGame, nimSituation(1), new SeededChance(1), PLAIN);
    expect(report).toMatchObject({ choice: { type: 'take', stones: 1 }, iterations: 0, stopped: 'only-option' });
  });

  it('comes to the same report from the same seed when only iterations bound it', () => {
    const once = search(highCard as AnyGame, highCardSituation(4), new SeededChance(9), PLAIN);
    const again = search(highCard as AnyGame, highCardSituation(4), new SeededChance(9), PLAIN);
    expect({ ...again, milliseconds: 0 }).toEqual({ ...once, milliseconds: 0 });
  });

  it('counts every iteration as a visit of one option', () => {
    const report = search(highCard as AnyGame, highCardSituation(5), new SeededChance(5), PLAIN);
    expect(report.options.map((one) => one.visits).reduce((a, b) => a + b)).toBe(report.iterations);
  });

  it('stops as soon as no other option can catch up', () => {
    const report = search(nim as AnyGame, nimSituation(3), new SeededChance(3), PLAIN);
    expect(report.stopped).toBe('decided');
    expect(report.iterations).toBeLessThan(PLAIN.limits.iterations);
  });

  it('keeps its deadline', () => {
    // Every look at the clock takes half a millisecond, so that the test does not depend on the machine.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.5));
    const limits = { milliseconds: 40, iterations: Number.POSITIVE_INFINITY };
    const report = search(highCard as AnyGame, highCardSituation(6), new SeededChance(6), { ...PLAIN, limits });
    clock.mockRestore();
    expect(report.stopped).toBe('time');
    expect(report.iterations).toBeGreaterThan(40);
    expect(report.milliseconds).toBeLessThan(limits.milliseconds + 2);
  });

  it('gives an answer even without any time', () => {
    const limits = { milliseconds: 0, iterations: Number.POSITIVE_INFINITY };
    const situation = highCardSituation(7);
    const { choice } = search(highCard as AnyGame, situation, new SeededChance(7), { ...PLAIN, limits });
    expect(situation.asked.options).toContain(choice);
  });

  it('leaves a roll-out that would go on beyond the deadline', () => {
    const endless: AnyGame = { ...nim, outcome: () => null, apply: (state) => nim.pending(state as never) };
    const limits = { milliseconds: 20, iterations: Number.POSITIVE_INFINITY };
    const situation = nimSituation(9);
    const report = search(endless, situation, new SeededChance(8), { ...PLAIN, limits });
    expect(report.stopped).toBe('time');
    expect(situation.asked.options).toContain(report.choice);
  });

  it('looks where the insight points first when it trusts it', () => {
    const limits = { milliseconds: Number.POSITIVE_INFINITY, iterations: 1 };
    const wary: AnyGame = {
      ...nim,
      insight: { evaluate: ({ stones }: { stones: number }) => (stones === 5 ? 1 : -1) },
    };
    const report = search(wary, nimSituation(7), new SeededChance(2), { ...PLAIN, limits, trust: 3 });
    expect(report.choice).toEqual({ type: 'take', stones: 2 });
  });
});
