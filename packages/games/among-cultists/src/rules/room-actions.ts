/** Room actions (AC-4.33 to 4.38) and the colour abilities (section 5.3). */
import type { Seat } from '@conclave/kernel';
import {
  type ActionChoice,
  CHECK_ROOM,
  INITIATE_VOTE,
  inspectPapers,
  placeCard,
  REWIRE,
  type RoomAction,
  STUDY,
  WARD_FISHMAN,
  wardAcolyte,
  wardPortal,
} from '../choices.ts';
import { ROOM_CARDS, type RoomCard } from '../components/cards.ts';
import { CAFETERIA, type Colour, colourOf, isRoom, type RoomId, THE_DEPTHS } from '../components/locations.ts';
import { routeRow } from '../components/routes.ts';
import { type Context, push, sequence } from '../frames.ts';
import type { Among } from '../state.ts';
import {
  addToDeck,
  clearDeck,
  isActive,
  isFreeOfTruthAndRoute,
  mapOf,
  playerOf,
  roomCardsInHand,
  roomOf,
  shuffleDeck,
} from '../table.ts';
import { isAnyDangerOnMap, isBlocked, removeDanger } from './dangers.ts';
import { testPoints } from './end.ts';
import { losePoint } from './event-cards.ts';
import { findItem } from './items.ts';
import { mayInitiateVote, startVote } from './vote.ts';

/** The open facts of AC-4.33 and AC-4.46: the route and the kinds of cards in hand do not count. */
export function couldUseRoom(s: Among, seat: Seat): boolean {
  const player = playerOf(s, seat);
  const { location } = player;
  if (location === CAFETERIA) return mayInitiateVote(s, seat);
  if (!isRoom(location) || isBlocked(s, location)) return false;
  return roomCardsInHand(player) > 0 || isActive(roomOf(s, location)) || (!player.ghost && hasAbility(s, location));
}

/** Whether the colour ability of the room could be used now by somebody living (AC-2.14). */
function hasAbility(s: Among, room: RoomId): boolean {
  return s.options['room-abilities'] === 'on' && ABILITY_IS_OPEN[colourOf(room)](s, room);
}

const ABILITY_IS_OPEN: Readonly<Record<Colour, (s: Among, room: RoomId) => boolean>> = {
  pink: () => true,
  blue: (s, room) => roomOf(s, room).deck.length > 0,
  orange: (s) => !s.generator,
  red: isAnyDangerOnMap,
};

export function addRoomActions(s: Among, seat: Seat, options: ActionChoice[]): void {
  const player = playerOf(s, seat);
  const { location, hand, ghost } = player;
  if (location === CAFETERIA) {
    if (mayInitiateVote(s, seat)) options.push(INITIATE_VOTE);
    return;
  }
  if (!isRoom(location) || isBlocked(s, location) || !routeAllows(s, seat, location)) return;
  for (const card of ROOM_CARDS) if (hand[card] > 0) options.push(placeCard[card]);
  if (isActive(roomOf(s, location))) options.push(CHECK_ROOM);
  if (!ghost && hasAbility(s, location)) addAbility(s, seat, location, options);
}

/** The route rule (AC-4.33 d, AC-4.34). */
function routeAllows(s: Among, seat: Seat, room: RoomId): boolean {
  const player = playerOf(s, seat);
  return isFreeOfTruthAndRoute(player) || routeRow(player.route, s.round).includes(colourOf(room));
}

function addAbility(s: Among, seat: Seat, room: RoomId, options: ActionChoice[]): void {
  switch (colourOf(room)) {
    case 'pink':
      for (let target = 0; target < s.players.length; target++) {
        if (target !== seat) options.push(inspectPapers[target] as ActionChoice);
      }
      break;
    case 'blue':
      options.push(STUDY);
      break;
    case 'orange':
      options.push(REWIRE);
      break;
    case 'red':
      for (const id of mapOf(s).rooms) if (roomOf(s, id).acolyte) options.push(wardAcolyte[id]);
      for (const id of mapOf(s).rooms) if (roomOf(s, id).portal) options.push(wardPortal[id]);
      if (s.fishman !== THE_DEPTHS) options.push(WARD_FISHMAN);
      break;
  }
}

export function doRoomAction(s: Among, seat: Seat, choice: RoomAction, ctx: Context): void {
  if (choice.type === 'initiate-vote') {
    startVote(s, seat, ctx);
    return;
  }
  const room = playerOf(s, seat).location as RoomId;
  switch (choice.type) {
    case 'place-card':
      place(s, seat, room, choice.card, ctx);
      break;
    case 'check-room':
      push(s, { rule: 'check', seat, room });
      break;
    case 'inspect-papers':
      inspect(s, seat, choice.target, ctx);
      break;
    case 'study':
      study(s, seat, room, ctx);
      break;
    case 'rewire':
      s.generator = true;
      ctx.tell({ type: 'rewired', seat, room });
      break;
    case 'ward':
      ward(s, seat, choice, ctx);
      break;
  }
}

/** AC-4.35 */
function place(s: Among, seat: Seat, room: RoomId, card: RoomCard, ctx: Context): void {
  playerOf(s, seat).hand[card] -= 1;
  s.chronicle.push({ round: s.round, type: 'placed', seat, room, card, by: 'hand' });
  addToDeck(s, room, card, ctx);
  ctx.tell({ type: 'cardPlaced', seat, room, secret: { to: [seat], card } });
}

/** `check-room` (AC-4.37): the card, then the Item, then the points. */
export const check = sequence('check', [
  turnTopCard,
  (s, { seat, room }, ctx) => findItem(s, seat, room, ctx),
  (s, _, ctx) => testPoints(s, ctx),
]);

function turnTopCard(s: Among, { seat, room: id }: { seat: Seat; room: RoomId }, ctx: Context): void {
  const room = roomOf(s, id);
  const card = room.deck.shift();
  if (card === undefined) return;
  ctx.uncover();
  ctx.tell({ type: 'roomChecked', seat, room: id, card });
  switch (card) {
    case 'success':
      if (room.books > 0) takeBook(s, seat, id, ctx);
      addToDeck(s, id, card, ctx);
      break;
    case 'failure':
      s.reserve.failure += 1;
      break;
    case 'sabotage':
      s.reserve.sabotage += 1;
      clearDeck(s, id);
      losePoint(s, 'sabotage', ctx);
      break;
  }
}

function takeBook(s: Among, seat: Seat, room: RoomId, ctx: Context): void {
  roomOf(s, room).books -= 1;
  s.vp += 1;
  ctx.tell({ type: 'bookTaken', seat, room, vp: s.vp });
}

/** Pink (AC-5.21): the row of this round on the real Route card. */
function inspect(s: Among, seat: Seat, target: Seat, ctx: Context): void {
  const colours = [...routeRow(playerOf(s, target).route, s.round)];
  ctx.tell({ type: 'papersInspected', seat, target, secret: { to: [seat], colours } });
}

/** Blue (AC-5.22) */
function study(s: Among, seat: Seat, room: RoomId, ctx: Context): void {
  const { deck } = roomOf(s, room);
  const count = (card: RoomCard) => deck.filter((one) => one === card).length;
  const secret = { to: [seat], success: count('success'), failure: count('failure'), sabotage: count('sabotage') };
  ctx.tell({ type: 'roomStudied', seat, room, secret });
  shuffleDeck(deck, ctx);
}

/** Red (AC-5.24) */
function ward(s: Among, seat: Seat, choice: Extract<RoomAction, { type: 'ward' }>, ctx: Context): void {
  const location = choice.danger === 'fishman' ? s.fishman : choice.location;
  if (location === THE_DEPTHS) return;
  ctx.tell({ type: 'dangerRemoved', seat, danger: choice.danger, location, by: 'ward' });
  removeDanger(s, choice.danger, location, ctx);
}
