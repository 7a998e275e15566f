import {
  type AnyGame,
  type Asked,
  type Choice,
  type Seat,
  SeededChance,
  type State,
  type TrialHints,
} from '@conclave/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Nim, nim, nimOf } from '../test/nim.ts';
import type { Situation } from './bot.ts';
import { master } from './master.ts';
import { tryOut } from './trials.ts';

const HINTS: TrialHints = {
  candidates: 3,
  margin: 0,
  worlds: 8,
  rounds: Number.POSITIVE_INFINITY,
  decisions: Number.POSITIVE_INFINITY,
  trust: 1,
};
const LIMITS = { milliseconds: Number.POSITIVE_INFINITY, iterations: HINTS.worlds };

/** Sees nothing at first sight, but plays well: leaves the other a multiple of four where it can. */
const suggest = ({ stones }: Nim, _: Seat, __: string, options: readonly Choice[]) =>
  options[Math.max(0, (stones % 4) - 1)] as Choice;
const insightful = (hints: Partial<TrialHints> = {}, evaluate = (_: Nim): number => 0): AnyGame => ({
  ...nim,
  insight: { evaluate, suggest, trials: { ...HINTS, ...hints } },
});

function nimSituation(stones: number): Situation {
  const state = nimOf(stones);
  return { asked: nim.pending(state)?.asked[0] as Asked, view: nim.viewOf(state, 0), memory: null };
}

function choiceWith(game: AnyGame, stones: number, limits = LIMITS): string {
  const hints = game.insight?.trials as TrialHints;
  return game.choiceId(tryOut(game, nimSituation(stones), new SeededChance(stones), hints, limits));
}

describe('tryOut', () => {
  it.each([
    [3, 'take:3'],
    [5, 'take:1'],
    [6, 'take:2'],
    [7, 'take:3'],
  ])('finds by playing on what first sight does not show, with %i stones: %s', (stones, win) => {
    expect(choiceWith(insightful(), stones)).toBe(win);
  });

  it('is what a master does where the game says how', () => {
    const choice = master(insightful(), { iterations: 8 }).decide(nimSituation(7), new SeededChance(1));
    expect(nim.choiceId(choice as Parameters<typeof nim.choiceId>[0])).toBe('take:3');
  });

  it('is led by what a master knows better than others', () => {
    const misled = (state: Nim) => (state.stones === 6 ? 0.2 : 0);
    const seen = insightful({ candidates: 1 }, misled);
    const mastery = { evaluate: (state: State) => -misled(state as Nim) };
    const taught: AnyGame = {
      ...seen,
      insight: { ...seen.insight, evaluate: misled, mastery } as NonNullable<AnyGame['insight']>,
    };
    const choiceOf = (game: AnyGame) =>
      game.choiceId(master(game, { iterations: 8 }).decide(nimSituation(7), new SeededChance(1)));
    expect(choiceOf(seen)).toBe('take:1');
    expect(choiceOf(taught)).not.toBe('take:1');
  });

  it('tries out only the best at first sight, and only what is near them', () => {
    const misled = (state: Nim) => (state.stones === 6 ? 0.2 : 0);
    expect(choiceWith(insightful({ margin: 0.3 }, misled), 7)).toBe('take:3');
    expect(choiceWith(insightful({ margin: 0.1 }, misled), 7)).toBe('take:1');
    expect(choiceWith(insightful({ margin: 0.3, candidates: 1 }, misled), 7)).toBe('take:1');
  });

  it('leaves a decision that is not worth it to first sight', () => {
    const misled = (state: Nim) => (state.stones === 6 ? 0.2 : 0);
    expect(choiceWith(insightful({ margin: 1, at: ['another'] }, misled), 7)).toBe('take:1');
  });

  it('judges at the horizon', () => {
    const after: number[] = [];
    const evaluate = ({ stones }: Nim) => {
      after.push(stones);
      return 0;
    };
    choiceWith(insightful({ decisions: 1, candidates: 2 }, evaluate), 12);
    // First sight takes 1 to 3 away; in the trials the other has answered.
    expect(Math.min(...after)).toBe(8);
    expect(after.filter((stones) => stones === 8).length).toBeGreaterThan(HINTS.worlds);
  });

  it('stops at the beginning of the round that is the horizon', () => {
    const rounds = vi.fn((_: State) => 1);
    const game = { ...insightful({ rounds: 0 }), roundsOf: rounds };
    expect(choiceWith(game, 7)).toBe('take:1');
    expect(rounds).toHaveBeenCalled();
  });

  it('answers by first sight when there is no time', () => {
    const misled = (state: Nim) => (state.stones === 6 ? 0.2 : 0);
    const game = insightful({ margin: 1 }, misled);
    expect(choiceWith(game, 7, { milliseconds: 0, iterations: 8 })).toBe('take:1');
  });

  it('lets everybody play on by what its own seat can know, where the game says so', () => {
    const asked: unknown[] = [];
    const game: AnyGame = {
      ...insightful({ worldsOfOthers: 1, decisions: 1 }),
      memory: { ...nim.memory, recall: () => ['what seat 0 knows', 'what seat 1 knows'] },
    };
    const worldFrom = vi.spyOn(game, 'worldFrom').mockImplementation((view, chance, memory) => {
      asked.push(memory);
      return nim.worldFrom(view, chance, memory as null);
    });
    choiceWith(game, 12);
    expect(worldFrom).toHaveBeenCalled();
    // The asked seat imagines by its own memory; the other, who answers, by what it may remember.
    expect(new Set(asked)).toEqual(new Set([null, 'what seat 1 knows']));
  });

  it('lets the others look with care where the game says so', () => {
    const worldsWith = (hints: Partial<TrialHints>) => {
      const base = insightful({ worldsOfOthers: 1, decisions: 1, candidates: 2, ...hints });
      const game: AnyGame = { ...base, memory: { ...nim.memory, recall: () => [null, 'theirs'] } };
      const worldFrom = vi.spyOn(game, 'worldFrom');
      choiceWith(game, 12);
      return worldFrom.mock.calls.filter(([, , memory]) => memory === 'theirs').length;
    };
    const [decision] = nim.pending(nimOf(12))?.asked.map((asked) => asked.decision) ?? [];
    expect(worldsWith({ careAt: [decision as string] })).toBeGreaterThan(2 * worldsWith({}));
  });

  it('lets only the asked seat play on as a master', () => {
    const says = vi.fn(() => null);
    const base = insightful({ worldsOfOthers: 1, candidates: 2 });
    const game: AnyGame = {
      ...base,
      memory: { ...nim.memory, recall: () => ['mine', 'theirs'] },
      claims: { talksAt: () => true } as unknown as NonNullable<AnyGame['claims']>,
      insight: { ...(base.insight as NonNullable<AnyGame['insight']>), says: () => null, mastery: { says } },
    };
    master(game, { iterations: 2 }).decide(nimSituation(12), new SeededChance(1));
    expect(says).toHaveBeenCalled();
    const speakers = (says.mock.calls as unknown as [unknown, unknown, Seat][]).map(([, , seat]) => seat);
    expect(new Set(speakers)).toEqual(new Set([0]));
  });

  it('judges by what the table has come to think', () => {
    const reflect = vi.fn();
    const base = insightful({ worldsOfOthers: 1, decisions: 1, candidates: 2 });
    const game: AnyGame = {
      ...base,
      memory: { ...nim.memory, recall: () => ['mine', 'theirs'] },
      insight: { ...(base.insight as NonNullable<AnyGame['insight']>), reflect },
    };
    choiceWith(game, 12);
    expect(reflect).toHaveBeenCalledWith(expect.anything(), 0, 'mine');
  });

  it('tries out in worlds as a master imagines them', () => {
    const base = insightful();
    const imagine = vi.fn(nim.worldFrom);
    const worldFrom = vi.fn(nim.worldFrom);
    const game = { ...base, worldFrom, insight: { ...base.insight, imagine } } as AnyGame;
    expect(choiceWith(game, 7)).toBe('take:3');
    expect(imagine).toHaveBeenCalled();
    expect(worldFrom).not.toHaveBeenCalled();
  });
});
