import { catalogueAt, resolveOptions, ScriptedChance, SeededChance, say, silent, Telling } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { cultOfTheDeep as game } from './index.ts';
import { lesson } from './lesson.ts';

function begin() {
  const chance = new ScriptedChance(lesson.chance, { loose: true });
  return game.setup(lesson.seats, resolveOptions(game, lesson.options), new Telling(chance));
}

describe('the guided first game', () => {
  it('makes the learner the High Priest, at altars that are easy to understand', () => {
    const view = game.viewOf(begin(), 0);
    expect(view.players[0]).toMatchObject({ role: 'high-priest', character: 'librarian', sigil: 'sigil-of-renewal' });
    expect(view.altars.map(({ ritual }) => ritual)).toEqual(['sirens', 'ancient-chant', 'sea-hydra']);
  });

  it('begins with the learner’s first roll', () => {
    const { pending, dice } = game.viewOf(begin(), 0);
    expect(pending).toMatchObject({ decision: 'reroll', seats: [0] });
    expect(dice.map(({ face }) => face)).toEqual(['dagger', 'blood', 'parchment', 'ancient', 'cosmos']);
  });
});

describe('the names in sentences', () => {
  function placesOf(names: readonly string[]): readonly string[] {
    const state = game.setup(names.length, resolveOptions(game), silent(new SeededChance(1)));
    return Object.values(game.namesAt?.(game.viewOf(state, 0), names, 'en') ?? {});
  }

  it('call the High Priest by his title where nobody plays him', () => {
    expect(placesOf(['Ada', 'Bo', 'Cy', 'Di'])).toEqual(['High Priest', 'Ada', 'Bo', 'Cy', 'Di']);
  });

  it('are the players’ own with five and more', () => {
    expect(placesOf(['Ada', 'Bo', 'Cy', 'Di', 'Ed'])).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Ed']);
  });

  it('say you to a reader by the place they sit on, not by the High Priest’s', () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const state = game.setup(4, resolveOptions(game), silent(new SeededChance(1)));
    const catalogue = catalogueAt(game, game.viewOf(state, 0), names, 'en', 0);
    const turnOf = (seat: number) => {
      const told = game.narrate({ type: 'facelessMarked', seat, marked: 3 });
      return told === null ? '' : say(catalogue, told.words);
    };
    expect(turnOf(1)).toMatch(/^You /);
    expect(turnOf(0)).toMatch(/^High Priest /);
  });
});
