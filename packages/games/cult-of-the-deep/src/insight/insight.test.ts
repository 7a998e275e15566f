import { type Asked, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { DeepChoice } from '../choices.ts';
import { cultOfTheDeep as game } from '../index.ts';
import { scenarios } from '../scenario/index.ts';
import type { Deep } from '../state.ts';
import { insight } from './index.ts';
import { suggest } from './suggest.ts';

const OPTIONS = resolveOptions(game);

/** With five: seat 0 High Priest, 1 Faithful, 2 and 3 Cabalists, 4 Vengeful Heretic. With six: 4 a Cabalist, 5 Repentant. */
function tableAt(given: object, seats = 5): Deep {
  return scenarios.given(seats, OPTIONS, given, silent(new SeededChance('insight')));
}

function hope(seat: Seat, given: object, seats = 5): number {
  return insight.evaluate(tableAt(given, seats), seat);
}

function askedAt(table: Deep): Asked<DeepChoice> {
  const asked = game.pending(table)?.asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

function suggestionAt(given: object): DeepChoice {
  const table = tableAt(given);
  const { seat, decision, options } = askedAt(table);
  return suggest(table, seat, decision, options, new SeededChance(1));
}

describe('what each role hopes for', () => {
  const wounded = { players: { 0: { life: 5 } } };

  it('a wounded High Priest is bad for the Faithful and good for the Cabalists', () => {
    for (const seat of [0, 1]) expect(hope(seat, wounded)).toBeLessThan(hope(seat, {}));
    for (const seat of [2, 3]) expect(hope(seat, wounded)).toBeGreaterThan(hope(seat, {}));
  });

  it('a dead Cabalist is good for the High Priest', () => {
    expect(hope(0, { players: { 2: { wraith: 'banshee' } } })).toBeGreaterThan(hope(0, {}));
  });

  it('a Vengeful Heretic who lives does not want the High Priest to fall while others live', () => {
    expect(hope(4, { players: { 0: { life: 1 } } })).toBeLessThan(hope(4, {}));
  });

  it('a Vengeful Heretic who is dead wants him to fall', () => {
    const dead = { 4: { wraith: 'banshee' } };
    expect(hope(4, { players: { ...dead, 0: { life: 3 } } })).toBeGreaterThan(hope(4, { players: dead }));
  });

  it('a Repentant Heretic who is dead wants him to live', () => {
    const dead = { 5: { wraith: 'banshee' } };
    expect(hope(5, { players: { ...dead, 0: { life: 3 } } }, 6)).toBeLessThan(hope(5, { players: dead }, 6));
  });

  it('stays between lost and won', () => {
    for (const given of [{}, wounded, { players: { 0: { life: 0 } }, dice: ['blood>seat-0'] }]) {
      for (let seat = 0; seat < 5; seat++) expect(Math.abs(hope(seat, given))).toBeLessThanOrEqual(1);
    }
  });
});

describe('what lies on the table', () => {
  it('a dagger on the High Priest counts before it strikes', () => {
    const aimed = { active: 2, dice: ['double-dagger>seat-0'] };
    const elsewhere = { active: 2, dice: ['double-dagger>seat-3'] };
    expect(hope(2, aimed)).toBeGreaterThan(hope(2, elsewhere));
    expect(hope(0, aimed)).toBeLessThan(hope(0, elsewhere));
  });

  it('a ward takes the fear of a dagger away', () => {
    const dice = ['double-dagger>seat-0', 'double-dagger>seat-0'];
    const given = (warded: boolean) => ({ active: 2, phase: 'resolve', dice, players: { 0: { warded } } });
    expect(hope(0, given(true))).toBeGreaterThan(hope(0, given(false)));
  });

  it('a die that was picked for a re-roll is worth no more than a good one that was kept', () => {
    const table = tableAt({ active: 2, phase: 'roll', dice: ['double-dagger', 'cosmos'] });
    const after = (die: number) => {
      const then = game.clone(table);
      game.apply(then, 2, { type: 'die', die }, silent(new SeededChance(1)));
      return insight.evaluate(then, 2);
    };
    expect(after(2)).toBeGreaterThan(after(1));
  });
});

describe('a quick choice', () => {
  it('a Cabalist strikes at the High Priest', () => {
    const choice = suggestionAt({ active: 2, phase: 'commit', dice: ['double-dagger'] });
    expect(choice).toMatchObject({ type: 'commit-die', to: 'seat-0' });
  });

  it('a Faithful heals the High Priest', () => {
    const choice = suggestionAt({ active: 1, phase: 'commit', dice: ['blood'] });
    expect(choice).toMatchObject({ type: 'commit-die', to: 'seat-0' });
  });

  it('a Cabalist keeps the double dagger and rolls the rest again', () => {
    const choice = suggestionAt({ active: 2, phase: 'roll', dice: ['double-dagger', 'cosmos', 'double-dagger'] });
    expect(choice).toEqual({ type: 'die', die: 2 });
  });

  it.each([4, 5, 6, 7, 8])('is always one that is offered, with %i players', (seats) => {
    const chance = new SeededChance(`suggest-${seats}`);
    const ctx = silent(chance);
    const table = game.setup(seats, OPTIONS, ctx);
    let pending = game.pending(table);
    let decisions = 0;
    while (pending !== null && decisions < 3000) {
      const { seat, decision, options } = pending.asked[0] as Asked<DeepChoice>;
      const choice = suggest(table, seat, decision, options, chance);
      expect(options).toContain(choice);
      const worth = insight.evaluate(table, seat);
      expect(worth).toBeGreaterThanOrEqual(-1);
      expect(worth).toBeLessThanOrEqual(1);
      pending = game.apply(table, seat, choice, ctx);
      decisions++;
    }
    expect(pending).toBeNull();
  });
});
