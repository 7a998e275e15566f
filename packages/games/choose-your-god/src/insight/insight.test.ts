import { type Asked, type Chance, resolveOptions, type Seat, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { lateGame } from '../../test/late-game.ts';
import type { CityChoice } from '../choices.ts';
import { chooseYourGod as game } from '../index.ts';
import { rulebook } from '../rules/index.ts';
import { scenarios } from '../scenario/index.ts';
import type { City } from '../state.ts';
import { insight } from './index.ts';
import { suggest } from './suggest/index.ts';

const OPTIONS = resolveOptions(game);

/** The table a scenario would describe so. */
function tableAt(given: object, seats = 3): City {
  return scenarios.given(seats, OPTIONS, given, silent(new SeededChance('insight')));
}

/** What seat 0 may hope for. */
function hope(given: object): number {
  return insight.evaluate(tableAt(given), 0);
}

/** What seat 0 may hope for in the middle of the Intention Phase, with these things of its own. */
function hopeWith(mine: object, others: object = {}): number {
  return hope({ players: { 0: { placements: 1, ...mine }, 1: others } });
}

function askedAt(table: City): Asked<CityChoice> {
  const asked = game.pending(table)?.asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

function suggestionAt(given: object): string {
  const table = tableAt(given);
  const { seat, decision, options } = askedAt(table);
  return game.choiceId(suggest(table, seat, decision, options, new SeededChance(1)));
}

/** Moments of a game from late on, played at random. */
function* lateMoments(seats: number, seed: number) {
  const chance = new SeededChance(seed);
  const ctx = silent(chance);
  const table = lateGame.setup(seats, resolveOptions(game, { 'round-limit': 8 }), ctx);
  let pending = game.pending(table);
  while (pending !== null) {
    const asked = pending.asked[0] as Asked<CityChoice>;
    yield { table, asked, chance };
    pending = game.apply(table, asked.seat, chance.pick(asked.options), ctx);
  }
}

function swapHands(table: City, one: Seat, chance: Chance): City {
  const other = game.clone(table);
  for (const [seat, { hand }] of other.players.entries()) {
    if (seat === one) continue;
    for (const [cards, deck] of [
      [hand.miracles, other.miracleDeck],
      [hand.intrigues, other.intrigueDeck],
    ] as const) {
      for (let i = 0; i < Math.min(cards.length, deck.length); i++) {
        const place = chance.below(deck.length);
        [cards[i], deck[place]] = [deck[place] as never, cards[i] as never];
      }
    }
  }
  return other;
}

describe('evaluate', () => {
  it('stays between lost and won, and leaves the table as it is', () => {
    for (const { table, asked } of lateMoments(4, 1)) {
      const before = JSON.stringify(table);
      expect(Math.abs(insight.evaluate(table, asked.seat))).toBeLessThanOrEqual(1);
      expect(JSON.stringify(table)).toBe(before);
    }
  });

  it('knows no hand but its own', () => {
    const chance = new SeededChance(2);
    for (const { table, asked } of lateMoments(3, 2)) {
      if (!['intent', 'act', 'deal'].includes(asked.decision)) continue;
      const other = swapHands(table, asked.seat, chance);
      expect(insight.evaluate(other, asked.seat)).toBe(insight.evaluate(table, asked.seat));
    }
  });

  it('likes Followers, coins, strong Priests, Licenses and the Supremacy card', () => {
    const plain = hopeWith({});
    expect(hopeWith({ followers: 4 })).toBeGreaterThan(plain);
    expect(hopeWith({ coins: 9 })).toBeGreaterThan(plain);
    expect(hopeWith({ priests: ['patriarch', 3, 3, 3] })).toBeGreaterThan(plain);
    expect(hopeWith({ licenses: ['lic-approval-4'] })).toBeGreaterThan(plain);
    expect(hope({ supremacy: { owner: 0 }, players: { 0: { placements: 1 } } })).toBeGreaterThan(plain);
  });

  it.each([
    ['Altars', 5, (count: number) => ({ altars: [1, 3, 4, 6, 10].slice(0, count) })],
    ['Mobs', 4, (count: number) => ({ mobs: count })],
  ])('likes %s, the more the nearer they bring the end', (_, last, having) => {
    const hopes = Array.from({ length: last + 1 }, (_none, count) => hopeWith(having(count)));
    for (let count = 1; count <= last; count++) expect(hopes[count]).toBeGreaterThan(hopes[count - 1] as number);
    expect(hopes[last]).toBeGreaterThan(0.9);
  });

  it('fears a rival who is about to win', () => {
    expect(hopeWith({}, { mobs: 3 })).toBeLessThan(hopeWith({}, { mobs: 1 }));
    expect(hopeWith({}, { mobs: 4 })).toBeLessThan(-0.8);
  });

  it('would rather stand where it wins than where it gets alms', () => {
    const rival = { priests: ['patriarch', 1, 2, '3@loc-6'], prayed: true };
    const placed = (location: number) =>
      hopeWith({ priests: ['patriarch', 1, `2@loc-${location}`, 3], prayed: true }, rival);
    expect(placed(3)).toBeGreaterThan(placed(6));
  });

  it('does not send the Patriarch to build an Altar without a token', () => {
    const inArtisanDistrict = (priest: string, other: string) =>
      hopeWith({ followers: 5, coins: 9, prayed: true, priests: [other, priest] });
    expect(inArtisanDistrict('3@loc-7', 'patriarch')).toBeGreaterThan(inArtisanDistrict('3', 'patriarch@loc-7'));
  });

  it('hopes for a Summoning only with enough Influence', () => {
    const inRift = (strength: number) =>
      hope({
        phase: 'resolution',
        activeLocation: 13,
        players: { 0: { cult: 'atheism', followers: 9, priests: [`patriarch@loc-13`, `${strength}@loc-13`] } },
      });
    expect(inRift(4) - inRift(3)).toBeGreaterThan(1.5 * (inRift(3) - inRift(2)));
  });

  it('judges what is half paid by what it will be', () => {
    const cards = ['mir-manna', 'mir-manna', 'mir-inspiration', 'mir-visitation', 'mir-visitation', 'mir-pilgrimage'];
    const hand = [...cards, 'mir-relic-trade', 'mir-relic-trade', 'mir-pilgrimage'];
    const janus = { cult: 'janus', dark: true, mobs: 2, hand, priests: ['patriarch', '3@loc-1'] };
    const table = tableAt({ phase: 'resolution', activeLocation: 1, firstPlayer: 0, players: { 0: janus } });
    const madness = askedAt(table).options.find((choice) => choice.type === 'ability') as CityChoice;
    const before = insight.evaluate(table, 0);
    game.apply(table, 0, madness, silent(new SeededChance(1)));
    expect(game.pending(table)?.decision).toBe('cost-card');
    expect(insight.evaluate(table, 0)).toBeGreaterThan(before);
  });
});

describe('suggest', () => {
  it('takes one of the options, whatever is asked', () => {
    const decisions = new Set<string>();
    const wrong: string[] = [];
    for (let seed = 0; seed < 24; seed++) {
      for (const { table, asked, chance } of lateMoments(2 + (seed % 4), seed)) {
        const { seat, decision, options } = asked;
        decisions.add(decision);
        if (!options.includes(suggest(table, seat, decision, options, chance))) wrong.push(decision);
      }
    }
    expect(wrong).toEqual([]);
    const questions = Object.values(rulebook).filter(({ kind }) => kind === 'question').length;
    // All but the choice of a Cult, which is asked before the game is late.
    expect(decisions.size).toBeGreaterThanOrEqual(questions - 1);
  });

  it('preaches where the Priest gains most', () => {
    const rival = { priests: ['patriarch', 1, '3@loc-6', '3@loc-4', '3@loc-5'], placements: 3, prayed: true };
    const stack = [{ rule: 'intent-location', seat: 0, priest: 'priest-red-1' }];
    expect(
      suggestionAt({
        players: { 0: { coins: 0, priests: ['patriarch@loc-2', 2] }, 1: rival, 2: { prayed: true } },
        stack,
      }),
    ).toBe('3');
  });

  it('gives up the least card', () => {
    const hand = ['mir-cornucopia', 'mir-pilgrimage', 'int-blackmail'];
    const stack = [{ rule: 'give-hand-card', seat: 0, to: 1 }];
    expect(suggestionAt({ players: { 0: { hand } }, stack })).toMatch(/^miracle:mir-pilgrimage/);
  });

  it('celebrates for Followers that open the way, but not when the round has a Summoning in it', () => {
    const stack = [{ rule: 'celebrate', seat: 0 }];
    const supremacy = { owner: 0, faceUp: true };
    const celebrating = (mine: object) => suggestionAt({ players: { 0: mine }, supremacy, stack });
    expect(celebrating({ followers: 6, coins: 25 })).toBe('followers');
    expect(celebrating({ cult: 'atheism', followers: 9, priests: ['patriarch', 4, 5] })).toBe('no');
  });

  it('does not discard what is worth more than it gets', () => {
    const janus = (hand: string[]) => ({ cult: 'janus', followers: 8, hand, priests: ['patriarch', '2@loc-1'] });
    const acting = (hand: string[]) =>
      suggestionAt({ phase: 'resolution', activeLocation: 1, firstPlayer: 0, players: { 0: janus(hand) } });
    expect(acting(['int-seize-the-location', 'int-foiled-plot'])).toBe('pass');
  });

  it('takes the strongest Priest', () => {
    expect(suggestionAt({ stack: [{ rule: 'celebrate-strength', seat: 0 }] })).toBe('5');
  });

  it('gathers a Mob in the Guard Quarters', () => {
    const stack = [{ rule: 'benefit', seat: 0, location: 12 }];
    expect(suggestionAt({ players: { 0: { followers: 9, mobs: 2 } }, stack })).toBe('use');
  });
});

describe('weigh', () => {
  it('judges a placement as if it had been made, and leaves the table as it is', () => {
    for (const { table, asked } of lateMoments(4, 3)) {
      const { seat, decision, options } = asked;
      if (decision !== 'intent-location') continue;
      const before = JSON.stringify(table);
      const weighed = insight.weigh?.(table, seat, decision, options) ?? [];
      expect(JSON.stringify(table)).toBe(before);
      for (const [i, option] of options.entries()) {
        const after = game.clone(table);
        // What comes after it may lead further: the next one who has nobody left to place prays at once.
        if (game.apply(after, seat, option, silent(new SeededChance(1)))?.decision !== 'intent') continue;
        if (after.players.some(({ prayed }, one) => prayed !== table.players[one]?.prayed)) continue;
        expect(weighed[i]).toBeCloseTo(insight.evaluate(after, seat), 9);
      }
    }
  });

  it('weighs each Priest where it is worth most', () => {
    const table = tableAt({ players: { 0: { followers: 5 } } });
    const { seat, decision, options } = askedAt(table);
    const [, ...priests] = insight.weigh?.(table, seat, decision, options) ?? [];
    expect(priests).toHaveLength(4);
    for (const [i, worth] of priests.entries()) {
      const placing = game.clone(table);
      const places = game.apply(placing, seat, options[i + 1] as CityChoice, silent(new SeededChance(1)))?.asked[0];
      const weighed = insight.weigh?.(placing, seat, 'intent-location', places?.options ?? []) ?? [];
      expect(worth).toBe(Math.max(...weighed.map(Number)));
    }
  });

  it('would rather place a Priest that costs nothing than pray, but not lose a Follower for alms', () => {
    const weighed = (placements: number) => {
      const rivals = {
        priests: ['patriarch@loc-1', '5@loc-3', '5@loc-6', '5@loc-4', '4@loc-5', '4@loc-2'],
        prayed: true,
      };
      const table = tableAt({
        players: { 0: { placements, priests: ['patriarch@loc-2', 1] }, 1: rivals, 2: { prayed: true } },
      });
      return insight.weigh?.(table, 0, 'intent', askedAt(table).options)?.map(Number) as [number, number];
    };
    const [praying, placing] = weighed(2);
    expect(placing).toBeGreaterThan(praying);
    const [prayingLate, placingLate] = weighed(3);
    expect(placingLate).toBeLessThan(prayingLate);
  });

  it('never declines what costs nothing', () => {
    const table = tableAt({ stack: [{ rule: 'benefit', seat: 0, location: 3 }] });
    const { decision, options } = askedAt(table);
    const [use, decline] = insight.weigh?.(table, 0, decision, options) ?? [];
    expect(options.map(game.choiceId)).toEqual(['use', 'decline']);
    expect(use).toBeGreaterThan(Number(decline));
  });
});
