/** What all worlds that an observer can imagine for one view have in common: whatever is known, and what is hidden somewhere. */
import type { Seat } from '@conclave/kernel';
import { beliefsOf, type Suspects } from './beliefs/index.ts';
import { allEventCards } from './components/events.ts';
import { type ItemId, itemsFor } from './components/items.ts';
import type { RoleId } from './components/roles.ts';
import { ROUTES } from './components/routes.ts';
import type { AmongMemory } from './memory.ts';
import { emptyTable, hasItems, rolePool } from './setup.ts';
import type { Among } from './state.ts';
import { mapOf, playerOf, roomOf } from './table.ts';
import type { AmongView } from './view.ts';

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
  const table = emptyTable(view.players.length, { ...view.options });
  copyOpenFacts(table, view);
  table.doubts = doubts;
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

function copyOpenFacts(s: Among, view: AmongView): void {
  s.round = view.round;
  s.phase = view.phase;
  s.startPlayer = view.startPlayer;
  s.vp = view.vp;
  s.eventDiscard = [...view.eventDiscard];
  if (view.options.events === 'on') s.eventDeck = without(allEventCards(), view.eventDiscard);
  s.fishman = view.fishman;
  s.hazards = view.hazards.map((hazard) => ({ ...hazard }));
  s.generator = view.generator;
  s.dark = view.dark;
  s.jammedRound = view.jammedRound;
  s.burned = view.burned === null ? null : { ...view.burned };
  s.voteRound = view.voteRound;
  s.assassinStruck = view.assassinStruck;
  s.door = view.door;
  s.altar = view.altar;
  s.droppedItems = view.droppedItems.map((dropped) => ({ ...dropped }));
  s.usedItems = [...view.usedItems];
  s.unusedRoutes = without(
    ROUTES,
    view.players.flatMap(({ route }) => route ?? []),
  );
  view.players.forEach((seen, seat) => {
    const player = playerOf(s, seat);
    player.character = seen.character;
    player.shown = seen.shown;
    player.ghost = seen.ghost;
    player.location = seen.location;
    player.walk = [...seen.walk];
    player.items = [...seen.items];
    player.votesInitiated = seen.votesInitiated;
    player.fellBeside = [...seen.fellBeside];
    if (seen.role !== undefined) player.role = seen.role;
    if (seen.route !== undefined) player.route = seen.route;
    if (seen.hand !== undefined) player.hand = { ...seen.hand };
  });
  for (const id of mapOf(s).rooms) {
    const seen = view.rooms[id];
    if (seen === undefined) continue;
    const { books, acolyte, portal, spentItem } = seen;
    Object.assign(roomOf(s, id), { books, acolyte, portal, spentItem });
  }
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
