/** The table of a scenario, built from its `given` (RULES.md lists the fields). Unchecked data goes in, a legal settled state comes out. */
import {
  BadInput,
  fieldsOf,
  flagOf,
  framesOf,
  type Options,
  type Reader,
  type Seat,
  settledTable,
  wholeNumberOf,
} from '@conclave/kernel';
import { CARDS, listOfCards, PULSE_CARDS, ROOM_CARDS } from './components/cards.ts';
import { ACOLYTES, PORTALS } from './components/dangers.ts';
import { allEventCards, EVENT_CARDS } from './components/events.ts';
import { CARRIED_ITEMS, ITEMS, type ItemId, itemsFor } from './components/items.ts';
import { type LocationId, PASSAGES, type PassageId, type RoomId, THE_DEPTHS } from './components/locations.ts';
import { SPECIAL_ROLES } from './components/roles.ts';
import type { AmongFrame, Context } from './frames.ts';
import { listOf, oneOf, recordOf, recordsOf } from './given-fields.ts';
import { fitDefaults } from './given-fit.ts';
import { readHunt } from './given-hunt.ts';
import { readPlayers } from './given-players.ts';
import { type AmongOptions, playedOptions, specialRolesOf } from './options.ts';
import { reserveOf } from './reserve.ts';
import { pending, rulebook, settle } from './rules/index.ts';
import { stepOf } from './rules/round.ts';
import { emptyTable, hasItems, startCards } from './setup.ts';
import { type Among, PHASES, type RoomState } from './state.ts';
import { deadInvestigators, figuresOf, mapOf, roomOf, seatsFrom } from './table.ts';

const FIELDS = [
  'round',
  'phase',
  'active',
  'actionUsed',
  'startPlayer',
  'vp',
  'snapshot',
  'players',
  'rooms',
  'unsafeDeck',
  'eventDeck',
  'eventDiscard',
  'fishman',
  'hazards',
  'generator',
  'dark',
  'jammedRound',
  'burned',
  'voteRound',
  'assassinStruck',
  'door',
  'altar',
  'droppedItems',
  'usedItems',
  'hunt',
  'stack',
];

const ROOM_FIELDS = ['deck', 'books', 'acolyte', 'portal', 'item', 'spentItem'];

export function given(seats: number, options: Options, data: unknown, ctx: Context): Among {
  const fields = fieldsOf(data, 'given', FIELDS);
  const s = emptyTable(seats, optionsWith(fields.data.players, options, seats));
  readRound(s, fields);
  readPlayers(s, fields);
  readRooms(s, fields);
  readItems(s, fields);
  readDecks(s, fields);
  readDangers(s, fields);
  readHunt(s, fields);
  fitDefaults(s, fields);
  s.reserve = reserveOf(s);
  for (const card of CARDS) {
    if (s.reserve[card] < 0) throw new BadInput(`given: ${-s.reserve[card]} ${card} cards more than there are`);
  }
  s.snapshot = wholeNumberOf(fields, 'snapshot', deadInvestigators(s), { max: seats });
  readStack(s, fields);
  return settledTable({ settle, pending }, s, ctx);
}

/** A special role that somebody has is in play, whether the options name it or not. */
function optionsWith(players: unknown, options: Options, seats: number): AmongOptions {
  const played = playedOptions(options, seats);
  const named = Object.values(Object(players) as Record<string, { role?: unknown } | null>).map((one) => one?.role);
  const inPlay: readonly unknown[] = [...named, ...specialRolesOf(played)];
  const roles = SPECIAL_ROLES.filter((role) => inPlay.includes(role)).join(',');
  const module = named.includes('cursed-hunter') ? 'on' : played['module-hunter'];
  return playedOptions({ ...played, roles, 'module-hunter': module }, seats);
}

function readRound(s: Among, fields: Reader): void {
  const lastSeat = s.players.length - 1;
  s.round = wholeNumberOf(fields, 'round', 1, { min: 1, max: 10 });
  s.phase = oneOf(
    fields,
    'phase',
    'movement',
    PHASES.filter((phase) => phase !== 'end'),
  );
  s.startPlayer = wholeNumberOf(fields, 'startPlayer', 0, { max: lastSeat });
  s.vp = wholeNumberOf(fields, 'vp', 0, { max: 22 });
  s.jammedRound = roundOrNull(fields, 'jammedRound');
  s.voteRound = roundOrNull(fields, 'voteRound');
  s.generator = flagOf(fields, 'generator');
  s.dark = flagOf(fields, 'dark');
  s.assassinStruck = flagOf(fields, 'assassinStruck');
}

function roundOrNull(fields: Reader, key: string): number | null {
  return fields.data[key] == null ? null : wholeNumberOf(fields, key, 1, { min: 1, max: 11 });
}

function readRooms(s: Among, fields: Reader): void {
  const { rooms } = mapOf(s);
  const byId = fieldsOf(fields.data.rooms ?? {}, 'given.rooms', rooms);
  for (const id of rooms) {
    const one = fieldsOf(byId.data[id] ?? {}, `given.rooms.${id}`, ROOM_FIELDS);
    const room = roomOf(s, id);
    room.deck = listOf(one, 'deck', ROOM_CARDS) ?? listOfCards({ success: startCards(id, figuresOf(s)) });
    room.books = wholeNumberOf(one, 'books', 2, { max: 2 });
    room.acolyte = flagOf(one, 'acolyte');
    room.portal = flagOf(one, 'portal');
    if (one.data.item != null) room.item = oneOf(one, 'item', 'item-relic', ITEMS);
    if (one.data.spentItem != null)
      room.spentItem = oneOf<ItemId>(one, 'spentItem', 'item-owl', ['item-owl', 'item-switch']);
  }
}

/** Tokens that are named nowhere lie in the rooms of which nothing is said. */
function readItems(s: Among, fields: Reader): void {
  const { locations, rooms } = mapOf(s);
  s.altar = wholeNumberOf(fields, 'altar', 0, { max: 3 });
  s.usedItems = listOf(fields, 'usedItems', CARRIED_ITEMS) ?? [];
  s.droppedItems = recordsOf(fields, 'droppedItems', ['item', 'location']).map((one) => ({
    item: oneOf(one, 'item', 'item-dagger', CARRIED_ITEMS),
    location: oneOf(one, 'location', 'cafeteria', locations),
  }));
  if (s.door !== null) s.door = oneOf<'locked' | 'open'>(fields, 'door', s.door, ['locked', 'open']);
  else if (fields.data.door != null) throw new BadInput('given.door: this map has no locked door');

  const allItems: ItemId[] = hasItems(s.options) ? itemsFor(s.players.length) : [];
  const unnamed = [...allItems];
  for (const item of itemsNamed(s)) {
    const at = unnamed.indexOf(item);
    if (at < 0)
      throw new BadInput(`given: ${item} is named once too often; there are: ${allItems.join(', ') || 'none'}`);
    unnamed.splice(at, 1);
  }
  const said = (fields.data.rooms ?? {}) as Partial<Record<RoomId, Partial<RoomState>>>;
  for (const id of rooms) if (said[id]?.item === undefined) roomOf(s, id).item = unnamed.shift() ?? null;
}

function itemsNamed(s: Among): ItemId[] {
  return [
    ...Array<ItemId>(s.altar).fill('item-relic'),
    ...s.usedItems,
    ...s.droppedItems.map(({ item }) => item),
    ...s.players.flatMap(({ items }) => items),
    ...mapOf(s).rooms.flatMap((id) => [roomOf(s, id).item ?? [], roomOf(s, id).spentItem ?? []].flat()),
  ];
}

function readDecks(s: Among, fields: Reader): void {
  const { unsafeDeck } = figuresOf(s);
  s.unsafeDeck = listOf(fields, 'unsafeDeck', PULSE_CARDS) ?? listOfCards(unsafeDeck);
  s.eventDiscard = listOf(fields, 'eventDiscard', EVENT_CARDS) ?? [];
  const top = listOf(fields, 'eventDeck', EVENT_CARDS) ?? [];
  const rest = allEventCards();
  for (const card of [...top, ...s.eventDiscard]) {
    const at = rest.indexOf(card);
    if (at < 0) throw new BadInput(`given: ${card} is named more often than there are cards`);
    rest.splice(at, 1);
  }
  s.eventDeck = s.options.events === 'on' ? [...top, ...rest] : [];
}

function readDangers(s: Among, fields: Reader): void {
  const { locations, passages, rooms } = mapOf(s);
  s.fishman = oneOf(fields, 'fishman', THE_DEPTHS, [...locations, THE_DEPTHS]);
  s.hazards = recordsOf(fields, 'hazards', ['location'], ['round']).map((one) => ({
    location: oneOf<LocationId>(one, 'location', PASSAGES[0], passages) as PassageId,
    round: wholeNumberOf(one, 'round', latestEventRound(s), { min: 1, max: 10 }),
  }));
  for (const [danger, most] of [
    ['acolyte', ACOLYTES],
    ['portal', PORTALS],
  ] as const) {
    const placed = rooms.filter((id) => roomOf(s, id)[danger]).length;
    if (placed > most)
      throw new BadInput(`given.rooms: ${placed} rooms have ${danger}: true; there are ${most} markers`);
  }
  if (fields.data.burned != null) {
    const one = recordOf(fields.data.burned, 'given.burned', ['room'], ['round']);
    s.burned = { room: oneOf(one, 'room', 'pink-1', rooms), round: wholeNumberOf(one, 'round', 5, { min: 5, max: 6 }) };
  }
}

/** The round whose event was turned over last; in round 1 the first that there will be. */
function latestEventRound(s: Among): number {
  const isTurned = stepOf(s.phase) > stepOf('event');
  return isTurned ? s.round : Math.max(1, s.round - 1);
}

/** Where the rules stand: at the beginning of a phase, or at somebody's turn in it; above that whatever `stack` names. */
function readStack(s: Among, fields: Reader): void {
  const frames = framesOf<AmongFrame>(fields, rulebook);
  s.stack = [...phaseFrames(s, fields), ...frames];
}

function phaseFrames(s: Among, fields: Reader): AmongFrame[] {
  const step = stepOf(s.phase);
  if (s.phase !== 'movement' && s.phase !== 'action') return [{ rule: 'round', at: step }];
  const active = wholeNumberOf(fields, 'active', s.startPlayer, { max: s.players.length - 1 });
  const actionUsed = flagOf(fields, 'actionUsed');
  // Frames lie with the last to come at the bottom.
  const turns = turnsFrom(s, active).reverse();
  return [
    { rule: 'round', at: step + 1 },
    ...turns.map((seat): AmongFrame => {
      if (s.phase === 'movement') return { rule: 'move', seat };
      return { rule: 'action', seat, used: actionUsed && seat === active };
    }),
  ];
}

/** The active seat and those that come after it in the turn order. */
function turnsFrom(s: Among, active: Seat): Seat[] {
  const order = seatsFrom(s, s.startPlayer);
  return order.slice(order.indexOf(active));
}
