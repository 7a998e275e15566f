/** What rooms are worth: books to come, and the best that somebody can do where it stands. */
import type { Seat } from '@conclave/kernel';
import { colourOf, isRoom, type LocationId, type RoomId } from '../components/locations.ts';
import { routeRow } from '../components/routes.ts';
import { isBlocked } from '../rules/dangers.ts';
import type { Among, Player, RoomState } from '../state.ts';
import { isCultist, isFreeOfTruthAndRoute, mapOf, playerOf, roomCardsInHand, roomOf } from '../table.ts';
import type { Turns } from './race.ts';
import { WEIGHTS } from './weights.ts';

/** The book that turning a card of this deck brings on average. */
export function yieldOf({ deck, books }: RoomState): number {
  if (deck.length === 0) return 0;
  let sum = 0;
  for (const card of deck) {
    if (card === 'success') sum += books > 0 ? 1 : 0;
    else if (card === 'sabotage') sum -= WEIGHTS.sabotage;
  }
  return sum / deck.length;
}

/** Books that the Investigators win in a round to come: what the rooms promise, and what the rounds so far have shown. */
export function pace(s: Among): number {
  const played = s.round - 1;
  return (WEIGHTS.roundsOfTrust * promisedPace(s) + s.vp) / (WEIGHTS.roundsOfTrust + played);
}

/** Many good rooms are of use only to many seats. */
function promisedPace(s: Among): number {
  const burning = roomToBurn(s);
  let rooms = 0;
  for (const id of mapOf(s).rooms) {
    if (id !== burning) rooms += promise(s, id);
    else if (roomOf(s, id).books > 0) rooms += WEIGHTS.readiness[0] as number;
  }
  let seats = 0;
  for (const player of s.players) if (!isCultist(player)) seats++;
  return WEIGHTS.bookRate * seats * (1 - Math.exp(-rooms / (WEIGHTS.roomsPerSeat * seats)));
}

/** How good a room is for the rounds to come, from 0 to 1. */
function promise(s: Among, id: RoomId): number {
  const room = roomOf(s, id);
  const { deck, books } = room;
  if (books === 0) return 0;
  const quality = (deck.length * yieldOf(room) + WEIGHTS.priorSuccess) / (deck.length + 1);
  let worth = Math.max(0, quality) * readinessOf(deck.length);
  if (books === 1) worth *= WEIGHTS.lastBook;
  if (room.acolyte || s.fishman === id) worth *= WEIGHTS.blocked;
  if (room.portal) worth *= WEIGHTS.portal;
  return worth;
}

function readinessOf(cards: number): number {
  return WEIGHTS.readiness[Math.min(cards, 3)] as number;
}

/** The room the Firestarter has just chosen in secret. */
function roomToBurn(s: Among): RoomId | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.rule !== 'event-ack') return null;
  for (const answer of Object.values(frame.sealed ?? {})) if (answer.type === 'burn') return answer.room;
  return null;
}

/** Books that a seat is going to win in the rest of this round, as seen by `me`, or that a Cultist is going to cost. */
export function expectedBooks(s: Among, { toMove, toAct }: Turns, seat: Seat, me: Seat): number {
  if (!toAct[seat]) return 0;
  const player = playerOf(s, seat);
  if (toMove[seat]) return isCultist(player) ? -WEIGHTS.harm : WEIGHTS.yetToMove;
  const top = s.stack[s.stack.length - 1];
  const isMyTurn = seat === me && top?.rule === 'action' && top.seat === me;
  return actionWorth(s, player, player.location) * (isMyTurn ? WEIGHTS.delayed : WEIGHTS.opportunity);
}

/** What the seat could do for the Investigators in this place, or against them. */
export function actionWorth(s: Among, player: Player, location: LocationId): number {
  if (!isRoom(location)) return 0;
  if (isCultist(player)) return isBlocked(s, location) ? 0 : -harmBy(s, player, location);
  if (isBlocked(s, location)) return player.ghost ? 0 : WEIGHTS.fighting;
  if (!routeAllows(s, player, location)) return 0;
  const room = roomOf(s, location);
  const placing = roomCardsInHand(player) > 0 && room.books > 0 ? placingWorth(room) : 0;
  return room.deck.length >= 3 ? Math.max(placing, yieldOf(room)) : placing;
}

export function placingWorth({ deck }: RoomState): number {
  return WEIGHTS.placing[Math.min(deck.length, 3)] as number;
}

function harmBy(s: Among, player: Player, room: RoomId): number {
  const { failure, sabotage } = player.hand;
  if (failure + sabotage === 0) return 0;
  const target = roomOf(s, room).books > 0 ? WEIGHTS.harm : 0;
  return routeRow(player.route, s.round).includes(colourOf(room)) ? target : target * WEIGHTS.withoutPretext;
}

function routeAllows(s: Among, player: Player, room: RoomId): boolean {
  return isFreeOfTruthAndRoute(player) || routeRow(player.route, s.round).includes(colourOf(room));
}
