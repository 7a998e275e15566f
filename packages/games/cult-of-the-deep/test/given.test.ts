import { BadInput, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { cultOfTheDeep } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import { kit } from './kit.ts';

function tableOf(given: unknown, seats = 5, options = {}) {
  return scenarios.given(seats, resolveOptions(cultOfTheDeep, options), given, silent(new SeededChance(1)));
}

describe('given', () => {
  it('is a legal table when nothing is said: every card once, the High Priest to commit five dice', () => {
    for (const seats of cultOfTheDeep.seats) {
      const s = tableOf({ active: seats === 4 ? 1 : 0 }, seats);
      const cards = kit.pieces(s).filter((piece) => piece !== 'faithful' && piece !== 'cabalist');
      expect(new Set(cards).size).toBe(cards.length);
      expect(cultOfTheDeep.pending(s)?.asked).toMatchObject([{ seat: 0, decision: 'commit-die' }]);
      expect(s.dice).toHaveLength(5);
    }
  });

  it('begins where the dice are', () => {
    expect(cultOfTheDeep.pending(tableOf({ dice: ['dagger>seat-1'] }))?.decision).toBe('respond');
    expect(cultOfTheDeep.pending(tableOf({ phase: 'roll', dice: ['dagger'] }))?.decision).toBe('reroll');
    expect(cultOfTheDeep.pending(tableOf({ phase: 'resolve', dice: ['dagger>seat-1'] }))?.decision).toBe('resolve-act');
    expect(cultOfTheDeep.pending(tableOf({ phase: 'upkeep' }))?.decision).toBe('reroll');
  });

  it('seats the player who possesses the High Priest on seat 0 (CD-3.8)', () => {
    const s = tableOf({ wasPossessed: true, players: { 2: { status: 'gone' } } }, 4);
    expect(s.sitting).toEqual([1, 0, 3, 4]);
    expect(cultOfTheDeep.pending(s)?.asked).toMatchObject([{ seat: 1, decision: 'commit-die' }]);
  });

  const refused: readonly (readonly [what: string, given: unknown, message: RegExp])[] = [
    ['an unknown field', { hand: [] }, /unknown field hand; there are: active/],
    ['something that is no table', [], /fields are wanted/],
    ['a sigil twice', { players: [{ sigil: 'sigil-of-mercy' }, { sigil: 'sigil-of-mercy' }] }, /named twice/],
    ['a ritual twice', { altars: ['kraken'], ritualDiscard: ['kraken'] }, /kraken is named twice/],
    ['a character twice', { players: [{ character: 'guardian' }, { character: 'guardian' }] }, /named twice/],
    ['a role that this game lacks', { players: [{ role: 'repentant-heretic' }] }, /has no "repentant-heretic"/],
    [
      'too many altars',
      { altars: ['kraken', 'sirens', 'lamia', 'blood-rites'] },
      /unknown field altar-4; there are: altar-1, altar-2, altar-3/,
    ],
    [
      'a marker of a track that is not there',
      { altars: [{ ritual: 'sirens', markers: { blood: 1 } }] },
      /unknown field blood/,
    ],
    ['a sixth seat', { players: { 5: {} } }, /unknown field 5/],
    [
      'a die with a face that is none',
      { dice: ['sword'] },
      /given.dice.0.face: "sword" does not belong here; there are: dagger/,
    ],
    ['a die on a Wraith', { dice: ['dagger>seat-1'], players: { 1: { wraith: 'banshee' } } }, /cannot lie at "seat-1"/],
    [
      'a die on an altar that is not there',
      { dice: ['blood>altar-4'] },
      /given.dice.0.at: "altar-4" does not belong here/,
    ],
    ['life of the dead', { players: { 1: { wraith: 'banshee', life: 3 } } }, /the dead have none/],
    ['a seat that is gone for no reason', { players: { 1: { status: 'gone' } } }, /gone/],
    ['a phase that is none', { phase: 'lunch' }, /given.phase: "lunch" does not belong here; there are: upkeep/],
    ['a rule that does not exist', { stack: [{ rule: 'nap' }] }, /there is no rule "nap"/],
    ['a rule that cannot be under way', { stack: [{ rule: 'kraken-reroll', seat: 0 }] }, /cannot go on from here/],
  ];
  for (const [what, given, message] of refused) {
    it(`refuses ${what}`, () => {
      expect(() => tableOf(given)).toThrow(BadInput);
      expect(() => tableOf(given)).toThrow(message);
    });
  }
});
