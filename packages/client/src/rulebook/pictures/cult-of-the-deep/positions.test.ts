/** The numbers that the rulebook's captions tell are those the rules come to. */
import { describe, expect, it } from 'vitest';
import { deepView } from './Parts.tsx';
import { changed, killer, kraken, leftover, siren, zero } from './positions.ts';

describe('the worked examples of Cult of the Deep', () => {
  it('a Siren coin sends a Double Dagger back, and its owner falls by it', () => {
    expect(deepView(siren, 0).players[3]?.life).toBe(2);
    const { players, ritualDiscard } = deepView(siren);
    expect(players[3]).toMatchObject({ life: 0, keeps: [] });
    expect(ritualDiscard).toContain('blood-rites');
  });

  it('a changed die must be placed anew', () => {
    expect(deepView(changed).dice[0]?.face).toBe('dagger');
  });

  it('dice left over go on where the new ritual takes them', () => {
    expect(deepView(leftover).altars[0]).toMatchObject({ ritual: 'transmutation', markers: { parchment: 3 } });
  });

  it('0 life is not yet death', () => {
    expect(deepView(zero).players[1]).toMatchObject({ life: 1, status: 'living' });
  });

  it('Kraken dice cost 2 life and two cultist dice', () => {
    const { players, dice } = deepView(kraken);
    expect(players[1]).toMatchObject({ life: 7, krakenDice: 2 });
    expect(dice.length).toBe(3);
  });

  it('the Assassin is the killer and the new Keeper', () => {
    const { players } = deepView(killer);
    expect(players[2]).toMatchObject({ life: 4, keeps: ['lamia'] });
    expect(players[3]?.life).toBe(0);
  });
});
