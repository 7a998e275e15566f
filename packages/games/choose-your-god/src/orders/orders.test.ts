import { BadInput } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { orders } from './index.ts';
import type { OrderWish, Reach } from './order.ts';
import { cityWith, playOn, standing } from './test/city-with.ts';

describe('a standing order (CG-4.71)', () => {
  it('reaches this Location, a later one, or the end of the round', () => {
    const reaches: readonly (readonly [Reach, boolean, boolean, boolean])[] = [
      ['here', true, false, false],
      ['to:5', true, true, false],
      ['round', true, true, true],
    ];
    for (const [reach, one, five, nine] of reaches) {
      const city = cityWith();
      city.order(1, standing(reach));
      playOn(city, 1, 1);
      expect([reach, city.isAnswered()]).toEqual([reach, one]);
      playOn(city, 1, 5);
      expect([reach, city.isAnswered()]).toEqual([reach, five]);
      playOn(city, 1, 9);
      expect([reach, city.isAnswered()]).toEqual([reach, nine]);
    }
  });

  it('can be given in the Intention Phase and while others think, changed and taken back', () => {
    const city = cityWith({ phase: 'intention' });
    expect(city.asked()).toBe('0 intent');
    expect(city.order(1, standing('to:9'))?.standing?.upTo).toBe(9);
    expect(city.order(1, standing('round', ['acted']))?.standing).toMatchObject({ upTo: 13, stops: ['acted'] });
    expect(city.order(1, { standing: null })).toBeNull();
  });

  it('is refused with what to do when it comes too late or has no sense', () => {
    const city = cityWith({ activeLocation: 5 });
    const say = (wish: unknown) => () => city.order(1, wish as OrderWish);
    expect(say(standing('to:3'))).toThrow('Location 3 is over in this round; order up to 5 or further');
    expect(say({ ...standing('round'), round: 4 })).toThrow('this is round 1');
    expect(say({ standing: { reach: 'round' } })).toThrow('this is round 1');
    const before = cityWith({ phase: 'intention' });
    expect(() => before.order(1, standing('here'))).toThrow('no Location is active');
  });

  const nonsense: readonly unknown[] = [
    7,
    'pass',
    [],
    { standing: 'round' },
    { round: 1, standing: { reach: 'to:14' } },
    { round: 1, standing: { reach: 'round', stops: ['hand'] } },
    { round: 1, standing: { reach: 'round', at: [0] } },
    { round: 1, rows: { 14: 'pass' } },
    { round: 1, rows: { 4: 'act' } },
    { benefits: [2] },
    { always: true },
    { round: 1.5, rows: {} },
  ];
  it.each(nonsense.map((wish) => [wish]))('of the wrong form is refused: %j', (wish) => {
    expect(() => cityWith().order(1, wish as OrderWish)).toThrow(BadInput);
  });
});

describe('what an order answers (CG-4.73)', () => {
  it('is `act`, with a pass', () => {
    const city = cityWith();
    expect(orders.answer(city.facts())?.choice).toEqual({ type: 'pass' });
    city.order(0, standing('round'));
    expect(city.isAnswered()).toBe(true);
  });

  it('is nothing else: whoever is asked anything else is asked in person', () => {
    const city = cityWith({ phase: 'intention' });
    city.order(0, standing('round'));
    expect(city.asked()).toBe('0 intent');
    expect(orders.answer(city.facts())).toBeNull();
    expect(city.isAnswered()).toBe(false);
    const victim = cityWith({ activeLocation: 5, stack: [{ rule: 'lose-altar', seat: 1 }] }, {}, { altars: [2, 3] });
    victim.order(1, standing('round'));
    expect(victim.asked()).toBe('1 lose-altar');
    expect(victim.isAnswered()).toBe(false);
  });
});

describe('the end of an order (CG-4.74)', () => {
  it('comes when its reach is over', () => {
    const city = cityWith();
    city.order(1, standing('to:5'));
    playOn(city, 1, 5);
    expect(city.ordered(1)?.standing).not.toBeNull();
    playOn(city, 0, 9);
    expect(city.ordered(1)).toBeNull();
  });

  it('comes with the round', () => {
    const city = cityWith({}, { priests: ['1@loc-1'] });
    city.order(1, standing('round'));
    for (const seat of [0, 1, 2]) city.choose(seat, 'pass');
    if (city.asked() === '0 benefit') city.choose(0, 'decline');
    expect(city.s.round).toBe(2);
    expect(city.ordered(1)).toBeNull();
  });

  it('comes when the seat acts', () => {
    const city = cityWith({}, {}, { priests: ['3@loc-1', '1@loc-5'] });
    city.order(1, standing('round', ['present']));
    playOn(city, 1, 1);
    city.choose(1, 'miracle:mir-relic-trade-2');
    expect(city.ordered(1)).toBeNull();
  });

  it('comes when `drawn` or `hit` held', () => {
    const city = cityWith({}, { hand: ['int-blackmail'] }, { coins: 20 });
    city.order(1, standing('round', ['hit']));
    city.choose(0, 'intrigue:int-blackmail-1');
    expect(city.ordered(1)).toBeNull();
  });

  it('does not come with `present`, `acted`, `danger` or `at`: they suspend it for one question', () => {
    const city = cityWith(
      {},
      { hand: ['mir-relic-trade'] },
      { priests: ['3@loc-5'] },
      { dark: true, priests: ['1@loc-5'] },
    );
    city.order(1, standing('round', ['present', 'danger', 'acted'], [5]));
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(false);
    city.choose(1, 'pass');
    playOn(city, 1, 9);
    expect(city.isAnswered()).toBe(true);
  });

  it('leaves a seat without an order to be asked every time', () => {
    const city = cityWith();
    expect(city.isAnswered()).toBe(false);
    playOn(city, 1, 9);
    expect(city.isAnswered()).toBe(false);
  });
});

describe('an early answer (CG-4.75)', () => {
  it('passes for a seat whose turn has not come, whatever happens before', () => {
    const city = cityWith({}, { hand: ['int-blackmail'] }, { coins: 20, priests: ['2@loc-1'] });
    city.order(1, { round: 1, rows: { 1: 'pass' } });
    city.choose(0, 'intrigue:int-blackmail-1');
    expect(city.isAnswered()).toBe(true);
  });

  it('passes unless somebody acts', () => {
    const quiet = cityWith();
    quiet.order(1, { round: 1, rows: { 1: 'unless-acted' } });
    quiet.choose(0, 'pass');
    expect(quiet.isAnswered()).toBe(true);
    const city = cityWith();
    city.order(1, { round: 1, rows: { 1: 'unless-acted' } });
    city.choose(0, 'miracle:mir-relic-trade-1');
    expect(city.asked()).toBe('1 act');
    expect(city.isAnswered()).toBe(false);
  });

  it('can be taken back until the turn comes', () => {
    const city = cityWith();
    city.order(1, { round: 1, rows: { 1: 'pass' } });
    expect(city.order(1, { round: 1, rows: { 1: null } })).toBeNull();
    city.choose(0, 'pass');
    expect(city.isAnswered()).toBe(false);
  });

  it('leaves a standing order as it is, and goes before it', () => {
    const city = cityWith({}, {}, { priests: ['2@loc-1'] });
    city.order(1, standing('round', ['present']));
    city.order(1, { round: 1, rows: { 1: 'pass' } });
    city.choose(0, 'pass');
    expect(city.isAnswered()).toBe(true);
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(true);
    expect(city.ordered(1)?.rows).toEqual({});
  });

  it('of seats that follow each other in one Location shares a beat, and no other does (CG-4.76)', () => {
    const city = cityWith();
    const first = orders.answer(city.facts())?.stretch;
    city.choose(0, 'pass');
    expect(orders.answer(city.facts())?.stretch).toBe(first);
    playOn(city, 0, 5);
    expect(orders.answer(city.facts())?.stretch).not.toBe(first);
  });
});

describe('the round plan (CG-4.77)', () => {
  const sheet = {
    1: 'ask',
    2: 'pass',
    3: 'pass',
    4: 'pass',
    5: 'pass',
    6: 'pass',
    7: 'pass',
    8: 'pass',
    9: 'unless-acted',
  } as const;

  it('is kept as answers for every Location', () => {
    const city = cityWith();
    city.order(1, { round: 1, rows: sheet });
    playOn(city, 1, 1);
    expect(city.isAnswered()).toBe(false);
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(true);
    playOn(city, 1, 9);
    expect(city.isAnswered()).toBe(true);
  });

  it('covers all 13 Locations, can be filled in by all at once, and stays when its seat acts where it is asked', () => {
    const city = cityWith({}, {}, { hand: ['mir-relic-trade', 'mir-manna'], priests: ['3@loc-1', '1@loc-9'] });
    const plan = { round: 1, rows: { ...sheet, 10: 'pass', 11: 'pass', 12: 'pass', 13: 'ask' } } as const;
    for (const seat of [0, 1, 2]) expect(Object.keys(city.order(seat, plan)?.rows ?? {})).toHaveLength(13);
    playOn(city, 1, 1);
    city.choose(1, 'miracle:mir-relic-trade-2');
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(true);
  });

  it('ends with the round', () => {
    const city = cityWith({}, { priests: ['1@loc-1'] });
    city.order(1, { round: 1, rows: sheet });
    for (const seat of [0, 1, 2]) city.choose(seat, 'pass');
    if (city.asked() === '0 benefit') city.choose(0, 'decline');
    expect(city.ordered(1)).toBeNull();
  });
});

describe('benefits (CG-4.78)', () => {
  const asked = (location: number) =>
    cityWith({ activeLocation: location, stack: [{ rule: 'benefit', seat: 1, location }] }, {}, { coins: 20 });

  it.each([1, 3, 4, 6])('of Location %i are used without asking once they are ticked', (location) => {
    const city = asked(location);
    expect(city.asked()).toBe('1 benefit');
    expect(city.isAnswered()).toBe(false);
    city.order(1, { benefits: [location] });
    expect(orders.answer(city.facts())?.choice).toEqual({ type: 'use' });
    expect(city.isAnswered()).toBe(true);
  });

  it('are ticked one by one', () => {
    const city = asked(3);
    city.order(1, { benefits: [1, 4] });
    expect(city.isAnswered()).toBe(false);
  });

  it.each([5, 7, 9, 10, 11, 12])('with a price or a choice are always asked: Location %i', (location) => {
    const city = cityWith(
      { activeLocation: location, stack: [{ rule: 'benefit', seat: 1, location }] },
      {},
      { coins: 20, followers: 8, priests: [`2@loc-${location}`] },
    );
    expect(() => city.order(1, { benefits: [location] })).toThrow('benefits must be a list with some of 1, 3, 4, 6');
    expect(city.asked()).toBe('1 benefit');
    expect(orders.answer(city.facts())).toBeNull();
  });

  it('stay ticked from round to round', () => {
    const city = cityWith({}, { priests: ['1@loc-1'] });
    city.order(1, { benefits: [3] });
    for (const seat of [0, 1, 2]) city.choose(seat, 'pass');
    if (city.asked() === '0 benefit') city.choose(0, 'decline');
    expect(city.ordered(1)).toMatchObject({ round: 2, benefits: [3] });
  });
});
