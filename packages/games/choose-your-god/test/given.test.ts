import { BadInput, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { chooseYourGod } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import type { City } from '../src/state.ts';
import { kit } from './kit.ts';

function tableOf(given: unknown, seats = 2): City {
  return scenarios.given(seats, resolveOptions(chooseYourGod), given, silent(new SeededChance(1)));
}

function askedAt(given: unknown, seats = 2) {
  return chooseYourGod.pending(tableOf(given, seats))?.asked[0];
}

describe('given', () => {
  it('is a legal table when nothing is said: every card once, the first seat to Preach', () => {
    const s = tableOf({});
    const cards = kit.pieces(s).filter((piece) => !piece.startsWith('patriarch') && piece !== 'mob');
    expect(new Set(cards).size).toBe(99);
    expect(cards).toHaveLength(99);
    expect(chooseYourGod.pending(s)?.asked[0]).toMatchObject({ seat: 0, decision: 'intent' });
    expect(s.players.map(({ cult }) => cult)).toEqual(['anubis', 'cthulhu']);
  });

  it('names tokens in the order of the list, and takes names that are given', () => {
    const { players } = tableOf({
      players: {
        0: { priests: [3, '2@loc-4', { id: 'priest-red-1', strength: 5, zone: 'loc-4', bonus: 2 }, 'patriarch@4'] },
      },
    });
    expect(players[0]?.priests).toEqual([
      { id: 'patriarch-red', strength: 'patriarch', zone: 'loc-4', coins: 0, bonus: 0 },
      { id: 'priest-red-1', strength: 5, zone: 'loc-4', coins: 0, bonus: 2 },
      { id: 'priest-red-2', strength: 3, zone: 'free', coins: 0, bonus: 0 },
      { id: 'priest-red-3', strength: 2, zone: 'loc-4', coins: 0, bonus: 0 },
    ]);
  });

  it('takes cards by id or by name, the lowest copy first', () => {
    const s = tableOf({ players: [{ hand: ['mir-manna-1', 'mir-manna', 'int-blackmail'] }, { hand: ['mir-manna'] }] });
    expect(s.players[0]?.hand).toEqual({ miracles: ['mir-manna-1', 'mir-manna-2'], intrigues: ['int-blackmail-1'] });
    expect(s.players[1]?.hand.miracles).toEqual(['mir-manna-3']);
  });

  it('means another copy by a name than those that stand elsewhere by their ids', () => {
    const s = tableOf({ players: [{ hand: ['mir-manna'] }], miracleDeck: ['mir-manna-1', 'mir-manna-2'] });
    expect(s.players[0]?.hand.miracles).toEqual(['mir-manna-3']);
  });

  it('takes Locations by number, by id and by zone', () => {
    const s = tableOf({
      activeLocation: 'trade-district',
      players: [{ altars: ['port', 3, 'loc-4'], priests: ['2@trade-district', '1@loc-9', '3@12'] }],
    });
    expect(s.activeLocation).toBe(6);
    expect(s.players[0]?.altars).toEqual([3, 4, 9]);
    expect(s.players[0]?.priests.map(({ zone }) => zone)).toEqual(['free', 'loc-6', 'loc-9', 'loc-12']);
  });

  it('knows a Patriarch by its id', () => {
    const s = tableOf({ players: [{ priests: [{ id: 'patriarch-red', zone: 'loc-6' }] }] });
    expect(s.players[0]?.priests).toEqual([
      { id: 'patriarch-red', strength: 'patriarch', zone: 'loc-6', coins: 0, bonus: 0 },
    ]);
  });

  it('puts cards that are named nowhere below the named ones, or into the box', () => {
    const deck = tableOf({ miracleDeck: ['mir-manna-5'] }).miracleDeck;
    expect([deck.length, deck[0], deck[1]]).toEqual([33, 'mir-manna-5', 'mir-visitation-1']);
    expect(tableOf({ miracleDeck: ['mir-manna-5'], rest: 'box' })).toMatchObject({
      miracleDeck: ['mir-manna-5'],
      intrigueDeck: [],
    });
  });

  it('takes an empty list for an empty deck', () => {
    const s = tableOf({ miracleDeck: [] });
    expect([s.miracleDeck.length, s.intrigueDeck.length, s.licenseDeck.length]).toEqual([0, 33, 30]);
  });

  it('stands where it is told to', () => {
    const celebrates = { phase: 'round-start', supremacy: { owner: 1 } };
    expect(askedAt(celebrates)).toMatchObject({ seat: 1, decision: 'celebrate' });
    expect(askedAt({ turn: 1 })).toMatchObject({ seat: 1, decision: 'intent' });
    expect(askedAt({ phase: 'opening', players: [{ cult: 'janus' }] })).toMatchObject({
      seat: 1,
      decision: 'pick-cult',
    });
    const acting = { activeLocation: 5, acting: 1, players: { 1: { hand: ['mir-manna'] } } };
    expect(askedAt(acting)).toMatchObject({ seat: 1, decision: 'act' });
    const decided = { activeLocation: 6, acting: 'none', players: { 0: { priests: ['1@loc-6'] } } };
    expect(askedAt(decided)).toMatchObject({ seat: 0, decision: 'benefit' });
    const won = { phase: 'round-end', players: { 1: { mobs: 4 } } };
    expect(chooseYourGod.outcome(tableOf(won))).toMatchObject({ winners: [1], reason: 'mobs' });
    const stacked = { activeLocation: 9, stack: [{ rule: 'benefit', seat: 0, location: 9 }] };
    expect(askedAt(stacked)).toMatchObject({ seat: 0, decision: 'benefit' });
  });

  const refused: readonly (readonly [what: string, given: unknown, message: RegExp])[] = [
    ['an unknown field', { priests: [] }, /unknown field priests; there are: phase/],
    ['something that is no table', [], /fields are wanted/],
    ['a card twice', { players: [{ licenses: ['lic-approval-4'] }], licenseSlots: ['lic-approval-4'] }, /named twice/],
    ['more copies than there are', { players: [{ hand: Array(3).fill('mir-holy-frenzy') }] }, /named twice/],
    ['a card of another kind', { miracleDeck: ['int-blackmail'] }, /does not belong here/],
    ['a third seat', { players: { 2: {} } }, /unknown field 2/],
    ['a list with a third seat', { players: [{}, {}, {}] }, /there are 2 seats/],
    ['a First Player who is not there', { firstPlayer: 2 }, /a whole number from 0 to 1/],
    ['a seat that sits twice', { seating: [0, 0] }, /each once/],
    ['ten Followers', { players: [{ followers: 10 }] }, /from 0 to 9/],
    ['a dark side before the Summoning', { players: [{ dark: true, summonings: 0 }] }, /after the first Summoning/],
    ['four tokens of a strength', { players: [{ priests: [2, 2, 2, 2] }] }, /three tokens of strength 2/],
    [
      'too many tokens',
      { players: [{ altars: [1], priests: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5] }] },
      /made of 15/,
    ],
    ['a Priest of strength 6', { players: [{ priests: [6] }] }, /from 1 to 5/],
    [
      'a Priest that is none',
      { players: [{ priests: ['bishop'] }] },
      /given.players.0.priests.0: 3, 3@loc-5 or fields of a Priest are wanted, not "bishop"/,
    ],
    ['a Priest nowhere', { players: [{ priests: ['1@loc-14'] }] }, /loc-1 to loc-13/],
    ['a second Patriarch', { players: [{ priests: ['patriarch', 'patriarch'] }] }, /one Patriarch/],
    [
      'the token of another colour',
      { players: [{ priests: [{ id: 'priest-blue-1', strength: 1 }] }] },
      /no token of seat 0/,
    ],
    [
      'a token twice',
      {
        players: [
          {
            priests: [
              { id: 'priest-red-1', strength: 1 },
              { id: 'priest-red-1', strength: 1 },
            ],
          },
        ],
      },
      /given twice/,
    ],
    ['coins under a Free Priest', { players: [{ priests: [{ strength: 1, coins: 3 }] }] }, /in Locations only/],
    [
      'two Priests with coins in one Location',
      { players: [1, 2].map(() => ({ priests: [{ strength: 1, zone: 'loc-6', coins: 6 }] })) },
      /two Priests with coins/,
    ],
    ['two Altars in one Location', { players: [{ altars: [4, 4] }] }, /one Altar in a Location/],
    ['an Altar nowhere', { players: [{ altars: [14] }] }, /no Location/],
    ['a fourth slot', { licenseSlots: [null, null, null, null] }, /three slots/],
    ['17 Mobs', { players: [{ mobs: 9 }, { mobs: 8 }] }, /there are 16 Mobs/],
    ['a flag that is a word', { players: [{ dark: 'yes' }] }, /true or false/],
    [
      'a phase that does not exist',
      { phase: 'siesta' },
      /given.phase: "siesta" does not belong here; there are: opening/,
    ],
    ['a rule that does not exist', { stack: [{ rule: 'nap' }] }, /there is no rule "nap"/],
    [
      'a rule that cannot be under way',
      { stack: [{ rule: 'act', seat: 0 }], players: [{ hand: ['mir-visitation'] }] },
      /cannot go on/,
    ],
  ];
  for (const [what, given, message] of refused) {
    it(`refuses ${what}`, () => {
      expect(() => tableOf(given)).toThrow(BadInput);
      expect(() => tableOf(given)).toThrow(message);
    });
  }
});
