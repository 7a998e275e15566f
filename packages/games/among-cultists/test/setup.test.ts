import {
  BadInput,
  chosenOptions,
  optionsOfScenario,
  Playthrough,
  resolveOptions,
  SeededChance,
  silent,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { AmongEvent } from '../src/events.ts';
import { amongCultists } from '../src/index.ts';
import type { Among } from '../src/state.ts';
import { isCultist, targetOf } from '../src/table.ts';
import { kit } from './kit.ts';

function newGame(seats: number, options = {}, seed = 1): Among {
  const resolved = resolveOptions(amongCultists, options);
  return amongCultists.setup(seats, resolved, silent(new SeededChance(seed)));
}

function roleCounts(s: Among): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { role } of s.players) counts[role] = (counts[role] ?? 0) + 1;
  return counts;
}

/** How often each number of initially dead Investigators comes up. */
function deadAtStart(seats: number, options = {}): Record<number, number> {
  const counts: Record<number, number> = {};
  for (let seed = 0; seed < 600; seed++) {
    const { snapshot } = newGame(seats, options, seed);
    counts[snapshot] = (counts[snapshot] ?? 0) + 1;
  }
  return counts;
}

describe('setup', () => {
  it('has one Cultist with up to six players, two with more (AC-2.1, AC-3.3)', () => {
    expect([4, 5, 6, 7, 8].map((seats) => newGame(seats).players.filter(isCultist).length)).toEqual([1, 1, 1, 2, 2]);
  });

  it('has the targets of the victory table (AC-2.1)', () => {
    const targets = (map: string) => [4, 5, 6, 7, 8].map((seats) => targetOf(newGame(seats, { map })));
    expect(targets('university')).toEqual([10, 10, 12, 12, 13]);
    expect(targets('under-the-surface')).toEqual([10, 10, 11, 11, 12]);
    expect(targetOf(newGame(6, { 'vp-shift': -2 }))).toBe(10);
  });

  it('begins with the reconstructed numbers, as scenarios do, unless the tuned ones are chosen (AC-7.6)', () => {
    const target = (options: ReturnType<typeof resolveOptions>) => {
      const table = amongCultists.setup(5, options, silent(new SeededChance(1)));
      return amongCultists.viewOf(table, 0).target;
    };
    expect(target(resolveOptions(amongCultists))).toBe(10);
    expect(target(optionsOfScenario(amongCultists))).toBe(10);
    expect(target(resolveOptions(amongCultists, { balance: 'printed' }))).toBe(10);
    expect(target(resolveOptions(amongCultists, { balance: 'tuned' }))).toBe(9);
    const { balance: _, ...before } = resolveOptions(amongCultists);
    expect(target(before)).toBe(10);
  });

  it('puts all in the Cafeteria, two books and the start cards in each room, the Fishman in the depths (AC-3.2, EX-1)', () => {
    const s = newGame(6);
    expect(new Set(s.players.map(({ location }) => location))).toEqual(new Set(['cafeteria']));
    expect(s.fishman).toBe('the-depths');
    const rooms = Object.entries(s.rooms);
    expect(rooms.map(([id, { deck }]) => deck.length === (id.endsWith('-1') ? 3 : 2))).not.toContain(false);
    expect(rooms.map(([, { books }]) => books)).toEqual(Array(9).fill(2));
    expect(s.unsafeDeck).toHaveLength(10);
    expect(s.unsafeDeck.filter((card) => card === 'dead')).toHaveLength(3);
  });

  it('uses all 206 cards (AC-2.2)', () => {
    const roles = 8;
    const characters = 8;
    expect(kit.pieces(newGame(8))).toHaveLength(206 + roles + characters);
  });

  it('deals one or two Dead first cards with six players, two in two cases of three (AC-2.5, EX-1)', () => {
    const counts = deadAtStart(6);
    expect(Object.keys(counts)).toEqual(['1', '2']);
    expect((counts[2] ?? 0) / 600).toBeCloseTo(2 / 3, 1);
  });

  it('deals 0, 1 or 2 with four players, one in three cases of five (EX-2)', () => {
    const counts = deadAtStart(4);
    expect(Object.keys(counts)).toEqual(['0', '1', '2']);
    expect((counts[1] ?? 0) / 600).toBeCloseTo(3 / 5, 1);
  });

  it('deals no Dead card with the option off, and never one to a Cultist (AC-3.7)', () => {
    expect(deadAtStart(4, { 'initial-dead': 'off' })).toEqual({ 0: 600 });
    for (let seed = 0; seed < 100; seed++) {
      for (const player of newGame(5, {}, seed).players) if (isCultist(player)) expect(player.pulse).toEqual(['alive']);
    }
  });

  it('puts one Item in each coloured room on the ice, and none elsewhere (AC-3.11)', () => {
    const items = (options: object) => Object.values(newGame(7, options).rooms).filter(({ item }) => item !== null);
    expect(items({ map: 'under-the-surface' })).toHaveLength(10);
    expect(items({ map: 'under-the-surface', items: 'off' })).toHaveLength(0);
    expect(items({})).toHaveLength(0);
    expect(newGame(7, { map: 'under-the-surface' }).door).toBe('locked');
    expect(newGame(7, { map: 'under-the-surface', items: 'off' }).door).toBe('open');
    expect(newGame(7).door).toBeNull();
  });

  it('has no event deck with events off (AC-3.10)', () => {
    expect(newGame(5).eventDeck.length + newGame(5).eventDiscard.length).toBe(20);
    expect(newGame(5, { events: 'off' }).eventDeck).toHaveLength(0);
  });

  it('asks chance in the order of section 3', () => {
    const options = { map: 'under-the-surface', 'module-hunter': 'on', roles: 'cursed-hunter' };
    const { chance } = new Playthrough(amongCultists, 7, options, new SeededChance(1)).opening;
    const kinds = chance.map((outcome) => (Array.isArray(outcome) ? outcome.length : typeof outcome));
    // Start player, roles, routes, first pulse cards, room cards, unsafe deck, events, Items, hunt cards, curse.
    expect(kinds).toEqual(['number', 7, 12, 5, 20, 12, 20, 10, 6, 'string']);
  });
});

describe('roles', () => {
  it('replace Investigators, and the Blind Cultist a Cultist (AC-3.3)', () => {
    expect(roleCounts(newGame(7, { roles: 'assassin,blind-cultist' }))).toEqual({
      assassin: 1,
      'blind-cultist': 1,
      cultist: 1,
      investigator: 4,
    });
    expect(roleCounts(newGame(4, { roles: 'blind-cultist' }))).toEqual({ 'blind-cultist': 1, investigator: 3 });
  });

  it('are told in the night: to whom, and to whom not (AC-3.14)', () => {
    const game = new Playthrough(amongCultists, 8, { roles: 'seer,snitch,blind-cultist' }, new SeededChance(3));
    const s = game.state as Among;
    const cultists = s.players.flatMap((player, seat) => (isCultist(player) ? [seat] : []));
    const night = (game.opening.events as AmongEvent[]).filter((event) => event.type === 'nightInformed');
    expect(night).toHaveLength(8);
    for (const { seat, secret } of night) {
      const { role } = s.players[seat] as Among['players'][number];
      const knows = ['cultist', 'seer', 'snitch'].includes(role);
      expect(secret.to).toEqual([seat]);
      expect(secret.cultists).toEqual(knows ? cultists.filter((one) => one !== seat) : []);
      expect(secret.firstPulses).toHaveLength(role === 'cultist' ? 6 : 0);
    }
  });

  const refused: readonly (readonly [name: string, seats: number, options: object])[] = [
    ['too-many-roles', 4, { roles: 'seer,snitch,assassin,firestarter' }],
    ['role-not-on-map', 6, { roles: 'seer', map: 'under-the-surface' }],
    ['role-not-on-map', 6, { roles: 'snitch', map: 'under-the-surface' }],
    ['role-needs-module', 6, { roles: 'cursed-hunter' }],
    ['too-few-players', 4, { 'module-hunter': 'on' }],
  ];
  it.each(refused)('are refused as %s (AC-3.4)', (name, seats, options) => {
    expect(() => newGame(seats, options)).toThrow(BadInput);
    expect(() => newGame(seats, options)).toThrow(name);
  });

  it('are named in any order, each once (AC-3.4)', () => {
    const rolesOf = (roles: string) => resolveOptions(amongCultists, { roles }).roles;
    expect(rolesOf('assassin, seer')).toBe('seer,assassin');
    expect(() => rolesOf('assassin,assassin')).toThrow(
      new BadInput('role-twice: each special role is in play at most once'),
    );
    expect(() => rolesOf('witch')).toThrow('option roles: there is no special role witch; there are: seer, snitch');
  });
});

describe('presets (AC-7.3)', () => {
  it('set the options they name', () => {
    expect(newGame(6, { preset: 'mixed' }).specialRoles).toEqual(['seer', 'snitch', 'assassin', 'firestarter']);
    expect(newGame(7, { preset: 'polar' })).toMatchObject({
      variant: 'ice-10',
      specialRoles: ['cursebearer', 'celebrity'],
    });
    expect(newGame(7, { preset: 'blind' }).specialRoles).toEqual(['firestarter', 'blind-cultist']);
    expect(newGame(4, { preset: 'first-game' }).options).toMatchObject({ events: 'off', 'room-abilities': 'off' });
  });

  it('give way to what is chosen by hand', () => {
    expect(newGame(7, { preset: 'polar', roles: 'assassin' })).toMatchObject({
      variant: 'ice-10',
      specialRoles: ['assassin'],
    });
  });

  it('give way at a table to a default that is named', () => {
    const named = chosenOptions(amongCultists, { preset: 'polar', map: 'university' });
    expect(newGame(7, named)).toMatchObject({
      specialRoles: ['cursebearer', 'celebrity'],
      options: { map: 'university' },
    });
  });

  it('give way in a scenario to a default that is named', () => {
    const named = optionsOfScenario(amongCultists, { preset: 'first-game', events: 'on' });
    expect(newGame(4, named).options).toMatchObject({ events: 'on', 'room-abilities': 'off' });
  });
});
