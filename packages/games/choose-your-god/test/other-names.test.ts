import { resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { chooseYourGod as game } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';

const HAND = ['mir-manna-2', 'int-vandalism-3'];

/** What the first seat is offered at this table, each option with its other names. */
function calledAt(given: unknown): Record<string, readonly string[]> {
  const s = scenarios.given(2, resolveOptions(game), given, silent(new SeededChance(1)));
  const options = game.pending(s)?.asked[0]?.options ?? [];
  return Object.fromEntries(options.map((one) => [game.choiceId(one), scenarios.alsoCalled?.(s, one) ?? []]));
}

describe('other names of a choice', () => {
  it('call a Priest by its strength', () => {
    expect(calledAt({ players: [{ priests: [3, 3] }] })).toEqual({
      pray: [],
      'patriarch-red': ['patriarch'],
      'priest-red-1': ['3'],
    });
    const temple = { activeLocation: 5, stack: [{ rule: 'temple-choice', seat: 0 }], players: [{ priests: [2] }] };
    expect(calledAt(temple)).toEqual({ new: [], 'raise:priest-red-1': ['raise:2'] });
  });

  it('call a Location by its id', () => {
    const stack = [{ rule: 'lose-altar', seat: 0 }];
    expect(calledAt({ stack, players: [{ altars: [4, 9] }] })).toEqual({
      '4': ['4', 'forum', 'loc-4'],
      '9': ['9', 'port', 'loc-9'],
    });
  });

  it('call a card by its id, and by its name without the copy', () => {
    const manna = ['mir-manna-2', 'mir-manna', 'miracle:mir-manna'];
    const vandalism = ['int-vandalism-3', 'int-vandalism', 'intrigue:int-vandalism'];
    const player = { cult: 'fafnir', priests: ['1@loc-6'], altars: [6], hand: HAND, licenses: ['lic-exiles-2'] };
    expect(calledAt({ activeLocation: 6, players: [player] })).toEqual({
      pass: [],
      'miracle:mir-manna-2': manna,
      'intrigue:int-vandalism-3': vandalism,
      'ability:fafnir-light-treachery': ['fafnir-light-treachery'],
    });
    const cost = { rule: 'cost-card', seat: 0, ability: 'fafnir-light-treachery', left: 1, inner: null };
    expect(calledAt({ activeLocation: 6, players: [player], stack: [cost] })).toEqual({
      'miracle:mir-manna-2': manna,
      'intrigue:int-vandalism-3': vandalism,
      'license:lic-exiles-2': ['lic-exiles-2', 'lic-exiles', 'license:lic-exiles'],
    });
  });

  it('call deals and Licenses so too', () => {
    const licenseSlots = ['lic-exiles-2', 'lic-title-oracle'];
    const players = [{ coins: 5, hand: HAND }];
    expect(calledAt({ licenseSlots, players, stack: [{ rule: 'deal', seat: 0 }] })).toEqual({
      done: [],
      'sell:int-vandalism-3': ['sell:int-vandalism'],
      'buy:lic-exiles-2': ['buy:lic-exiles'],
    });
    expect(calledAt({ licenseSlots, stack: [{ rule: 'pick-license', seat: 0, by: 'palace' }] })).toEqual({
      'lic-exiles-2': ['license:lic-exiles-2', 'lic-exiles'],
      'lic-title-oracle': ['license:lic-title-oracle'],
    });
  });
});

describe('other names of things', () => {
  it.each<[found: unknown, name: string, isIt: boolean]>([
    ['mir-manna-2', 'mir-manna', true],
    ['lic-exiles-1', 'lic-exiles', true],
    ['mir-manna-2', 'mir-inspiration', false],
    ['priest-red-2', 'priest-red', false],
    [9, 'port', true],
    [8, 'port', false],
    [0, 'nowhere', false],
    [null, 'port', false],
  ])('%s as %s: %s', (found, name, isIt) => expect(scenarios.isCalled?.(found, name)).toBe(isIt));

  it.each<[path: string, isIt: boolean]>([
    ['players.0.hand.miracles', true],
    ['players.3.altars', true],
    ['players.0.licenses', true],
    ['players.0.zones.loc-6', true],
    ['miracleDeck', false],
    ['licenseSlots', false],
    ['seating', false],
  ])('order means nothing in %s: %s', (path, isIt) => expect(scenarios.isUnordered?.(path)).toBe(isIt));
});
