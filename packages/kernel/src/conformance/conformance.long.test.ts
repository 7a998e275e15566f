import { describe, expect, it } from 'vitest';
import { CHOSEN, FAULTS, PIECES } from '../../test/faults/index.ts';
import { vigil } from '../../test/toy/index.ts';
import { kit } from '../../test/toy/kit.ts';
import type { AnyGame } from '../game.ts';
import { type ConformanceKit, type ConformanceSettings, checkGame, conformance } from './index.ts';
import { settingsFrom } from './kit.ts';
import { notPlain } from './plainness.ts';
import { coveringOptions } from './tables.ts';

conformance(vigil, kit);

/** One table and few games: a fault must be noticed quickly. */
const SETTINGS = { games: 4, positions: 30, decisions: 300, stack: 12 };

function failuresOf(game: AnyGame, itsKit: ConformanceKit = kit, settings: Partial<ConformanceSettings> = {}) {
  const oneTable = { ...game, seats: [3], options: [{ id: 'rounds', values: [3], default: 3, rule: 'VG-3.1' }] };
  return checkGame(oneTable, { ...itsKit, mustOccur: {} }, { ...SETTINGS, ...settings });
}

function faulty(name: string): AnyGame {
  return FAULTS.find((fault) => fault.name === name)?.game as AnyGame;
}

describe('a planted fault turns exactly the expected checks red', { timeout: 60_000 }, () => {
  it.each(FAULTS)('$name', ({ game = vigil, kit: itsKit, red, perhaps = [] }) => {
    const failed = failuresOf(game, itsKit).map((failure) => failure.title);
    expect(failed.filter((title) => !perhaps.includes(title)).sort()).toEqual([...red].sort());
  });
});

describe('a failure', () => {
  it('says where it was, and the seed it names repeats it', () => {
    const lost = failuresOf(faulty('a lost card')).find(({ title }) => title === PIECES);
    expect(lost?.message).toMatch(
      /^vigil, 3 seats, \{"rounds":3\}, seed \d+, step \d+: \S+ is lost; repeat with CONFORMANCE_SEED=\d+$/,
    );
    const seed = Number(/CONFORMANCE_SEED=(\d+)/.exec(lost?.message ?? '')?.[1]);
    const settings = settingsFrom({ CONFORMANCE_SEED: String(seed) }, SETTINGS);
    const again = failuresOf(faulty('a lost card'), kit, settings).find(({ title }) => title === PIECES);
    expect(again).toEqual(lost);
  });

  it('names the option that cannot be chosen, and why', () => {
    const failure = failuresOf(faulty('an option that cannot be chosen')).find(({ title }) => title === CHOSEN);
    expect(failure?.message).toContain('keep is offered and cannot be chosen: a hand holds three cards');
  });

  it('lists by name what never occurred', () => {
    const mustOccur = { components: ['relic-1', 'relic-99'], decisions: ['duel'], events: ['gameBegan', 'eclipse'] };
    expect(checkGame(vigil, { ...kit, mustOccur }, { games: 1, positions: 1 })).toEqual([
      {
        title: 'everything that must occur occurs',
        message:
          'vigil: components that never occurred: relic-99; decisions that never occurred: duel; events that never occurred: eclipse',
      },
    ]);
  });
});

describe('which tables are tried', () => {
  const game: AnyGame = {
    ...vigil,
    options: [
      { id: 'rounds', values: [3, 5], default: 3, rule: 'VG-3.1' },
      { id: 'moon', values: ['new', 'half', 'full'], default: 'half', rule: 'VG-3.1' },
    ],
  };

  it('are the defaults and every other value once', () => {
    expect(coveringOptions(game, 0)).toEqual([
      { rounds: 3, moon: 'half' },
      { rounds: 5, moon: 'half' },
      { rounds: 3, moon: 'new' },
      { rounds: 3, moon: 'full' },
    ]);
  });

  it('are random combinations besides, none twice', () => {
    const all = coveringOptions(game, 100);
    expect(all).toHaveLength(6);
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(6);
  });
});

describe('the environment', () => {
  it('multiplies the games and picks the seed', () => {
    expect(settingsFrom({}, { games: 2 })).toMatchObject({ games: 2, seed: null });
    expect(settingsFrom({ CONFORMANCE_GAMES: '5' }, { games: 2 })).toMatchObject({ games: 10, seed: null });
    expect(settingsFrom({ CONFORMANCE_SEED: '17' })).toMatchObject({ seed: 17 });
  });

  it('must hold whole numbers', () => {
    expect(() => settingsFrom({ CONFORMANCE_SEED: 'x' })).toThrow('CONFORMANCE_SEED must be a whole number');
    expect(() => settingsFrom({ CONFORMANCE_GAMES: '0' })).toThrow('CONFORMANCE_GAMES must be a whole number');
  });
});

describe('notPlain', () => {
  it.each([
    [{ a: [1, 'two', null, { b: true }] }, null],
    [{ a: { b: undefined } }, 'a.b is undefined'],
    [{ a: [Number.NaN] }, 'a.0 is NaN'],
    [{ a: new Map() }, 'a is a Map'],
    [new Date(0), 'the whole is a Date'],
    [{ a: 1n }, 'a is a bigint'],
    [{ a: () => 1 }, 'a is a function'],
  ])('%o: %s', (value, problem) => expect(notPlain(value)).toBe(problem));
});
