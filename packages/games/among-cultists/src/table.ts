/** The statements and verbs that all rules share: who is what, what is where, and how a card changes its place. */
import type { Seat } from '@conclave/kernel';
import { type Card, PULSE_CARDS, ROOM_CARDS, type RoomCard, type SeatCount } from './components/cards.ts';
import { figuresFor } from './components/figures.ts';
import { RELICS_TO_AWAKE } from './components/items.ts';
import { isRoom, type LocationId, type RoomId } from './components/locations.ts';
import { type GameMap, maps } from './components/maps.ts';
import { isCultistRole, type SpecialRole } from './components/roles.ts';
import type { Context } from './frames.ts';
import type { Among, Player, RoomState } from './state.ts';

// ---- Seats

export function playerOf(s: Among, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** AC-4.2: the start player first, then clockwise, Ghosts included. */
export function turnOrder(s: Among): Seat[] {
  return seatsFrom(s, s.startPlayer);
}

export function seatsFrom(s: Among, first: Seat): Seat[] {
  return s.players.map((_, i) => (first + i) % s.players.length);
}

export function allSeats(s: Among): Seat[] {
  return s.players.map((_, seat) => seat);
}

export function livingSeats(s: Among): Seat[] {
  return allSeats(s).filter((seat) => !playerOf(s, seat).ghost);
}

export function livingAt(s: Among, location: LocationId): Seat[] {
  return allSeats(s).filter((seat) => isLivingAt(s, seat, location));
}

export function isLivingAt(s: Among, seat: Seat, location: LocationId): boolean {
  const player = playerOf(s, seat);
  return !player.ghost && player.location === location;
}

// ---- Who is what (section 1)

export function isCultist(player: Pick<Player, 'role'>): boolean {
  return isCultistRole(player.role);
}

/** Cultists and the Snitch may lie about a state, and go where they like (AC-4.34, AC-4.41). */
export function isFreeOfTruthAndRoute(player: Pick<Player, 'role'>): boolean {
  return isCultist(player) || player.role === 'snitch';
}

/** The cult's mark (AC-4.16): a Dead card of the unsafe-passages deck does not count for this player. */
export function isMarked({ options }: Pick<Among, 'options'>, player: Pick<Player, 'role'>): boolean {
  return options['cults-mark'] !== 'off' && isCultist(player);
}

/** AC-1.3, AC-5.60 */
export function isPulseDead({ pulse }: Pick<Player, 'pulse'>): boolean {
  return pulse.includes('dead') || pulse.includes('mortal-wound');
}

/** AC-1.4 */
export function isDead(player: Player): boolean {
  return player.ghost || isPulseDead(player);
}

export function deadInvestigators(s: Among): number {
  let dead = 0;
  for (const player of s.players) if (!isCultist(player) && isDead(player)) dead++;
  return dead;
}

export function ghostInvestigators(s: Among): number {
  return s.players.filter((player) => !isCultist(player) && player.ghost).length;
}

/** Whether the role is in play: all know that, and nobody knows whose it is. */
export function isInPlay(s: Among, role: SpecialRole): boolean {
  return s.specialRoles.includes(role);
}

export function seatOfRole(s: Among, role: SpecialRole): Seat {
  return s.players.findIndex((player) => player.role === role);
}

// ---- Figures

export function figuresOf(s: Among): SeatCount {
  return figuresFor(s.players.length, s.options);
}

/** The victory points the Investigators need (AC-2.1, option `vp-shift`). */
export function targetOf(s: Among): number {
  return Math.max(5, figuresOf(s).target[s.options.map] + s.options['vp-shift']);
}

// ---- Places

export function mapOf(s: Among): GameMap {
  return maps[s.variant];
}

/** The coloured room at a Location; undefined where there is none. */
export function roomAt(s: Among, location: LocationId): RoomState | undefined {
  return isRoom(location) ? s.rooms[location] : undefined;
}

export function roomOf(s: Among, id: RoomId): RoomState {
  const room = s.rooms[id];
  if (room === undefined) throw new Error(`${id} is not on this map`);
  return room;
}

/** AC-4.36 */
export function isActive({ deck }: RoomState): boolean {
  return deck.length >= 3;
}

export function organismAwake(s: Among): boolean {
  return s.altar >= RELICS_TO_AWAKE && s.options.organism === 'on';
}

/** AC-2.17 */
export function isUnsafe(s: Among, location: LocationId): boolean {
  return (
    mapOf(s).tunnels.includes(location) ||
    s.hazards.some((hazard) => hazard.location === location) ||
    (location === 'ice-altar' && organismAwake(s) && s.options['unsafe-altar-ice'] !== 'off')
  );
}

// ---- Cards

export function pulseCardsInHand({ hand }: Player): number {
  return countCards(hand, PULSE_CARDS);
}

export function roomCardsInHand({ hand }: Player): number {
  return countCards(hand, ROOM_CARDS);
}

function countCards<C extends Card>(hand: Readonly<Record<C, number>>, cards: readonly C[]): number {
  return cards.reduce((sum, card) => sum + hand[card], 0);
}

/** Puts a card face down into a room's deck and shuffles it (AC-4.5). */
export function addToDeck(s: Among, room: RoomId, card: RoomCard, ctx: Context): void {
  const { deck } = roomOf(s, room);
  deck.push(card);
  shuffleDeck(deck, ctx);
}

/** A single card has no order, so nothing is drawn for it. */
export function shuffleDeck(deck: RoomCard[], ctx: Context): void {
  if (deck.length > 1) ctx.chance.shuffle(deck);
}

/** All cards of the deck go to the reserve unseen. */
export function clearDeck(s: Among, room: RoomId): void {
  for (const card of roomOf(s, room).deck.splice(0)) s.reserve[card] += 1;
}
