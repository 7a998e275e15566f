import { type Asked, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type ChoiceOf, choiceId, type DeepChoice } from '../choices.ts';
import { cultOfTheDeep as game } from '../index.ts';
import type { Deep } from '../state.ts';
import { isUnderCover, priceOf, strikesOf } from './cover.ts';
import { distinct } from './distinct.ts';
import { outlookOf } from './outlook.ts';
import { interestsOf } from './pool.ts';
import { weigh } from './suggest.ts';

/** Seat 0 High Priest, 1 Faithful, 2 and 3 Cabalists, 4 Vengeful Heretic. */
function tableAt(given: object): Deep {
  return game.given(5, resolveOptions(game), given, silent(new SeededChance('looking')));
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

describe('which dice to roll again', () => {
  const table = tableAt({ active: 2, phase: 'roll', dice: ['double-dagger', 'cosmos'] });

  it('is told without rolling', () => {
    const { seat, decision, options } = askedAt(table);
    const worths = weigh(table, seat, decision, options) ?? [];
    const worthOf = (die: number) =>
      worths[options.findIndex((option) => option.type === 'die' && (option as ChoiceOf<'die'>).die === die)] ?? 0;
    expect(worthOf(2)).toBeGreaterThan(0);
    expect(worthOf(1)).toBeLessThan(0);
  });

  it('is all that is told so', () => {
    const committing = tableAt({ active: 2, phase: 'commit', dice: ['dagger'] });
    const { seat, decision, options } = askedAt(committing);
    expect(weigh(committing, seat, decision, options)).toBeNull();
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
    const fresh = interestsOf(table, outlookOf(table), 2, memory).loss[0]?.[0] ?? 0;
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
    expect(interestsOf(table, outlookOf(table), 2, memory).loss[0]?.[0]).toBeGreaterThan(fresh);
  });
});
