import { type Asked, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { choiceId, type DeepChoice } from '../choices.ts';
import { cultOfTheDeep as game } from '../index.ts';
import { scenarios } from '../scenario/index.ts';
import type { Deep } from '../state.ts';
import { evaluateAs } from './evaluate.ts';
import { adeptly, type Judge, masterly } from './judgement.ts';
import { glanceAs } from './suggest.ts';

/** With five: seat 0 High Priest, 1 Faithful, 2 and 3 Cabalists, 4 Vengeful Heretic. With six: 4 a Cabalist, 5 Repentant. */
function tableAt(given: object, seats = 5): Deep {
  return scenarios.given(seats, resolveOptions(game), given, silent(new SeededChance('judgement')));
}

/** What the seat sees in an option. */
function worthOf(judge: Judge, option: string, given: object, seat: Seat): number {
  const table = tableAt(given);
  const asked = game.pending(table)?.asked.find((one) => one.seat === seat) as Asked<DeepChoice>;
  const { decision, options } = asked;
  const view = game.viewOf(table, seat);
  const worths = glanceAs(judge)(view, seat, decision, options, new SeededChance(1), game.memory.fresh(seat));
  return worths?.[options.findIndex((one) => choiceId(one) === option)] ?? Number.NaN;
}

describe('a master, unlike an adept,', () => {
  const altars = ['sirens', 'ancient-shadow', 'tribute-to-nycen'];

  it('keeps dice for the coins of the Sirens', () => {
    const rolled = { active: 2, phase: 'roll', dice: ['parchment', 'dagger'], altars, sigils: 'used' };
    const given = { ...rolled, players: { 2: { character: 'assassin' } } };
    expect(worthOf(adeptly, 'die:1', given, 2)).toBeGreaterThan(0);
    expect(worthOf(masterly, 'die:1', given, 2)).toBeLessThan(0);
  });

  it('uses Portents', () => {
    const given = {
      active: 2,
      phase: 'resolve',
      dice: ['dagger>seat-3'],
      players: { 2: { sigil: 'sigil-of-portents' } },
    };
    expect(worthOf(adeptly, 'sigil:sigil-of-portents', given, 2)).toBeLessThanOrEqual(0);
    expect(worthOf(masterly, 'sigil:sigil-of-portents', given, 2)).toBeGreaterThan(0);
  });

  it('uses Ascension where it completes a ritual that is worth keeping, and not elsewhere', () => {
    const worthAt = (marker: number) => {
      const near = [{ ritual: 'ancient-chant', markers: marker }, 'ancient-shadow', 'tribute-to-nycen'];
      const players = { 2: { sigil: 'sigil-of-ascension' } };
      const given = { active: 2, phase: 'resolve', dice: ['dagger>seat-3'], altars: near, players };
      return worthOf(masterly, 'sigil:sigil-of-ascension', given, 2);
    };
    expect(worthAt(2)).toBeGreaterThan(0);
    expect(worthAt(3)).toBeLessThan(0);
  });

  it('is not sorry to lose life as a Repentant Heretic', () => {
    const hope = (judge: Judge, life: number) => evaluateAs(judge)(tableAt({ players: { 5: { life } } }, 6), 5);
    expect(hope(adeptly, 4)).toBeLessThan(hope(adeptly, 14));
    expect(hope(masterly, 4)).toBeGreaterThan(hope(masterly, 14));
  });

  it('heals a weak High Priest as one of the Faithful rather than to strike a Cabalist who is strong, and strikes while he is strong', () => {
    const lead = (priest: number, cabalist: number) =>
      evaluateAs(masterly)(tableAt({ players: { 0: { life: priest }, 2: { life: cabalist } } }), 1);
    expect(lead(9, 16)).toBeGreaterThan(lead(8, 14));
    expect(lead(31, 16)).toBeLessThan(lead(30, 14));
  });

  it('strikes at the High Priest as a Vengeful Heretic', () => {
    const given = { active: 4, phase: 'commit', dice: ['double-dagger'] };
    expect(worthOf(adeptly, 'commit-die:1:seat-0', given, 4)).toBeLessThan(0);
    expect(worthOf(masterly, 'commit-die:1:seat-0', given, 4)).toBe(0);
  });
});
