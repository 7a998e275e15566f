import {
  type AnyGame,
  type Asked,
  type Choice,
  machine,
  type Seat,
  SeededChance,
  type State,
  vocabulary,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../test/game-of.ts';
import { adept } from './adept.ts';
import type { Situation } from './bot.ts';
import { type LookAheadSettings, lookAhead } from './look-ahead.ts';
import { novice } from './novice.ts';

/** A path that forks twice for the same seat; the insight knows what lies at each end, and nothing on the way. */
type ForkFrame = { rule: 'first' } | { rule: 'second' };
interface Fork extends State<ForkFrame> {
  taken: string;
}
interface Turn extends Choice {
  readonly type: 'left' | 'right';
}

const TURNS: readonly Turn[] = [{ type: 'left' }, { type: 'right' }];
const TREASURE: Readonly<Record<string, number>> = {
  'left-left': 0.1,
  'left-right': 0.2,
  'right-left': -1,
  'right-right': 0.9,
};

const { question } = vocabulary<Fork, ForkFrame, never>();
const fork = gameOf<Fork, Turn, Fork, null, never>({
  id: 'fork',
  seats: [1],
  ...machine<Fork, ForkFrame, Turn, never>({
    first: question('first', {
      asks: (): Seat => 0,
      options: () => TURNS,
      choose(state, _, choice) {
        state.taken = choice.type;
        state.stack.push({ rule: 'second' });
      },
    }),
    second: question('second', {
      asks: (): Seat => 0,
      options: () => TURNS,
      choose(state, _, choice) {
        state.taken += `-${choice.type}`;
        // The next journey begins, so that the game is not over.
        state.stack.push({ rule: 'first' });
      },
    }),
  }),
  setup: () => ({ stack: [{ rule: 'first' }], taken: '' }),
  outcome: () => null,
  viewOf: (state) => structuredClone(state),
  worldFrom: (view) => structuredClone(view),
  memory: { fresh: () => null, note() {} },
  choiceId: ({ type }) => type,
  insight: { evaluate: ({ taken }) => TREASURE[taken] ?? 0 },
}) as AnyGame;

function start(): Situation {
  const state: Fork = { stack: [{ rule: 'first' }], taken: '' };
  return { asked: fork.pending(state)?.asked[0] as Asked, view: state, memory: null };
}

const ONE_WORLD = { worlds: { most: 1, least: 1 }, states: 0, milliseconds: 0 };

function scoresOf(game: AnyGame, settings: LookAheadSettings): number[] {
  return lookAhead(game, start(), TURNS, new SeededChance(1), settings).map(({ score }) => score);
}

describe('lookAhead', () => {
  it('judges an option by the best end of the questions it leads to', () => {
    expect(scoresOf(fork, ONE_WORLD)).toEqual([0.2, 0.9]);
  });

  it('averages over the worlds it imagines', () => {
    let worlds = 0;
    const wavering: AnyGame = {
      ...fork,
      worldFrom: (view) => ({ ...structuredClone(view as Fork), dark: worlds++ % 2 === 1 }),
    };
    const insight = {
      evaluate: (state: Fork & { dark?: boolean }) => (state.dark ? -1 : (TREASURE[state.taken] ?? 0)),
    };
    const settings = { ...ONE_WORLD, worlds: { most: 2, least: 2 }, milliseconds: Number.POSITIVE_INFINITY };
    expect(scoresOf({ ...wavering, insight }, settings)).toEqual([-0.4, expect.closeTo(-0.05)]);
  });

  it('imagines no further worlds once the first few agree', () => {
    let worlds = 0;
    const counted: AnyGame = {
      ...fork,
      worldFrom(view) {
        worlds++;
        return structuredClone(view);
      },
    };
    const settings = { worlds: { most: 8, least: 3 }, states: 1000, milliseconds: Number.POSITIVE_INFINITY };
    scoresOf(counted, settings);
    expect(worlds).toBe(3);
  });

  it('does not look beyond a new beginning', () => {
    const insight = { ...fork.insight, evaluate: ({ taken }: Fork) => TREASURE[taken] ?? 0.5, beginnings: ['second'] };
    expect(scoresOf({ ...fork, insight }, ONE_WORLD)).toEqual([0.5, 0.5]);
  });

  it('looks at one of several options that differ in name only', () => {
    const insight = {
      evaluate: () => 0,
      distinct: (_: Fork, __: Seat, ___: string, options: readonly Choice[]) => options.slice(1),
    };
    const looked = lookAhead({ ...fork, insight }, start(), TURNS, new SeededChance(1), ONE_WORLD);
    expect(looked.map(({ option }) => option.type)).toEqual(['right']);
  });

  it('imagines nothing where the game can tell from what the seat sees', () => {
    const insight = { evaluate: () => 0, glance: () => [0.2, 0.4] };
    const unimagined: AnyGame = {
      ...fork,
      insight,
      worldFrom() {
        throw new Error('a world was imagined');
      },
    };
    expect(scoresOf(unimagined, ONE_WORLD)).toEqual([0.2, 0.4]);
  });

  it('tries nothing out where the game can weigh the options at a glance', () => {
    const insight = { evaluate: () => 0, weigh: () => [0.3, 0.1] };
    const still: AnyGame = {
      ...fork,
      insight,
      apply() {
        throw new Error('an option was tried out');
      },
    };
    expect(scoresOf(still, ONE_WORLD)).toEqual([0.3, 0.1]);
  });

  it('tries those options out that the game does not weigh', () => {
    const [, triedOut] = scoresOf(fork, ONE_WORLD);
    const insight = { ...fork.insight, weigh: () => [0.3, null] } as AnyGame['insight'];
    expect(scoresOf({ ...fork, insight } as AnyGame, ONE_WORLD)).toEqual([0.3, triedOut]);
  });
});

describe('adept', () => {
  it('finds the better way, though its danger is the greater', () => {
    expect(adept(fork).decide(start(), new SeededChance(1))).toEqual({ type: 'right' });
  });
});

describe('novice', () => {
  it('mostly finds the better way, and errs at times', () => {
    let right = 0;
    for (let seed = 0; seed < 400; seed++) {
      if (novice(fork).decide(start(), new SeededChance(seed)).type === 'right') right++;
    }
    expect(right).toBeGreaterThan(240);
    expect(right).toBeLessThan(396);
  });
});
