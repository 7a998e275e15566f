/** The table of a scenario, built from its `given`. Unchecked data goes in, a legal settled state comes out. */
import { BadInput, type Options, type Seat } from '@conclave/kernel';
import { read, settledTable } from '@conclave/scenario';
import { CARDS, listOfCards } from '../components/cards.ts';
import { ACOLYTES, PORTALS } from '../components/dangers.ts';
import { allEventCards } from '../components/events.ts';
import { type ItemId, itemsFor } from '../components/items.ts';
import { type GameMap, maps, variantOf } from '../components/maps.ts';
import { SPECIAL_ROLES } from '../components/roles.ts';
import type { AmongFrame, Context } from '../frames.ts';
import { type AmongOptions, playedOptions, specialRolesOf } from '../options.ts';
import { reserveOf } from '../reserve.ts';
import { pending, settle } from '../rules/index.ts';
import { stepOf } from '../rules/round.ts';
import { emptyTable, hasItems, startCards } from '../setup.ts';
import type { Among } from '../state.ts';
import { deadInvestigators, figuresOf, mapOf, roomOf, seatsFrom } from '../table.ts';
import { fitDefaults } from './fit.ts';
import { layHunt } from './hunt.ts';
import { seatPlayers } from './players.ts';
import { type Given, schemaFor } from './schema.ts';

export function given(seats: number, options: Options, data: unknown, ctx: Context): Among {
  const wanted = read(schemaFor(seats, mapWith(options, seats)), data);
  const s = emptyTable(seats, optionsWith(wanted, options, seats));
  s.round = wanted.round;
  s.phase = wanted.phase;
  s.startPlayer = wanted.startPlayer;
  s.vp = wanted.vp;
  s.jammedRound = wanted.jammedRound ?? null;
  s.voteRound = wanted.voteRound ?? null;
  s.generator = wanted.generator;
  s.dark = wanted.dark;
  s.assassinStruck = wanted.assassinStruck;
  seatPlayers(s, wanted);
  layRooms(s, wanted);
  layItems(s, wanted);
  layDecks(s, wanted);
  layDangers(s, wanted);
  layHunt(s, wanted);
  fitDefaults(s, wanted);
  s.reserve = reserveOf(s);
  for (const card of CARDS) {
    if (s.reserve[card] < 0) throw new BadInput(`given: ${-s.reserve[card]} ${card} cards more than there are`);
  }
  s.snapshot = wanted.snapshot ?? deadInvestigators(s);
  s.stack = [...phaseFrames(s, wanted), ...wanted.stack];
  return settledTable({ settle, pending }, s, ctx);
}

export function mapWith(options: Options, seats: number): GameMap {
  return maps[variantOf(playedOptions(options, seats).map, seats)];
}

/** A special role that somebody has is in play, whether the options name it or not. */
function optionsWith({ players }: Given, options: Options, seats: number): AmongOptions {
  const played = playedOptions(options, seats);
  const named = players.map(({ role }) => role);
  const inPlay: readonly unknown[] = [...named, ...specialRolesOf(played)];
  const roles = SPECIAL_ROLES.filter((role) => inPlay.includes(role)).join(',');
  const module = named.includes('cursed-hunter') ? 'on' : played['module-hunter'];
  return playedOptions({ ...played, roles, 'module-hunter': module }, seats);
}

function layRooms(s: Among, { rooms }: Given): void {
  for (const id of mapOf(s).rooms) {
    const { deck, books = 2, acolyte = false, portal = false, item = null, spentItem = null } = rooms[id] ?? {};
    const room = roomOf(s, id);
    room.deck = deck ?? listOfCards({ success: startCards(id, figuresOf(s)) });
    room.books = books;
    room.acolyte = acolyte;
    room.portal = portal;
    room.item = item;
    room.spentItem = spentItem;
  }
}

/** Tokens that are named nowhere lie in the rooms of which nothing is said. */
function layItems(s: Among, { altar, usedItems, droppedItems, door, rooms }: Given): void {
  s.altar = altar;
  s.usedItems = usedItems;
  s.droppedItems = droppedItems;
  if (s.door === null && door !== undefined) throw new BadInput('given.door: this map has no locked door');
  if (s.door !== null) s.door = door ?? s.door;

  const allItems: ItemId[] = hasItems(s.options) ? itemsFor(s.players.length) : [];
  const unnamed = [...allItems];
  for (const item of itemsNamed(s)) {
    const at = unnamed.indexOf(item);
    if (at < 0)
      throw new BadInput(`given: ${item} is named once too often; there are: ${allItems.join(', ') || 'none'}`);
    unnamed.splice(at, 1);
  }
  for (const id of mapOf(s).rooms) if (rooms[id]?.item === undefined) roomOf(s, id).item = unnamed.shift() ?? null;
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

function layDecks(s: Among, { unsafeDeck, eventDeck, eventDiscard }: Given): void {
  s.unsafeDeck = unsafeDeck ?? listOfCards(figuresOf(s).unsafeDeck);
  s.eventDiscard = eventDiscard;
  const rest = allEventCards();
  for (const card of [...eventDeck, ...eventDiscard]) {
    const at = rest.indexOf(card);
    if (at < 0) throw new BadInput(`given: ${card} is named more often than there are cards`);
    rest.splice(at, 1);
  }
  s.eventDeck = s.options.events === 'on' ? [...eventDeck, ...rest] : [];
}

function layDangers(s: Among, { fishman, hazards, burned }: Given): void {
  s.fishman = fishman;
  s.hazards = hazards.map(({ location, round = latestEventRound(s) }) => ({ location, round }));
  for (const [danger, most] of [
    ['acolyte', ACOLYTES],
    ['portal', PORTALS],
  ] as const) {
    const placed = mapOf(s).rooms.filter((id) => roomOf(s, id)[danger]).length;
    if (placed > most)
      throw new BadInput(`given.rooms: ${placed} rooms have ${danger}: true; there are ${most} markers`);
  }
  s.burned = burned ?? null;
}

/** The round whose event was turned over last; in round 1 the first that there will be. */
function latestEventRound(s: Among): number {
  const isTurned = stepOf(s.phase) > stepOf('event');
  return isTurned ? s.round : Math.max(1, s.round - 1);
}

/** Where the rules stand: at the beginning of a phase, or at somebody's turn in it. */
function phaseFrames(s: Among, { active = s.startPlayer, actionUsed }: Given): AmongFrame[] {
  const step = stepOf(s.phase);
  if (s.phase !== 'movement' && s.phase !== 'action') return [{ rule: 'round', at: step }];
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
