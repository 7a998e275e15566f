import { describe, expect, it } from 'vitest';
import { cityWith, playOn, standing } from './test/city-with.ts';

describe('a stop (CG-4.72)', () => {
  const all = { round: 1, standing: { reach: 'round' } } as const;

  it('is on in a new order, all but `at`', () => {
    expect(cityWith().order(1, all)?.standing).toMatchObject({
      stops: ['present', 'acted', 'danger', 'drawn', 'hit'],
      at: [],
    });
  });

  it('`at` names Locations', () => {
    const city = cityWith();
    city.order(1, standing('round', [], [5]));
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(false);
    playOn(city, 1, 9);
    expect(city.isAnswered()).toBe(true);
  });

  it('`present` holds where the seat has a Priest or an Altar', () => {
    for (const own of [{ priests: ['3@loc-5'] }, { altars: [5] }]) {
      const city = cityWith({}, {}, own);
      city.order(1, standing('round', ['present']));
      playOn(city, 1, 1);
      expect(city.isAnswered()).toBe(true);
      playOn(city, 1, 5);
      expect(city.isAnswered()).toBe(false);
    }
  });

  it('`acted` holds once somebody did something other than pass in this Location', () => {
    const city = cityWith(
      {},
      { hand: ['mir-relic-trade', 'mir-inspiration'], priests: ['1@loc-1', '2@loc-1', '1@loc-5'] },
    );
    city.order(1, standing('round', ['acted']));
    expect(city.asked()).toBe('0 act');
    city.choose(0, 'miracle:mir-inspiration-1');
    city.choose(0, 'priest-red-1');
    expect(city.asked()).toBe('1 act');
    expect(city.isAnswered()).toBe(false);
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(true);
  });

  it('`acted` holds too if the order was given afterwards', () => {
    const city = cityWith({}, { hand: ['mir-relic-trade'], priests: ['1@loc-1', '2@loc-1'] });
    city.choose(0, 'miracle:mir-relic-trade-1');
    city.choose(0, 'priest-red-1');
    city.order(1, standing('here', ['acted']));
    expect(city.isAnswered()).toBe(false);
  });

  it('`danger` holds where an opponent with 4 Altars, 3 Mobs or the dark side up is present', () => {
    const dangers: readonly (readonly [object, boolean])[] = [
      [{ altars: [2, 3, 4, 6] }, true],
      [{ altars: [2, 3, 4] }, false],
      [{ mobs: 3 }, true],
      [{ mobs: 2 }, false],
      [{ dark: true }, true],
      [{}, false],
    ];
    for (const [rival, isDanger] of dangers) {
      const city = cityWith({ activeLocation: 5, acting: 1 }, {}, {}, { priests: ['2@loc-5'], ...rival });
      city.order(1, standing('round', ['danger']));
      expect([rival, city.isAnswered()]).toEqual([rival, !isDanger]);
      const elsewhere = cityWith({ activeLocation: 5, acting: 1 }, {}, {}, { priests: ['2@loc-9'], ...rival });
      elsewhere.order(1, standing('round', ['danger']));
      expect(elsewhere.isAnswered()).toBe(true);
    }
  });

  it('`drawn` holds with more hand cards than when the order was given', () => {
    const city = cityWith({}, {}, { priests: ['4@loc-1'] });
    city.order(1, standing('round', ['drawn']));
    playOn(city, 1, 1);
    city.choose(1, 'pass');
    city.choose(2, 'pass');
    city.choose(1, 'use');
    expect(city.s.players[1]?.hand.miracles).toHaveLength(2);
    playOn(city, 1, 5);
    expect(city.isAnswered()).toBe(false);
  });

  it("`hit` holds once another player's action took something", () => {
    const city = cityWith({}, { hand: ['int-blackmail'] }, { coins: 20 });
    city.order(1, standing('round', ['hit']));
    city.choose(0, 'intrigue:int-blackmail-1');
    expect(city.asked()).toBe('1 act');
    expect(city.isAnswered()).toBe(false);
  });

  it('`hit` does not hold for what another seat lost, for alms, or for Priests that go home', () => {
    const city = cityWith(
      {},
      { hand: ['int-blackmail'], priests: ['5@loc-1', '1@loc-5'] },
      { priests: ['1@loc-1'] },
      { coins: 20 },
    );
    city.order(1, standing('round', ['hit']));
    city.choose(0, 'intrigue:int-blackmail-1');
    expect(city.isAnswered()).toBe(true);
    const { coins } = city.s.players[1] ?? { coins: 0 };
    playOn(city, 1, 5);
    expect(city.s.players[1]?.coins).toBe(coins + 1);
    expect(city.isAnswered()).toBe(true);
  });

  it('that is switched off does not hold', () => {
    const city = cityWith({}, { hand: ['int-blackmail'] }, { coins: 20, priests: ['3@loc-1'] }, { dark: true });
    city.order(1, standing('round'));
    city.choose(0, 'intrigue:int-blackmail-1');
    expect(city.isAnswered()).toBe(true);
  });

  it('never looks at what a hand holds: only what spectators see is handed in', () => {
    const { view } = cityWith().facts();
    expect(view.players.map(({ hand }) => hand)).toEqual([undefined, undefined, undefined]);
    expect(view.pending?.options).toBeUndefined();
  });
});
