/** The automated High Priest of the four-player game (section 5.7) and Possession (section 5.8). */
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { cultOfTheDeep } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import type { Deep } from '../src/state.ts';

const ctx = silent(new SeededChance(1));

function tableOf(given: object, options = {}): Deep {
  return scenarios.given(4, resolveOptions(cultOfTheDeep, options), given, ctx);
}

/** The table of CD-10.33, with so much life for him. */
function commitmentWith(life: number, options = {}): Record<number, string> {
  const s = tableOf(
    {
      phase: 'commit',
      dice: ['dagger', 'double-dagger', 'blood', 'ancient', 'cosmos', 'dagger'],
      altars: ['sirens', 'ancient-chant', { ritual: 'astral-rift', markers: { cosmos: 3 } }],
      players: [{ character: 'librarian-ii', life }, { life: 14 }, { life: 15 }, { life: 15 }, { life: 9 }],
    },
    options,
  );
  orderOfLatest = s.highPriestOrder;
  return Object.fromEntries(s.dice.map(({ id, at }) => [id, at]));
}

let orderOfLatest: number[] = [];

describe('his Commit phase (CD-5.83)', () => {
  it('strikes first when he is strong (CD-10.33)', () => {
    expect(commitmentWith(20)).toEqual({
      1: 'seat-3',
      2: 'seat-2',
      3: 'seat-0',
      4: 'altar-2',
      5: 'altar-3',
      6: 'seat-1',
    });
    expect(orderOfLatest).toEqual([2, 1, 6, 4, 5, 3]);
  });

  it('heals first when he is weak, then serves rituals before he strikes (CD-10.34)', () => {
    expect(commitmentWith(12)).toEqual({
      1: 'seat-3',
      2: 'seat-2',
      3: 'seat-0',
      4: 'seat-0',
      5: 'altar-3',
      6: 'seat-1',
    });
    expect(orderOfLatest).toEqual([3, 4, 5, 2, 1, 6]);
  });

  it('strikes before he serves rituals in the first edition (CD-10.34)', () => {
    commitmentWith(12, { edition: 'first' });
    expect(orderOfLatest).toEqual([3, 4, 2, 1, 6, 5]);
  });

  it('takes 15 life for weak and 16 for strong', () => {
    commitmentWith(15);
    expect(orderOfLatest[0]).toBe(3);
    commitmentWith(16);
    expect(orderOfLatest[0]).toBe(2);
  });
});

describe('his Siren coins (CD-5.87)', () => {
  const attack = { active: 1, phase: 'response', sigils: 'used', dice: ['dagger>seat-0', 'double-dagger>seat-0'] };

  it('send the worst dagger back when all others have passed', () => {
    const s = tableOf({ ...attack, players: { 0: { sirenCoins: 1, life: 20 }, 1: { life: 9 } } });
    expect(s.dice.map(({ at }) => at)).toEqual(['seat-0', 'seat-1']);
    expect(s.players[0]?.coins.siren).toBe(0);
  });

  it('spare an owner whom the dagger would heal: then the strongest other has it', () => {
    const players = { 0: { sirenCoins: 1, life: 20 }, 1: { life: 9, character: 'reaper' }, 3: { life: 30 } };
    const s = tableOf({ ...attack, players });
    expect(s.dice.map(({ at }) => at)).toEqual(['seat-0', 'seat-3']);
  });
});

describe('Possession (CD-5.90 to CD-5.95)', () => {
  function deathOfTheFaithful(): Deep {
    return tableOf({
      active: 2,
      phase: 'resolve',
      altars: ['sirens', 'ancient-chant', 'blood-rites'],
      players: {
        1: {
          life: 0,
          sirenCoins: 1,
          sigil: 'sigil-of-mercy',
          keeps: ['sea-hydra'],
          lastBlow: { by: 2 },
          role: 'faithful',
        },
      },
      sigils: 'used',
      stack: [{ rule: 'death-check', dead: [] }],
    });
  }

  it('brings the player to seat 0 with sigil and coins; the rituals go to the killer (CD-10.35)', () => {
    const s = deathOfTheFaithful();
    expect(s.sitting).toEqual([0, 2, 3, 4]);
    expect(s.players[0]).toMatchObject({
      automated: false,
      sigil: 'sigil-of-mercy',
      coins: { siren: 1 },
      role: 'high-priest',
    });
    expect(s.players[1]).toMatchObject({ status: 'gone', sigil: null, roleIsPublic: true });
    expect(s.players[2]?.keeps).toEqual(['sea-hydra']);
    expect(cultOfTheDeep.viewOf(s, 0).players[0]?.sigil).toBe('sigil-of-mercy');
    expect(cultOfTheDeep.viewOf(s, 1).players[0]?.sigil).toBeUndefined();
  });

  it('is told of by name, and what he did before still is the High Priest’s', () => {
    const names = (s: Deep) => cultOfTheDeep.namesAt?.(cultOfTheDeep.viewOf(s, 0), ['Ada', 'Bob', 'Cleo', 'Dan'], 'en');
    expect(names(tableOf({}))).toMatchObject({ 'name.seat.0': 'High Priest', 'name.seat.1': 'Ada' });
    expect(names(deathOfTheFaithful())).toMatchObject({ 'name.seat.0': 'High Priest (Ada)', 'name.seat.1': 'Ada' });
  });

  it('happens once: the next one becomes a Wraith', () => {
    const s = tableOf({
      active: 2,
      phase: 'resolve',
      wasPossessed: true,
      sigils: 'used',
      players: { 1: { status: 'gone', role: 'faithful' }, 4: { life: 0, role: 'repentant-heretic' } },
      stack: [{ rule: 'death-check', dead: [] }],
    });
    expect(cultOfTheDeep.pending(s)?.asked).toMatchObject([{ seat: 3, decision: 'choose-wraith' }]);
  });
});
