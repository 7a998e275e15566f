/** Full worlds an observer can imagine: whatever the view does not show is dealt at random among the places where it can be. */
import type { Chance, Choice, Seat } from '@conclave/kernel';
import { mastersSuspects, type Suspects } from './beliefs/index.ts';
import type { AmongChoice } from './choices.ts';
import { clone, cloneFrame } from './clone.ts';
import { type ByCard, type Card, listOfCards, PULSE_CARDS, ROOM_CARDS, type RoomCard } from './components/cards.ts';
import { allHuntCards, CURSES, SNARES_OF_EACH_FACE, type SnareFace } from './components/hunt.ts';
import { isCultistRole, type RoleId } from './components/roles.ts';
import { type RouteId, routeRow } from './components/routes.ts';
import type { AmongFrame } from './frames.ts';
import { type Ground, groundOf } from './ground.ts';
import { doubtsWhenHeard } from './insight/heard.ts';
import { suggest } from './insight/suggest.ts';
import type { AmongMemory } from './memory.ts';
import { dealPulses } from './pulse-worlds.ts';
import { reserveOf } from './reserve.ts';
import { rulebook } from './rules/index.ts';
import type { Among, Hunt } from './state.ts';
import { deadInvestigators, figuresOf, isCultist, mapOf, playerOf, roomOf } from './table.ts';
import type { AmongView, HuntView } from './view.ts';

export function worldFrom(view: AmongView, chance: Chance, memory?: AmongMemory): Among {
  return worldOn(groundOf(view, memory), view, chance, memory);
}

/** A world as a master imagines it. */
export function mastersWorld(view: AmongView, chance: Chance, memory?: AmongMemory): Among {
  return worldOn(mastersGround(view, memory), view, chance, memory);
}

/** By the ground that an adept has. */
const mastersGrounds = new WeakMap<Ground, Ground>();

function mastersGround(view: AmongView, memory?: AmongMemory): Ground {
  const ground = groundOf(view, memory);
  const { seat } = view;
  if (memory === undefined || seat === 'spectator') return ground;
  let found = mastersGrounds.get(ground);
  if (found === undefined) {
    const table = { ...ground.table, doubts: doubtsWhenHeard(view, memory, seat) };
    found = { ...ground, table, suspects: mastersSuspects(view, memory) };
    mastersGrounds.set(ground, found);
  }
  return found;
}

function worldOn(ground: Ground, view: AmongView, chance: Chance, memory?: AmongMemory): Among {
  const s = clone(ground.table);
  dealRoles(s, ground, chance);
  dealRoutes(s, ground, chance);
  dealHands(s, view, chance);
  if (view.hunt !== null) s.hunt = imagineHunt(view.hunt, chance);
  dealPulses(s, view, chance, memory);
  dealRoomCards(s, view, chance, memory);
  dealItems(s, view, ground, chance);
  chance.shuffle(s.eventDeck);
  s.reserve = reserveOf(s);
  s.snapshot = deadInvestigators(s);
  s.stack = view.stack.map((frame) => imagineFrame(s, frame, chance));
  imagineAnswers(s, view, chance);
  return s;
}

/** The Cultists are one of the sets that are possible, the likelier the more often; the other roles go to the others in any way. */
function dealRoles(s: Among, { suspects, unknown, roles }: Ground, chance: Chance): void {
  const cultists = drawSuspects(suspects, chance);
  const pool = [...roles];
  if (s.specialRoles.length > 0) chance.shuffle(pool);
  for (const seat of unknown) {
    const isMeant = cultists.includes(seat);
    const at = pool.findIndex((role) => isCultistRole(role) === isMeant);
    playerOf(s, seat).role = pool.splice(at, 1)[0] as RoleId;
  }
}

/** Fine enough for any weight that matters. */
const STEPS = 1_000_000;

function drawSuspects(sets: readonly Suspects[], chance: Chance): readonly Seat[] {
  let total = 0;
  for (const { weight } of sets) total += weight;
  let left = (chance.below(STEPS) / STEPS) * total;
  for (const { seats, weight } of sets) {
    left -= weight;
    if (left < 0) return seats;
  }
  return sets.at(-1)?.seats ?? [];
}

/** A Route card that fits every row seen, as far as one is left. */
function dealRoutes(s: Among, { papers }: Ground, chance: Chance): void {
  const unseen = s.unusedRoutes;
  chance.shuffle(unseen);
  for (const { seat, rows } of papers) {
    const fits = unseen.findIndex((route) =>
      rows.every(({ round, colours }) => routeRow(route, round).join() === colours.join()),
    );
    playerOf(s, seat).route = unseen.splice(Math.max(0, fits), 1)[0] as RouteId;
  }
}

/** Hands that are not seen are what is left of the hands that were dealt. */
function dealHands(s: Among, view: AmongView, chance: Chance): void {
  const { cultistHand } = figuresOf(s);
  s.players.forEach((player, seat) => {
    const seen = view.players[seat];
    if (seen === undefined || seen.hand !== undefined) return;
    const { pulse, room } = seen.handCount;
    if (isCultist(player)) {
      keep(player.hand, cultistHand, PULSE_CARDS, pulse, chance);
      keep(player.hand, cultistHand, ROOM_CARDS, room, chance);
    } else {
      player.hand.alive = pulse;
      player.hand.success = room;
    }
  });
}

/** Puts so many of the cards dealt into the hand, any of them. */
function keep(hand: ByCard, dealt: Readonly<ByCard>, kind: readonly Card[], count: number, chance: Chance): void {
  let left = kind.reduce((sum, card) => sum + dealt[card], 0);
  for (; count > 0 && left > 0; count--, left--) {
    let at = chance.below(left);
    for (const card of kind) {
      at -= dealt[card] - hand[card];
      if (at >= 0) continue;
      hand[card] += 1;
      break;
    }
  }
}

/** Cards that somebody placed come from what that hand has spent; the others are start cards. */
function dealRoomCards(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  const { cultistHand, roomPool } = figuresOf(s);
  const start = listOfCards(roomPool[s.options.map]);
  chance.shuffle(start);
  // Whoever is no Cultist has had nothing but Successes.
  const spent = s.players.map((player): RoomCard[] => {
    if (!isCultist(player)) return [];
    const gone = ROOM_CARDS.flatMap((card) =>
      Array<RoomCard>(Math.max(0, cultistHand[card] - player.hand[card])).fill(card),
    );
    chance.shuffle(gone);
    return gone;
  });
  for (const id of mapOf(s).rooms) {
    const count = view.rooms[id]?.deckCount ?? 0;
    const { deck } = roomOf(s, id);
    const added = memory?.rooms[id] ?? [];
    for (let i = Math.max(0, added.length - count); i < added.length; i++) {
      const { from, card } = added[i] as (typeof added)[number];
      deck.push(takeCard(from === 'setup' ? start : (spent[from] ?? []), card) ?? 'success');
    }
    while (deck.length < count) deck.push(start.pop() ?? spent.find((cards) => cards.length > 0)?.pop() ?? 'success');
    chance.shuffle(deck);
  }
}

/** Takes a card of this kind, or just any, from the list; a known card that is not there came from the reserve. */
function takeCard(list: RoomCard[], card?: RoomCard): RoomCard | undefined {
  if (card === undefined) return list.pop();
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
  return card;
}

function dealItems(s: Among, view: AmongView, { items }: Ground, chance: Chance): void {
  if (items.length === 0) return;
  const hidden = [...items];
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
