import { BadInput, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { maps } from '../src/components/maps.ts';
import { amongCultists } from '../src/index.ts';
import { scenarios } from '../src/scenario/index.ts';
import { kit } from './kit.ts';

interface Table {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
}

function tableOf(given: unknown, { seats = 4, options = {} }: Table = {}) {
  return scenarios.given(seats, resolveOptions(amongCultists, options), given, silent(new SeededChance(1)));
}

const ICE = { options: { map: 'under-the-surface' } };
const everyRoom = (room: object) => Object.fromEntries(maps['university-a'].rooms.map((id) => [id, room]));
const HUNTER = { seats: 6, options: { 'module-hunter': 'on', roles: 'cursed-hunter' } };

describe('given', () => {
  it('is a legal table when nothing is said: all cards are there, and the start player moves', () => {
    const s = tableOf({});
    expect(kit.pieces(s)).toHaveLength(206 + 4 + 4);
    expect(amongCultists.pending(s)?.asked[0]).toMatchObject({ seat: 0, decision: 'move' });
    expect(s.players.map(({ role }) => role)).toEqual(['investigator', 'investigator', 'investigator', 'cultist']);
  });

  it('takes players as a list or by number, and deals the other roles', () => {
    const s = tableOf({ players: { 0: { role: 'cultist' } } });
    expect(s.players.map(({ role }) => role)).toEqual(['cultist', 'investigator', 'investigator', 'investigator']);
    expect(tableOf({ players: [{ role: 'cultist' }] }).players[0]?.hand.dead).toBe(4);
  });

  it('puts special roles into play that somebody has, beside those of the options', () => {
    const s = tableOf({ players: { 2: { role: 'seer' } } }, { options: { roles: 'assassin' } });
    expect(s.specialRoles).toEqual(['seer', 'assassin']);
    expect(s.players.map(({ role }) => role)).toEqual(['assassin', 'investigator', 'seer', 'cultist']);
    expect(tableOf({ players: [{ role: 'cursed-hunter' }] }, { seats: 5 }).hunt).not.toBeNull();
  });

  it('begins with any phase, at anybody’s turn', () => {
    const asked = (given: object) => amongCultists.pending(tableOf(given))?.asked[0];
    expect(asked({ phase: 'round-start', startPlayer: 2 })).toMatchObject({ seat: 2, decision: 'move' });
    expect(asked({ phase: 'movement', active: 3 })).toMatchObject({ seat: 3, decision: 'move' });
    expect(asked({ phase: 'action', active: 1 })).toMatchObject({ seat: 1, decision: 'action' });
    expect(asked({ phase: 'clean-up', round: 4 })).toMatchObject({ seat: 1, decision: 'move' });
  });

  it('lets the defaults give way to what is named', () => {
    const players = Array.from({ length: 6 }, () => ({ pulse: ['alive', 'dead'] }));
    const s = tableOf({ players }, { seats: 8 });
    expect(s.reserve.dead).toBeGreaterThanOrEqual(0);
    expect(tableOf({}, { seats: 8 }).reserve.success).toBe(0);
  });

  it('takes a Pulse deck and a hand as a list or as counts', () => {
    const [first, second] = tableOf({
      players: [
        { pulse: ['alive', 'dead'], hand: ['alive', 'success', 'success'] },
        { pulse: { alive: 2, dead: 1 }, hand: { alive: 5 } },
      ],
    }).players;
    expect(first).toMatchObject({ pulse: ['alive', 'dead'], hand: { alive: 1, dead: 0, success: 2, failure: 0 } });
    expect(second).toMatchObject({ pulse: ['alive', 'alive', 'dead'], hand: { alive: 5, success: 7 } });
  });

  it('takes ground without a round for broken by the latest event', () => {
    const roundOf = (phase: string) =>
      tableOf({ round: 3, phase, hazards: [{ location: 'hall-ne' }] }).hazards[0]?.round;
    expect(roundOf('movement')).toBe(2);
    expect(roundOf('action')).toBe(3);
  });

  it('puts the Items that are named nowhere into the rooms', () => {
    const s = tableOf({ players: { 0: { items: ['item-dagger'] } }, rooms: { 'pink-1': { item: null } } }, ICE);
    const items = Object.values(s.rooms).flatMap(({ item }) => item ?? []);
    expect(items).toHaveLength(8);
    expect(items).not.toContain('item-dagger');
    expect(s.rooms['pink-1']?.item).toBeNull();
  });

  it('deals the hunt cards that are in no Pulse deck', () => {
    const s = tableOf(
      { players: { 0: { pulse: ['graze'] } }, hunt: { snares: [{ location: 'hall-ne', face: 'jaws' }] } },
      HUNTER,
    );
    expect(s.hunt).toMatchObject({ snaresLeft: { jaws: 2, empty: 3 } });
    expect(s.hunt?.deck).toHaveLength(5);
  });

  const refused: readonly (readonly [what: string, given: unknown, message: RegExp, table?: Table])[] = [
    ['an unknown field', { seats: 3 }, /unknown field seats; there are: round/],
    ['something that is no table', [], /fields are wanted/],
    ['a fifth seat', { players: { 4: {} } }, /unknown field 4/],
    ['a longer list than there are seats', { players: [{}, {}, {}, {}, {}] }, /there are 4 seats/],
    ['a role twice', { players: [{ role: 'seer' }, { role: 'seer' }] }, /there is no seer left/],
    ['a role that the map does not have', { players: [{ role: 'seer' }] }, /role-not-on-map/, ICE],
    ['two Cultists of one', { players: [{ role: 'cultist' }, { role: 'cultist' }] }, /there is no cultist left/],
    ['a Route card twice', { players: [{ route: 'route-01' }, { route: 'route-01' }] }, /no route-01 left/],
    ['a room of another variant', { rooms: { 'pink-3': {} } }, /unknown field pink-3/],
    ['a Location of the other map', { players: [{ location: 'ice-west' }] }, /"ice-west" does not belong here/],
    ['a card that does not exist', { unsafeDeck: ['success'] }, /"success" does not belong here/],
    ['more cards than there are', { players: [{ hand: { sabotage: 9 } }] }, /1 sabotage cards more than there are/],
    ['an Item at the University', { players: [{ items: ['item-lamp'] }] }, /named once too often/],
    ['an Item once too often', { usedItems: ['item-rifle', 'item-rifle'] }, /named once too often/, ICE],
    ['an event too often', { eventDeck: ['quiet-hour', 'quiet-hour'] }, /quiet-hour is named more often/],
    ['a door where there is none', { door: 'open' }, /no locked door/],
    ['a fifth Acolyte', { rooms: everyRoom({ acolyte: true }) }, /9 rooms have acolyte: true; there are 4 markers/],
    ['a third portal', { rooms: everyRoom({ portal: true }) }, /9 rooms have portal: true; there are 2 markers/],
    [
      'a fourth jaws',
      { hunt: { sprung: ['jaws', 'jaws', 'jaws', 'jaws'] } },
      /more than 3 snares have the face jaws/,
      HUNTER,
    ],
    [
      'a third mortal wound',
      { hunt: { deck: Array(3).fill('mortal-wound') } },
      /only 2 mortal-wound cards are left/,
      HUNTER,
    ],
    ['a hunt without a Hunter', { hunt: {} }, /no Cursed Hunter is in play/],
    ['an eleventh round', { round: 11 }, /from 1 to 10/],
    ['a flag that is a word', { dark: 'yes' }, /true or false/],
    ['broken ground nowhere', { hazards: [{ round: 2 }] }, /given.hazards.0.location: it is missing/],
    ['a fire nowhere', { burned: { round: 5 } }, /given.burned.room: it is missing/],
    ['a rule without its fields', { stack: [{ rule: 'give-pulse' }] }, /a rule of stack lacks something/],
    ['a rule that does not exist', { stack: [{ rule: 'nap' }] }, /there is no rule "nap"/],
    ['a rule that cannot be under way', { stack: [{ rule: 'check', seat: 0, room: 'pink-3' }] }, /cannot go on/],
  ];
  for (const [what, given, message, table] of refused) {
    it(`refuses ${what}`, () => {
      expect(() => tableOf(given, table)).toThrow(BadInput);
      expect(() => tableOf(given, table)).toThrow(message);
    });
  }
});
