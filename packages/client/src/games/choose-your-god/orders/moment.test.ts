import { type CityView, chooseYourGod, type OrderWish } from '@conclave/choose-your-god';
import { scenarios } from '@conclave/choose-your-god/scenario';
import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { earlyAnswer, isBusy, plannedCount, stillToCome, tickableNow } from './moment.ts';

function cityAt(given: object): CityView {
  const hand = ['mir-relic-trade'];
  const players = [{ hand, priests: ['1@loc-3', '1@loc-9'] }, { hand }, { hand }];
  const all = { phase: 'resolution', round: 2, players, ...given };
  const s = scenarios.given(3, resolveOptions(chooseYourGod), all, silent(new SeededChance(1)));
  return chooseYourGod.viewOf(s, 1);
}

const NOTHING = { round: 2, standing: null, rows: {}, benefits: [] };

describe('early answers (CG-4.75)', () => {
  it('are offered to whoever will be asked, and not to whoever is or was', () => {
    const view = cityAt({ activeLocation: 3, acting: 1 });
    expect([0, 1, 2].map((seat) => earlyAnswer(view, seat, null))).toEqual([null, null, 3]);
    expect(earlyAnswer(cityAt({ phase: 'intention' }), 2, null)).toBeNull();
  });

  it('are not offered again once something is ordered here', () => {
    const view = cityAt({ activeLocation: 3, acting: 1 });
    expect(earlyAnswer(view, 2, { ...NOTHING, rows: { 3: 'pass' } })).toBeNull();
    expect(earlyAnswer(view, 2, { ...NOTHING, rows: { 9: 'pass' } })).toBe(3);
    const standing = { reach: 'round', upTo: 13, stops: [], at: [], cards: 1, since: 0 } as const;
    expect(earlyAnswer(view, 2, { ...NOTHING, standing })).toBeNull();
  });
});

describe('the tick of a benefit (CG-4.78)', () => {
  it('is offered with the question, where nothing has to be paid or chosen', () => {
    const asked = (location: number) =>
      cityAt({ activeLocation: location, stack: [{ rule: 'benefit', seat: 1, location }] });
    expect(tickableNow(asked(3), 1)).toBe(3);
    expect(tickableNow(asked(3), 0)).toBeNull();
    expect(tickableNow(asked(5), 1)).toBeNull();
    expect(isBusy(asked(3), 1)).toBe(true);
    expect(isBusy(asked(3), 0)).toBe(false);
  });
});

describe('the round plan (CG-4.77)', () => {
  it('has the Locations that are still to come open', () => {
    expect(stillToCome(cityAt({ phase: 'intention' }))).toHaveLength(13);
    expect(stillToCome(cityAt({ activeLocation: 9 }))).toEqual([9, 10, 11, 12, 13]);
  });

  it('counts what it answers, besides the Location that is decided now', () => {
    const rows: OrderWish['rows'] = { 3: 'pass', 4: 'ask', 9: 'unless-acted', 10: 'pass' };
    expect(plannedCount({ ...NOTHING, rows: rows as never }, 3)).toBe(2);
    expect(plannedCount(null, null)).toBe(0);
  });
});
