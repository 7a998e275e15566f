/** Setup and night (section 3). */

import { at, type Options, type Seat } from '@conclave/kernel';
import {
  type ByCard,
  INVESTIGATOR_HAND,
  listOfCards,
  type PulseCard,
  type RoomCard,
  type SeatCount,
  SUPPLY,
} from './components/cards.ts';
import { CHARACTERS, type CharacterId } from './components/characters.ts';
import { allEventCards } from './components/events.ts';
import { figuresFor } from './components/figures.ts';
import { allHuntCards, CURSES, SNARES_OF_EACH_FACE } from './components/hunt.ts';
import { type ItemId, itemsFor } from './components/items.ts';
import { CAFETERIA, type RoomId, THE_DEPTHS } from './components/locations.ts';
import { maps, variantOf } from './components/maps.ts';
import { isCultistRole, type RoleId, type SpecialRole } from './components/roles.ts';
import { ROUTES, type RouteId } from './components/routes.ts';
import type { Context } from './frames.ts';
import { type AmongOptions, playedOptions, specialRolesOf } from './options.ts';
import { reserveOf } from './reserve.ts';
import { settle } from './rules/index.ts';
import type { Among, Hunt, Player, RoomState } from './state.ts';
import { allSeats, deadInvestigators, figuresOf, isCultist, isInPlay, mapOf, playerOf, roomOf } from './table.ts';

/**
 * A new game. Chance is asked in the order of section 3: start player, roles, Route cards, first pulse cards, room start
 * cards, unsafe-passages deck, events, Items, hunt cards, curse card.
 */
export function setup(seats: number, chosen: Options, ctx: Context): Among {
  const { chance } = ctx;
  const s = emptyTable(seats, playedOptions(chosen, seats));
  s.startPlayer = chance.pick(allSeats(s));
  const pool = rolePool(seats, s.specialRoles);
  chance.shuffle(pool);
  chance.shuffle(s.unusedRoutes);
  s.players.forEach((player, seat) => {
    player.role = at(pool, seat);
    player.hand = startingHand(player.role, figuresOf(s));
    player.route = s.unusedRoutes.shift() as RouteId;
  });
  dealFirstPulses(s, ctx);
  layRoomCards(s, ctx);
  s.unsafeDeck = listOfCards(figuresOf(s).unsafeDeck);
  chance.shuffle(s.unsafeDeck);
  if (s.options.events === 'on') {
    s.eventDeck = allEventCards();
    chance.shuffle(s.eventDeck);
  }
  if (hasItems(s.options)) layItems(s, ctx);
  if (s.hunt !== null) prepareHunt(s.hunt, ctx);
  s.reserve = reserveOf(s);
  s.snapshot = deadInvestigators(s);
  tellNight(s, ctx);
  s.stack.push({ rule: 'round' });
  settle(s, ctx);
  return s;
}

/** AC-3.3: special roles replace Investigators, the Blind Cultist a Cultist. In the order: special roles, Investigators, Cultists. */
export function rolePool(seats: number, special: readonly SpecialRole[]): RoleId[] {
  const { cultists } = figuresFor(seats);
  const isBlind = special.includes('blind-cultist');
  const others = special.filter((role) => !isCultistRole(role));
  return [
    ...others,
    ...Array<RoleId>(seats - cultists - others.length).fill('investigator'),
    ...(isBlind ? (['blind-cultist'] as const) : []),
    ...Array<RoleId>(cultists - (isBlind ? 1 : 0)).fill('cultist'),
  ];
}

/** AC-2.3 */
export function startingHand(role: RoleId, figures: SeatCount): ByCard {
  return { ...(isCultistRole(role) ? figures.cultistHand : INVESTIGATOR_HAND) };
}

/** AC-3.7 */
function dealFirstPulses(s: Among, ctx: Context): void {
  const pool = listOfCards(figuresOf(s).pulsePool);
  if (s.options['initial-dead'] === 'on') ctx.chance.shuffle(pool);
  for (const player of s.players) {
    const isDealt = s.options['initial-dead'] === 'on' && !isCultist(player);
    player.firstPulse = isDealt ? (pool.shift() as PulseCard) : 'alive';
    player.pulse = [player.firstPulse];
  }
}

/** AC-3.8 */
function layRoomCards(s: Among, ctx: Context): void {
  const pool = listOfCards(figuresOf(s).roomPool[s.options.map]);
  ctx.chance.shuffle(pool);
  for (const room of mapOf(s).rooms) {
    const { deck } = roomOf(s, room);
    deck.push(...pool.splice(0, startCards(room, figuresOf(s))));
    for (const card of deck) s.chronicle.push({ round: 0, type: 'laid', room, card, by: 'setup' });
  }
}

/** AC-2.6 */
export function startCards(room: RoomId, { cardsInFirstRooms }: SeatCount): number {
  return room.endsWith('-1') ? cardsInFirstRooms : 2;
}

export function hasItems(options: AmongOptions): boolean {
  return options.map === 'under-the-surface' && options.items === 'on';
}

/** AC-3.11 */
function layItems(s: Among, ctx: Context): void {
  const tokens = itemsFor(s.players.length);
  ctx.chance.shuffle(tokens);
  for (const room of mapOf(s).rooms) roomOf(s, room).item = tokens.shift() as ItemId;
}

/** AC-5.56 */
function prepareHunt(hunt: Hunt, ctx: Context): void {
  ctx.chance.shuffle(hunt.deck);
  hunt.curse = ctx.chance.pick(CURSES);
  hunt.unusedCurses = CURSES.filter((curse) => curse !== hunt.curse);
}

/** The night (AC-3.14). Everybody is told in the same words; what they hold differs. */
function tellNight(s: Among, ctx: Context): void {
  ctx.tell({
    type: 'gameBegan',
    variant: s.variant,
    startPlayer: s.startPlayer,
    specialRoles: [...s.specialRoles],
  });
  s.players.forEach(({ role, route }, seat) => {
    const firstPulses = allSeats(s)
      .filter((other) => seesFirstPulse(s, seat, other))
      .map((other) => ({ seat: other, card: playerOf(s, other).firstPulse }));
    const secret = { to: [seat], role, route, cultists: cultistsKnownTo(s, seat), firstPulses };
    ctx.tell({ type: 'nightInformed', seat, secret });
  });
}

/** The other Cultists whose names the seat learned in the night. */
function cultistsKnownTo(s: Among, seat: Seat): Seat[] {
  if (!knowsCultists(playerOf(s, seat).role)) return [];
  return allSeats(s).filter((other) => other !== seat && isCultist(playerOf(s, other)));
}

export function knowsCultists(role: RoleId): boolean {
  return role === 'cultist' || role === 'seer' || role === 'snitch';
}

/** Cultists who are not blind saw the first pulse card of everybody who is no Cultist. */
export function seesFirstPulse(s: Among, seat: Seat, other: Seat): boolean {
  return playerOf(s, seat).role === 'cultist' && !isCultist(playerOf(s, other));
}

/** The table with nothing dealt yet. */
export function emptyTable(seats: number, options: AmongOptions): Among {
  const variant = variantOf(options.map, seats);
  const specialRoles = specialRolesOf(options);
  const s: Among = {
    stack: [],
    options,
    variant,
    specialRoles,
    round: 1,
    phase: 'round-start',
    startPlayer: 0,
    vp: 0,
    players: Array.from({ length: seats }, (_, seat) => emptyPlayer(at(CHARACTERS, seat))),
    rooms: {},
    unsafeDeck: [],
    eventDeck: [],
    eventDiscard: [],
    reserve: { ...SUPPLY },
    unusedRoutes: [...ROUTES],
    fishman: THE_DEPTHS,
    hazards: [],
    generator: false,
    dark: false,
    jammedRound: null,
    burned: null,
    voteRound: null,
    assassinStruck: false,
    door: options.map === 'university' ? null : options.items === 'on' ? 'locked' : 'open',
    altar: 0,
    droppedItems: [],
    usedItems: [],
    hunt: null,
    snapshot: 0,
    chronicle: [],
    result: null,
  };
  for (const room of maps[variant].rooms) s.rooms[room] = emptyRoom();
  if (isInPlay(s, 'cursed-hunter')) s.hunt = emptyHunt();
  return s;
}

function emptyPlayer(character: CharacterId): Player {
  return {
    character,
    role: 'investigator',
    shown: 'nothing',
    route: 'route-01',
    hand: { alive: 0, dead: 0, success: 0, failure: 0, sabotage: 0 },
    pulse: [],
    firstPulse: 'alive',
    ghost: false,
    location: CAFETERIA,
    walk: [CAFETERIA],
    items: [],
    votesInitiated: 0,
    fellBeside: [],
  };
}

function emptyRoom(): RoomState {
  return { deck: [] as RoomCard[], books: 2, acolyte: false, portal: false, item: null, spentItem: null };
}

function emptyHunt(): Hunt {
  return {
    curse: 'redeemed',
    unusedCurses: ['bound', 'feral'],
    deck: allHuntCards(),
    snaresLeft: { jaws: SNARES_OF_EACH_FACE, empty: SNARES_OF_EACH_FACE },
    snares: [],
    sprung: [],
    jawsSprungByOthers: 0,
  };
}
