/** Full worlds an observer can imagine: whatever the view does not show is dealt at random among the places where it can be. */
import type { Chance, Choice, Seat } from '@conclave/kernel';
import { beliefsOf, type Suspects } from './beliefs/index.ts';
import type { AmongChoice } from './choices.ts';
import { cloneFrame } from './clone.ts';
import { figuresFor, listOfCards, PULSE_CARDS, type PulseCard, ROOM_CARDS, type RoomCard } from './components/cards.ts';
import { allEventCards } from './components/events.ts';
import { allHuntCards, CURSES, SNARES_OF_EACH_FACE, type SnareFace } from './components/hunt.ts';
import { type ItemId, itemsFor } from './components/items.ts';
import { isCultistRole, type RoleId } from './components/roles.ts';
import { ROUTES, routeRow } from './components/routes.ts';
import type { AmongFrame } from './frames.ts';
import { suggest } from './insight/suggest.ts';
import type { AmongMemory } from './memory.ts';
import { dealPulses } from './pulse-worlds.ts';
import { reserveOf } from './reserve.ts';
import { rulebook } from './rules/index.ts';
import { emptyTable, hasItems, rolePool, startingHand } from './setup.ts';
import type { Among, Hunt } from './state.ts';
import { deadInvestigators, isCultist, mapOf, playerOf, roomOf } from './table.ts';
import type { AmongView, HuntView } from './view.ts';

export function worldFrom(view: AmongView, chance: Chance, memory?: AmongMemory): Among {
  const s = emptyTable(view.players.length, { ...view.options });
  copyOpenFacts(s, view);
  dealRoles(s, view, chance, memory);
  dealRoutes(s, view, chance, memory);
  dealHands(s, view, chance);
  if (view.hunt !== null) s.hunt = imagineHunt(view.hunt, chance);
  dealPulses(s, view, chance, memory);
  dealRoomCards(s, view, chance, memory);
  dealItems(s, view, chance);
  if (view.options.events === 'on') s.eventDeck = without(allEventCards(), view.eventDiscard);
  chance.shuffle(s.eventDeck);
  s.reserve = reserveOf(s);
  s.snapshot = deadInvestigators(s);
  s.stack = view.stack.map((frame) => imagineFrame(s, frame, chance));
  s.doubts = beliefsOf(view, memory).doubts;
  imagineAnswers(s, view, chance);
  return s;
}

function copyOpenFacts(s: Among, view: AmongView): void {
  s.round = view.round;
  s.phase = view.phase;
  s.startPlayer = view.startPlayer;
  s.vp = view.vp;
  s.eventDiscard = [...view.eventDiscard];
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
  view.players.forEach((seen, seat) => {
    const player = playerOf(s, seat);
    player.character = seen.character;
    player.shown = seen.shown;
    player.ghost = seen.ghost;
    player.location = seen.location;
    player.walk = [...seen.walk];
    player.items = [...seen.items];
    player.votesInitiated = seen.votesInitiated;
  });
  for (const id of mapOf(s).rooms) {
    const seen = view.rooms[id];
    if (seen === undefined) continue;
    const { books, acolyte, portal, spentItem } = seen;
    Object.assign(roomOf(s, id), { books, acolyte, portal, spentItem });
  }
}

/**
 * Roles that are known stay. The Cultists are one of the sets that are possible, the likelier the more often; the other
 * roles go to the others in any way.
 */
function dealRoles(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  const cultists = drawSuspects(beliefsOf(view, memory).suspects, chance);
  const known = view.players.flatMap(({ role }) => role ?? []);
  const pool = without(rolePool(s.players.length, s.specialRoles), known);
  chance.shuffle(pool);
  view.players.forEach(({ role }, seat) => {
    const fits = (one: RoleId) => isCultistRole(one) === cultists.includes(seat);
    playerOf(s, seat).role = role ?? (pool.splice(pool.findIndex(fits), 1)[0] as RoleId);
  });
}

/** Fine enough for any weight that matters. */
const STEPS = 1_000_000;

function drawSuspects(sets: readonly Suspects[], chance: Chance): readonly Seat[] {
  const total = sets.reduce((sum, { weight }) => sum + weight, 0);
  let left = (chance.below(STEPS) / STEPS) * total;
  for (const { seats, weight } of sets) {
    left -= weight;
    if (left < 0) return seats;
  }
  return sets.at(-1)?.seats ?? [];
}

/** A Route card that fits every row seen, as far as one is left. */
function dealRoutes(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  const unseen = without(
    ROUTES,
    view.players.flatMap(({ route }) => route ?? []),
  );
  chance.shuffle(unseen);
  const papersOf = (seat: Seat) => memory?.papers.filter((paper) => paper.seat === seat) ?? [];
  // Those whose papers were seen choose first.
  const seats = view.players.map((_, seat) => seat).sort((a, b) => papersOf(b).length - papersOf(a).length);
  for (const seat of seats) {
    const own = view.players[seat]?.route;
    const fits = unseen.findIndex((route) =>
      papersOf(seat).every(({ round, colours }) => routeRow(route, round).join() === colours.join()),
    );
    playerOf(s, seat).route = own ?? (unseen.splice(Math.max(0, fits), 1)[0] as (typeof ROUTES)[number]);
  }
  s.unusedRoutes = unseen;
}

/** Hands that are not seen are what is left of the hands that were dealt. */
function dealHands(s: Among, view: AmongView, chance: Chance): void {
  view.players.forEach(({ hand, handCount }, seat) => {
    const player = playerOf(s, seat);
    if (hand !== undefined) {
      player.hand = { ...hand };
      return;
    }
    const dealt = startingHand(player.role, s.players.length);
    player.hand = {
      ...countUp(PULSE_CARDS, sample(listOfCards<PulseCard>(dealt), PULSE_CARDS, handCount.pulse, chance)),
      ...countUp(ROOM_CARDS, sample(listOfCards<RoomCard>(dealt), ROOM_CARDS, handCount.room, chance)),
    };
  });
}

function sample<C extends string>(cards: C[], kind: readonly C[], count: number, chance: Chance): C[] {
  const some = cards.filter((card) => kind.includes(card));
  chance.shuffle(some);
  return some.slice(0, count);
}

function countUp<C extends string>(kind: readonly C[], cards: readonly C[]): Record<C, number> {
  return Object.fromEntries(kind.map((one) => [one, cards.filter((card) => card === one).length])) as Record<C, number>;
}

/** Cards that somebody placed come from what that hand has spent; the others are start cards. */
function dealRoomCards(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  const start = listOfCards(figuresFor(s.players.length).roomPool[s.options.map]);
  chance.shuffle(start);
  const spent = s.players.map(({ role, hand }) => {
    const dealt = startingHand(role, s.players.length);
    const gone = ROOM_CARDS.flatMap((card) => Array<RoomCard>(Math.max(0, dealt[card] - hand[card])).fill(card));
    chance.shuffle(gone);
    return gone;
  });
  for (const id of mapOf(s).rooms) {
    const count = view.rooms[id]?.deckCount ?? 0;
    const added = count === 0 ? [] : (memory?.rooms[id] ?? []).slice(-count);
    const deck = added.map(({ from, card }): RoomCard => {
      const origin = from === 'setup' ? start : (spent[from] ?? []);
      return takeCard(origin, card) ?? 'success';
    });
    while (deck.length < count) deck.push(start.pop() ?? spent.find((cards) => cards.length > 0)?.pop() ?? 'success');
    chance.shuffle(deck);
    roomOf(s, id).deck = deck;
  }
}

/** Takes a card of this kind, or just any, from the list; a known card that is not there came from the reserve. */
function takeCard(list: RoomCard[], card?: RoomCard): RoomCard | undefined {
  const at = card === undefined ? list.length - 1 : list.indexOf(card);
  return at < 0 ? card : list.splice(at, 1)[0];
}

function dealItems(s: Among, view: AmongView, chance: Chance): void {
  if (!hasItems(s.options)) return;
  const found: ItemId[] = [
    ...Array<ItemId>(view.altar).fill('item-relic'),
    ...view.usedItems,
    ...view.droppedItems.map(({ item }) => item),
    ...view.players.flatMap(({ items }) => items),
    ...Object.values(view.rooms).flatMap(({ spentItem }) => spentItem ?? []),
  ];
  const hidden = without(itemsFor(s.players.length), found);
  chance.shuffle(hidden);
  for (const id of mapOf(s).rooms) if (view.rooms[id]?.hasItem) roomOf(s, id).item = hidden.pop() ?? null;
}

function imagineHunt(view: HuntView, chance: Chance): Hunt {
  const dealt = { jaws: SNARES_OF_EACH_FACE, empty: SNARES_OF_EACH_FACE };
  const faces = (Object.keys(dealt) as SnareFace[]).flatMap((face) =>
    Array<SnareFace>(dealt[face] - view.sprung.filter((one) => one === face).length).fill(face),
  );
  chance.shuffle(faces);
  const snares = view.snares.map(({ location, face }) => ({ location, face: face ?? (faces.pop() as SnareFace) }));
  const left = (face: SnareFace) => faces.filter((one) => one === face).length;
  const curse = view.curse ?? chance.pick(CURSES);
  const deck = allHuntCards();
  chance.shuffle(deck);
  return {
    curse,
    unusedCurses: CURSES.filter((one) => one !== curse),
    deck: deck.slice(0, view.deckCount),
    snaresLeft: view.snaresLeft === undefined ? { jaws: left('jaws'), empty: left('empty') } : { ...view.snaresLeft },
    snares,
    sprung: [...view.sprung],
    jawsSprungByOthers: view.jawsSprungByOthers ?? view.sprung.filter((face) => face === 'jaws').length,
  };
}

/** The owl's card is some card its finder could have chosen. */
function imagineFrame(s: Among, frame: AmongView['stack'][number], chance: Chance): AmongFrame {
  if (frame.rule !== 'owl-room' || 'card' in frame) return cloneFrame(frame as AmongFrame);
  const mustBeSuccess = s.options['strict-investigators'] === 'on' && !isFreeToChoose(s, frame.seat);
  return { ...frame, card: mustBeSuccess ? 'success' : chance.pick(ROOM_CARDS) };
}

function isFreeToChoose(s: Among, seat: Seat): boolean {
  const player = playerOf(s, seat);
  return isCultist(player) || player.role === 'snitch';
}

/** Whoever has answered an open ballot has answered something. In a uniform one nobody else has, as far as one can tell. */
function imagineAnswers(s: Among, view: AmongView, chance: Chance): void {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || view.pending === null || view.pending.uniform) return;
  const rule = rulebook[frame.rule];
  if (rule.kind !== 'ballot') return;
  const sealed: Record<Seat, Choice> = { ...(frame as { sealed?: Record<Seat, Choice> }).sealed };
  for (const seat of rule.asks(s, frame)) {
    if (view.pending.seats.includes(seat) || seat in sealed) continue;
    sealed[seat] = suggest(s, seat, frame.rule, rule.options(s, frame, seat) as AmongChoice[], chance);
  }
  if (Object.keys(sealed).length > 0) (frame as { sealed?: Record<Seat, Choice> }).sealed = sealed;
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
