/** The printed numbers add up as the specification says (section 2). */
import { describe, expect, it } from 'vitest';
import { INTRIGUE_NAMES, INTRIGUES, MIRACLE_NAMES, MIRACLES } from '../src/components/cards.ts';
import { ABILITIES, ABILITIES_OF, CULTS } from '../src/components/cults.ts';
import { intrigues } from '../src/components/intrigues.ts';
import { LICENSES, licenses } from '../src/components/licenses.ts';
import { LOCATIONS, NUMBERS } from '../src/components/locations.ts';
import { miracles } from '../src/components/miracles.ts';
import { accessOf, almsOf, highestPrayer, mightsWith, priceOf } from '../src/components/numbers.ts';
import type { CityOptions } from '../src/state.ts';

const STANDARD = { 'access-table': 'standard', 'prayer-table': 'standard' } as CityOptions;
const LOOSE = { 'access-table': 'open', 'prayer-table': 'devout' } as CityOptions;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countBy = <T>(things: readonly T[], of: (thing: T) => unknown) =>
  Object.fromEntries([...Map.groupBy(things, of)].map(([key, group]) => [String(key), group.length]));

describe('the Locations', () => {
  it('are 13, with the alms of the board (CG-2.1)', () => {
    expect(LOCATIONS).toHaveLength(13);
    expect(NUMBERS.map((location) => almsOf({}, location))).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('open one by one from the third Follower on, or sooner with the open table (CG-2.2, CG-7.4)', () => {
    expect(NUMBERS.map((location) => accessOf(STANDARD, location))).toEqual([0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9]);
    expect(NUMBERS.map((location) => accessOf(LOOSE, location))).toEqual([0, 0, 0, 0, 0, 0, 3, 3, 4, 5, 6, 7, 8]);
  });

  it('give to who Prays by the number of Mobs (CG-2.3, CG-7.6)', () => {
    expect([0, 1, 2, 3, 4].map((mobs) => highestPrayer(STANDARD, mobs))).toEqual([0, 3, 5, 7, 7]);
    expect([0, 1, 2, 3, 4].map((mobs) => highestPrayer(LOOSE, mobs))).toEqual([1, 3, 5, 7, 7]);
  });
});

describe('the Cults', () => {
  it.each(['reconstructed', 'tuned'] as const)(
    'have 16 different Mights as %s, every dark one above every light one (CG-2.4, CG-7.8)',
    (balance) => {
      const light = CULTS.map((cult) => mightsWith({ balance })[cult].light);
      const dark = CULTS.map((cult) => mightsWith({ balance })[cult].dark);
      expect(new Set([...light, ...dark]).size).toBe(16);
      expect(Math.max(...light)).toBeLessThan(Math.min(...dark));
    },
  );

  it('have two abilities a side, 32 in all (CG-5.93)', () => {
    for (const cult of CULTS) {
      expect(ABILITIES_OF[cult].light).toHaveLength(2);
      expect(ABILITIES_OF[cult].dark).toHaveLength(2);
    }
    expect(ABILITIES).toHaveLength(32);
  });
});

describe('the decks', () => {
  it('hold 33 Miracles, 8 of them sealed (table 2.4)', () => {
    expect(MIRACLES).toHaveLength(33);
    expect(MIRACLE_NAMES.filter((name) => miracles[name].seal)).toEqual([
      'mir-divine-fury',
      'mir-holy-frenzy',
      'mir-cornucopia',
    ]);
  });

  it('hold 33 Intrigues worth 189 coins, 9 of them sealed (table 2.5)', () => {
    expect(INTRIGUES).toHaveLength(33);
    expect(sum(INTRIGUES.map((card) => priceOf({}, card)))).toBe(189);
    expect(INTRIGUE_NAMES.filter((name) => intrigues[name].seal)).toEqual([
      'int-foiled-plot',
      'int-threat-to-the-crown',
      'int-seize-the-location',
    ]);
  });

  it('hold 33 Licenses with 57 strength for 210 coins (table 2.6)', () => {
    const all = LICENSES.map((id) => licenses[id]);
    expect(countBy(all, ({ strength }) => strength)).toEqual({ 1: 14, 2: 14, 3: 5 });
    expect(countBy(all, ({ price }) => price)).toEqual({ 4: 4, 5: 8, 6: 6, 7: 8, 8: 4, 10: 3 });
    expect(sum(all.map(({ strength }) => strength))).toBe(57);
    expect(sum(all.map(({ price }) => price))).toBe(210);
    expect(countBy(all, ({ kind }) => kind)).toEqual({
      approval: 3,
      community: 12,
      title: 7,
      tithe: 5,
      novitiates: 2,
      exiles: 2,
      'aulic-magus': 2,
    });
    const tithed = all.flatMap((license) => (license.kind === 'tithe' ? license.locations : []));
    expect([...tithed].sort((a, b) => a - b)).toEqual(NUMBERS);
  });
});
