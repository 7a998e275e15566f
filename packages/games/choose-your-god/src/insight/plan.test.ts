import { resolveOptions } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { ARTISAN_DISTRICT, GUARD_QUARTERS, RIFT } from '../components/locations.ts';
import { chooseYourGod as game } from '../index.ts';
import type { CityOptions } from '../state.ts';
import { gainsOn } from './gains.ts';
import { altarPlan, type Ledger, mobPlan, summoningPlan } from './plan.ts';

/** Somebody in the middle of a game, with these things instead. */
function having(things: Partial<Ledger> = {}): Ledger {
  return {
    options: resolveOptions(game) as CityOptions,
    cult: 'anubis',
    titles: 0,
    followers: 5,
    coins: 6,
    mobs: 0,
    altars: 0,
    altarCount: 0,
    summonings: 0,
    tokens: 3,
    arms: 5,
    insignia: 4,
    mights: [18, 26],
    ...things,
  };
}

const at = (...locations: number[]) => locations.reduce((bits, location) => bits | (1 << location), 0);

describe('the plan for Altars', () => {
  it('comes nearer with every Altar, with coins, with tokens, and with Followers that open sites', () => {
    const plain = altarPlan(having());
    expect(altarPlan(having({ altars: at(9), altarCount: 1 }))).toBeGreaterThan(plain);
    expect(altarPlan(having({ coins: 12 }))).toBeGreaterThan(plain);
    expect(altarPlan(having({ tokens: 5 }))).toBeGreaterThan(plain);
    expect(altarPlan(having({ followers: 7 }))).toBeGreaterThan(plain);
  });

  it('likes the first Altar in the Artisan District, which then is won again and again', () => {
    const elsewhere = altarPlan(having({ altars: at(9), altarCount: 1 }));
    expect(altarPlan(having({ altars: at(ARTISAN_DISTRICT), altarCount: 1 }))).toBeGreaterThan(elsewhere);
  });
});

describe('the plan for Mobs', () => {
  it('comes nearer with the Title or an Altar that opens the Guard Quarters', () => {
    const plain = mobPlan(having());
    expect(mobPlan(having({ titles: at(GUARD_QUARTERS) }))).toBeGreaterThan(plain);
    expect(mobPlan(having({ altars: at(GUARD_QUARTERS), altarCount: 1 }))).toBeGreaterThan(plain);
  });

  it('gives Followers for a Mob gladly only when the end is near', () => {
    const change = { followers: -2, mobs: 1 };
    const early = gainsOn(having({ followers: 3 }))(change);
    expect(gainsOn(having({ followers: 9, mobs: 3 }))(change)).toBeGreaterThan(early + 20);
  });
});

describe('the plan for Summonings', () => {
  it('waits for nine Followers or the Oracle, and then for Influence', () => {
    const plain = summoningPlan(having());
    expect(summoningPlan(having({ followers: 9 }))).toBeGreaterThan(plain);
    expect(summoningPlan(having({ titles: at(RIFT) }))).toBeGreaterThan(plain);
    expect(summoningPlan(having({ insignia: 11 }))).toBeGreaterThan(plain);
  });

  it('is slower for a mightier God', () => {
    expect(summoningPlan(having({ mights: [20, 42] }))).toBeLessThan(summoningPlan(having()));
  });
});
