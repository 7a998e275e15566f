import { parseScenario, runScenario } from '@conclave/scenario';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../src/scenario/index.ts';

/** What goes wrong when the steps are made by these names and then the check is. */
function failuresOf(given: object, steps: readonly unknown[], check: object, chance: readonly string[] = []) {
  const fields = [
    ['title', 'names'],
    ['game', 'cult-of-the-deep'],
    ['seats', 5],
    ['given', given],
    ['chance', chance],
    ['seed', 1],
    ['when', steps.map((choose) => ({ choose }))],
    ['then', [check]],
  ];
  return runScenario(parseScenario([scenarios], Object.fromEntries(fields))).failures;
}

const QUIET = { sigils: 'used' };
const ON_HYDRA = { ...QUIET, dice: ['parchment>altar-1'], altars: ['sea-hydra'], players: { 1: { life: 9 } } };
const ON_RIFT = { ...QUIET, dice: ['cosmos>altar-1'], altars: ['astral-rift'], players: { 0: { life: 9 } } };
const DYING = { ...QUIET, phase: 'resolve', players: { 3: { life: 0 } } };
const SELLING = { ...QUIET, players: { 0: { character: 'merchant', coins: { siren: 1 } } } };
const LIBRARIAN = { ...QUIET, dice: ['parchment'], players: { 0: { character: 'librarian', life: 9 } } };
const RENEWAL = { ...QUIET, phase: 'resolve', players: { 2: { sigil: 'sigil-of-renewal', life: 5 } } };
const ASCENSION = { ...QUIET, phase: 'resolve', players: { 2: { sigil: 'sigil-of-ascension' } } };
const CHANGED = {
  ...QUIET,
  dice: ['dagger>seat-1', 'blood>seat-0'],
  players: { 2: { character: 'guardian-ii' } },
};

describe('a choice is also called', () => {
  it.each([
    [
      'by the decision instead of its type',
      DYING,
      ['choose-wraith:specter'],
      { at: 'players.3.wraith', is: 'specter' },
    ],
    ['by what it names alone', DYING, ['specter'], { at: 'players.3.wraith', is: 'specter' }],
    ['with a seat as a place', ON_HYDRA, ['hydra:seat-1:lose'], { at: 'players.1.life', is: 8 }],
    ['with the decision before a seat', ON_HYDRA, ['altar-hydra:1:lose'], { at: 'players.1.life', is: 8 }],
    ['with a coin by its id', SELLING, ['merchant-sell:siren-coin'], { at: 'supply.siren-coin', is: 10 }],
    ['place-die in the Commit phase', LIBRARIAN, ['place-die:1:seat-0:power'], { at: 'dice.0.mode', is: 'power' }],
    ['without the mode that follows', LIBRARIAN, ['commit-die:1:seat-0'], { at: 'dice.0.mode', is: 'power' }],
    ['by a sigil alone', RENEWAL, ['sigil-of-renewal', 'seat-2'], { at: 'players.2.life', is: 9 }],
    [
      'without the only track',
      ASCENSION,
      ['sigil-of-ascension', 'ascend:altar-1:2'],
      { at: 'altars.altar-1.markers.parchment', is: 3 },
    ],
    ['stay by the place', CHANGED, ['guardian2-change:1', 'recommit-die:1:seat-1'], { decision: 'resolve-next' }],
  ])('%s', (_, given, steps, check) => expect(failuresOf(given, steps, check)).toEqual([]));

  it('by the face of a result; of equal ones the first', () => {
    const chance = ['cosmos', 'cosmos', 'double-dagger', 'blood', 'blood'];
    const check = { at: 'players.0.life', is: 9 };
    expect(failuresOf(ON_RIFT, ['blood', 'result:double-dagger'], check, chance)).toEqual([]);
  });

  it('so too where the rules have answered by themselves: the last result, the last die', () => {
    const check = { at: 'players.0.life', is: 8 };
    expect(failuresOf(ON_RIFT, ['blood', 'double-dagger'], check, ['cosmos', 'double-dagger', 'blood'])).toEqual([]);
    const daggers = { ...QUIET, dice: ['dagger>seat-1', 'dagger>seat-1'], players: { 1: { life: 9 } } };
    expect(failuresOf(daggers, ['die:1', 'resolve-next:2'], { at: 'players.1.life', is: 7 })).toEqual([]);
  });

  it('nothing that fits several options', () => {
    const [failure] = failuresOf({ ...QUIET, dice: ['blood'] }, ['1'], { at: 'round', is: 1 });
    expect(failure).toMatch(/"1" is not offered/);
    const [other] = failuresOf({ ...QUIET, dice: ['blood'] }, ['commit-die:1'], { at: 'round', is: 1 });
    expect(other).toMatch(/"commit-die:1" can mean several things to seat 0: commit-die:1:seat-0/);
  });
});
