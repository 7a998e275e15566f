import { describe, expect, it } from 'vitest';
import { vigil } from '../test/toy/index.ts';
import { type AnyGame, checkSeats, migrateState, observersOf, optionsOfScenario, resolveOptions } from './game.ts';
import { chosenOptions } from './presets.ts';
import { BadInput } from './refused.ts';

const game: AnyGame = {
  ...vigil,
  options: [
    { id: 'rounds', values: [3, 5], default: 3, rule: 'VG-3.1' },
    { id: 'moon', values: ['on', 'off'], default: 'off', rule: 'VG-3.1' },
  ],
};

describe('options', () => {
  it('are filled in with the defaults', () => {
    expect(resolveOptions(game)).toEqual({ rounds: 3, moon: 'off' });
    expect(resolveOptions(game, { rounds: 5 })).toEqual({ rounds: 5, moon: 'off' });
  });

  it("are the specification's in a scenario that does not name them", () => {
    const tuned: AnyGame = {
      ...game,
      options: game.options.map((spec) => ({ ...spec, inScenarios: spec.values[1] ?? '' })),
    };
    expect(optionsOfScenario(tuned, { moon: 'on' })).toEqual({ rounds: 5, moon: 'on' });
    expect(resolveOptions(tuned)).toEqual({ rounds: 3, moon: 'off' });
    expect(optionsOfScenario(game)).toEqual(resolveOptions(game));
  });

  it('are taken as command lines and YAML write them', () => {
    expect(resolveOptions(game, { rounds: '5', moon: true })).toEqual({ rounds: 5, moon: 'on' });
    expect(resolveOptions(game, { moon: false })).toEqual({ rounds: 3, moon: 'off' });
  });

  it('are taken as the game reads them', () => {
    const read = (value: string) => value.toLowerCase();
    const careless: AnyGame = { ...game, options: game.options.map((spec) => ({ ...spec, read })) };
    expect(resolveOptions(careless, { moon: 'ON' })).toEqual({ rounds: 3, moon: 'on' });
  });

  it('named in a scenario win over a preset, defaults too', () => {
    const sets = { long: { rounds: 5, moon: 'on' } };
    const preset = { id: 'preset', values: ['none', 'long'], default: 'none', sets, rule: 'VG-3.1' };
    const withPreset: AnyGame = { ...game, options: [...game.options, preset] };
    expect(optionsOfScenario(withPreset, { preset: 'long' })).toEqual({ rounds: 3, moon: 'off', preset: 'long' });
    expect(optionsOfScenario(withPreset, { preset: 'long', moon: 'off' })).toEqual({
      rounds: 5,
      moon: 'off',
      preset: 'none',
    });
  });

  describe('chosen by people', () => {
    const sets = { long: { rounds: 5, moon: 'on' }, dark: { moon: 'off' } };
    const preset = { id: 'preset', values: ['none', 'long', 'dark'], default: 'none', sets, rule: 'VG-3.1' };
    const withPreset: AnyGame = { ...game, options: [...game.options, preset] };
    const long = { rounds: 5, moon: 'on', preset: 'long' };

    it('are as a preset sets them where nobody named them', () => {
      expect(chosenOptions(withPreset, { preset: 'long' })).toEqual(long);
      expect(chosenOptions(withPreset, {}, long)).toEqual(long);
    });

    it('win over a preset that is named beside them, defaults too', () => {
      expect(chosenOptions(withPreset, { preset: 'long', moon: false })).toEqual({
        ...long,
        moon: 'off',
        preset: 'none',
      });
      expect(chosenOptions(withPreset, { moon: 'off', rounds: '3' }, long)).toEqual(resolveOptions(withPreset));
    });

    it('are taken back with the preset that set them, unless they were changed since', () => {
      expect(chosenOptions(withPreset, { preset: 'none' }, long)).toEqual(resolveOptions(withPreset));
      const changed = chosenOptions(withPreset, { moon: 'on' }, { rounds: 5, moon: 'off', preset: 'dark' });
      expect(chosenOptions(withPreset, { preset: 'none' }, changed)).toEqual({ rounds: 5, moon: 'on', preset: 'none' });
    });
  });

  it('that do not exist are refused', () => {
    expect(() => resolveOptions(game, { sun: 1 })).toThrow(
      new BadInput('vigil has no option "sun"; it has: rounds, moon'),
    );
    expect(() => resolveOptions({ ...game, options: [] }, { sun: 1 })).toThrow(
      new BadInput('vigil has no option "sun"; it has: none'),
    );
    expect(() => resolveOptions(game, { rounds: 4 })).toThrow(
      new BadInput('option rounds cannot be 4; it can be: 3, 5'),
    );
  });
});

describe('seats', () => {
  it('must be as many as the game is for', () => {
    expect(checkSeats(game, 4)).toBe(4);
    expect(() => checkSeats(game, 5)).toThrow(new BadInput('vigil is played with 2 to 4 seats, not 5'));
    expect(() => checkSeats({ ...game, seats: [2] }, '2')).toThrow(
      new BadInput('vigil is played with 2 seats, not "2"'),
    );
  });

  it('and the spectator are all who can look', () => {
    expect(observersOf(3)).toEqual([0, 1, 2, 'spectator']);
  });
});

describe('a stored state', () => {
  const migrated: AnyGame = {
    ...vigil,
    schemaVersion: 3,
    migrations: {
      1: (state) => ({ ...(state as object), moon: 'half' }),
      2: (state) => ({ ...(state as object), sun: 'low' }),
    },
  };

  it('is brought to the present shape one migration at a time', () => {
    expect(migrateState(migrated, 1, { stack: [] })).toEqual({ stack: [], moon: 'half', sun: 'low' });
    expect(migrateState(migrated, 2, { stack: [] })).toEqual({ stack: [], sun: 'low' });
    expect(migrateState(migrated, 3, { stack: [] })).toEqual({ stack: [] });
  });

  it.each([0, 4, 1.5])('of schema %d is unknown', (version) => {
    expect(() => migrateState(migrated, version, {})).toThrow(
      new BadInput(`vigil: a state of schema ${version} is unknown; this program reads 1 to 3`),
    );
  });

  it('shows a migration that is missing', () => {
    expect(() => migrateState({ ...migrated, migrations: {} }, 1, {})).toThrow(
      'vigil lacks the migration from schema 1',
    );
  });
});
