/** What all worlds that an observer can imagine for one view have in common: whatever is known, and what is hidden somewhere. */
import type { Seat } from '@conclave/kernel';
import { beliefsOf, type Suspects } from './beliefs/index.ts';
import { playerWith, roomWith, tableWith } from './clone.ts';
import { allEventCards } from './components/events.ts';
import { type ItemId, itemsFor } from './components/items.ts';
import type { RoleId } from './components/roles.ts';
import { ROUTES } from './components/routes.ts';
import type { AmongMemory } from './memory.ts';
import { emptyTable, hasItems, rolePool } from './setup.ts';
import type { Among, Player } from './state.ts';
import { mapOf, playerOf, roomOf } from './table.ts';
import type { AmongView, PlayerView } from './view.ts';

export interface Ground {
  readonly memory: AmongMemory | undefined;
  readonly notes: number;
  /** The table with nothing on it but what is known for certain. */
  readonly table: Among;
  readonly suspects: readonly Suspects[];
  /** Whose role is hidden, and the roles they have among them. */
  readonly unknown: readonly Seat[];
  readonly roles: readonly RoleId[];
  /** Whose Route card is hidden, with the rows that were seen of it: those with the most rows first. */
  readonly papers: readonly { readonly seat: Seat; readonly rows: AmongMemory['papers'] }[];
  /** Items that nobody has found. */
  readonly items: readonly ItemId[];
}

/** A search imagines many worlds for one view. */
const grounds = new WeakMap<AmongView, Ground>();

export function groundOf(view: AmongView, memory?: AmongMemory): Ground {
  const notes = memory?.notes ?? 0;
  const before = grounds.get(view);
  if (before !== undefined && before.memory === memory && before.notes === notes) return before;
  const ground = { memory, notes, ...groundFrom(view, memory) };
  grounds.set(view, ground);
  return ground;
}

function groundFrom(view: AmongView, memory?: AmongMemory): Omit<Ground, 'memory' | 'notes'> {
  const { suspects, doubts } = beliefsOf(view, memory);
  const table = { ...knownTable(view), doubts };
  const shown = view.players.flatMap(({ role }) => role ?? []);
  const seats = view.players.map((_, seat) => seat);
  const papers = seats
    .filter((seat) => view.players[seat]?.route === undefined)
    .map((seat) => ({ seat, rows: memory?.papers.filter((paper) => paper.seat === seat) ?? [] }));
  return {
    table,
    suspects,
    unknown: seats.filter((seat) => view.players[seat]?.role === undefined),
    roles: without(rolePool(view.players.length, table.specialRoles), shown),
    papers: papers.sort((a, b) => b.rows.length - a.rows.length),
    items: hasItems(view.options) ? without(itemsFor(view.players.length), itemsFound(view)) : [],
  };
}

function knownTable(view: AmongView): Among {
  const empty = emptyTable(view.players.length, { ...view.options });
  const routes = view.players.flatMap(({ route }) => route ?? []);
  return tableWith(view, {
    stack: [],
    players: view.players.map((seen, seat) => knownPlayer(seen, playerOf(empty, seat))),
    rooms: knownRooms(view, empty),
    unsafeDeck: empty.unsafeDeck,
    eventDeck: view.options.events === 'on' ? without(allEventCards(), view.eventDiscard) : empty.eventDeck,
    reserve: empty.reserve,
    unusedRoutes: without(ROUTES, routes),
    hunt: empty.hunt,
    snapshot: empty.snapshot,
    chronicle: empty.chronicle,
  });
}

/** What is not known is as at an empty table, and dealt later. */
function knownPlayer(seen: PlayerView, empty: Player): Player {
  const hand = { ...(seen.hand ?? empty.hand) };
  return playerWith(seen, seen.role ?? empty.role, seen.route ?? empty.route, hand, empty.pulse, empty.firstPulse);
}

function knownRooms(view: AmongView, empty: Among): Among['rooms'] {
  const rooms: Among['rooms'] = {};
  for (const id of mapOf(empty).rooms) {
    const { deck, item } = roomOf(empty, id);
    rooms[id] = roomWith(view.rooms[id] ?? roomOf(empty, id), deck, item);
  }
  return rooms;
}

function itemsFound(view: AmongView): ItemId[] {
  return [
    ...Array<ItemId>(view.altar).fill('item-relic'),
    ...view.usedItems,
    ...view.droppedItems.map(({ item }) => item),
    ...view.players.flatMap(({ items }) => items),
    ...Object.values(view.rooms).flatMap(({ spentItem }) => spentItem ?? []),
  ];
}

/** The list without these entries, one for one. */
function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
