import { type Asked, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { choiceId, type DeepChoice } from '../choices.ts';
import { cultOfTheDeep as game } from '../index.ts';
import { scenarios } from '../scenario/index.ts';
import type { Deep } from '../state.ts';
import { isUnderCover, priceOf, strikesOf } from './cover.ts';
import { distinct } from './distinct.ts';
import { ADEPT, adeptly } from './judgement.ts';
import { dealIn } from './prospects.ts';
import { Standpoint } from './standpoint.ts';
import { glanceAs } from './suggest.ts';
import { worthsOf } from './worths.ts';

/** Seat 0 High Priest, 1 Faithful, 2 and 3 Cabalists, 4 Vengeful Heretic. */
function tableAt(given: object): Deep {
  return scenarios.given(5, resolveOptions(game), given, silent(new SeededChance('looking')));
}

function askedAt(table: Deep): Asked<DeepChoice> {
  const asked = game.pending(table)?.asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

function looksAt(given: object): string[] {
  const table = tableAt(given);
  const { seat, decision, options } = askedAt(table);
  return distinct(table, seat, decision, options).map(choiceId);
}

describe('options that need a look', () => {
  it('of dice that must all be committed, the first is placed first', () => {
    const looked = looksAt({ active: 2, phase: 'commit', dice: ['dagger', 'dagger', 'blood'] });
    expect(looked.length).toBeGreaterThan(2);
    for (const id of looked) expect(id).toMatch(/^commit-die:1:/);
  });

  it('of dice that show the same, one may be rolled again', () => {
    const looked = looksAt({ active: 2, phase: 'roll', dice: ['dagger', 'cosmos', 'dagger', 'cosmos'] });
    expect(looked.filter((id) => id.startsWith('die:'))).toEqual(['die:1', 'die:2']);
  });

  it('of blows that lie on the same player, one may be moved', () => {
    const dice = ['dagger>seat-1', 'dagger>seat-1', 'dagger>seat-3'];
    const looked = looksAt({ active: 0, dice, sigils: 'used', players: { 1: { sirenCoins: 1 } } });
    const moved = new Set(looked.filter((id) => id.startsWith('siren:')).map((id) => id.split(':')[1]));
    expect([...moved]).toEqual(['1', '3']);
  });
});

/** What the asked seat sees in its options, by their names. */
function glanceAt(given: object): Record<string, number> | null {
  const table = tableAt(given);
  const { seat, decision, options } = askedAt(table);
  const worths = glanceAs(adeptly)(
    game.viewOf(table, seat),
    seat,
    decision,
    options,
    new SeededChance(1),
    game.memory.fresh(seat),
  );
  return worths && Object.fromEntries(options.map((option, i) => [choiceId(option), worths[i] as number]));
}

describe('what is told at a glance', () => {
  it('which dice to roll again', () => {
    const worths = glanceAt({ active: 2, phase: 'roll', dice: ['double-dagger', 'cosmos'] });
    expect(worths?.['die:2']).toBeGreaterThan(0);
    expect(worths?.['die:1']).toBeLessThan(0);
  });

  it('where a die does most: its best place counts as nothing, any other as a loss', () => {
    const worths = glanceAt({ active: 2, phase: 'commit', dice: ['double-dagger'] });
    expect(worths?.['commit-die:1:seat-0']).toBe(0);
    expect(worths?.['commit-die:1:seat-3']).toBeLessThan(0);
  });

  it('that a coin is worth spending on a die that does nothing, before it is placed', () => {
    const altars = ['sirens', 'lamia', 'sea-hydra'];
    const players = { 2: { chantCoins: 1, character: 'assassin' } };
    const worths = glanceAt({ active: 2, phase: 'commit', dice: ['ancient', 'dagger'], altars, players }) ?? {};
    const best = Object.keys(worths).reduce((a, b) => ((worths[b] as number) > (worths[a] as number) ? b : a));
    expect(best).toBe('spend-chant:1:dagger');
  });

  it('that a blow which would kill the High Priest is worth a coin to him', () => {
    const players = { 0: { life: 2, sirenCoins: 1 } };
    const worths = glanceAt({ active: 2, dice: ['double-dagger>seat-0'], sigils: 'used', players });
    expect(worths?.pass).toBe(0);
    expect(worths?.['siren:1:seat-2']).toBeGreaterThan(0);
  });

  it('that a Wraith gives its die to a friend and not to an enemy', () => {
    const wraith = { role: 'cabalist', wraith: 'banshee', wraithDice: ['dagger'] };
    const worthTo = (active: number) => {
      const table = tableAt({ active, dice: ['blood>seat-4'], sigils: 'used', players: { 3: wraith } });
      const asked = game.pending(table)?.asked.find(({ seat }) => seat === 3);
      if (asked === undefined) throw new Error('the Wraith is not asked');
      const standpoint = new Standpoint(table, 3, dealIn(table), ADEPT);
      return worthsOf(standpoint, 'respond', asked.options)?.[1] ?? 0;
    };
    expect(worthTo(2)).toBeGreaterThan(0);
    expect(worthTo(0)).toBeLessThan(0);
  });

  it('nothing of what must be tried out', () => {
    const table = tableAt({ players: { 0: { character: 'faceless-ii' } }, phase: 'upkeep' });
    const { seat, decision, options } = askedAt(table);
    expect(decision).toBe('faceless-mark');
    expect(glanceAs(adeptly)(game.viewOf(table, seat), seat, decision, options, new SeededChance(1))).toBeNull();
  });
});

describe('cover', () => {
  it('only a living Cabalist whom nobody knows has one', () => {
    const table = tableAt({ players: { 3: { wraith: 'banshee' } } });
    expect([0, 1, 2, 3, 4].map((seat) => isUnderCover(table, seat))).toEqual([false, false, true, false, false]);
  });

  it('the first strike at the High Priest costs most of it', () => {
    expect(priceOf(2) - priceOf(0)).toBeGreaterThan(2 * (priceOf(6) - priceOf(4)));
  });

  it('whoever has struck before strikes the more readily', () => {
    const table = tableAt({ active: 2, phase: 'commit', dice: ['dagger'] });
    const memory = game.memory.fresh(2);
    const painOfPriest = () => new Standpoint(table, 2, dealIn(table), ADEPT, memory).interests.loss[0]?.[0] ?? 0;
    const fresh = painOfPriest();
    for (let i = 0; i < 4; i++) {
      game.memory.note(memory, {
        type: 'dieCommitted',
        seat: 2,
        die: 1,
        face: 'double-dagger',
        to: 'seat-0',
        mode: null,
      } as never);
    }
    expect(strikesOf(table, 2, memory)).toBe(8);
    expect(painOfPriest()).toBeGreaterThan(fresh);
  });
});
