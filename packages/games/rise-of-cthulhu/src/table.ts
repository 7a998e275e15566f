/** The verbs and statements that rules and cards share: what is where, and how a card changes its place. */
import type { Seat } from '@conclave/kernel';
import { numbersOf } from './box.ts';
import type { AttachmentId } from './components/attachments.ts';
import type { Cause } from './components/causes.ts';
import { type CultistId, inCanonicalOrder, insertInOrder, valueOfCultist } from './components/cultists.ts';
import { bitsOf, byLocation, LOCATIONS, type LocationBits, type LocationId } from './components/locations.ts';
import type { Context } from './frames.ts';
import type { Rise, Side } from './state.ts';

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

export function playerOf(s: Rise, seat: Seat) {
  return s.players[seat as 0 | 1];
}

export function sideOf(s: Rise, location: LocationId, seat: Seat): Side {
  return byLocation(s.locations, location).sides[seat as 0 | 1];
}

// ---- What a Location is (RC-1.8)

export function isFree(s: Rise, location: LocationId): boolean {
  return byLocation(s.locations, location).oldOne === null;
}

export function isHunted(s: Rise, location: LocationId): boolean {
  return s.hunter === location;
}

/** Has this seat's Elder Sign: its Cultists here are protected from the enemy's cards and powers (RC-5.6). */
function isProtected(s: Rise, location: LocationId, seat: Seat): boolean {
  return sideOf(s, location, seat).attachments.includes('artifact-elder-sign');
}

/** Has an Elder Sign, whoever owns it: the Hunter cannot enter (RC-5.22, RC-9.61). */
export function isWarded(s: Rise, location: LocationId): boolean {
  return isProtected(s, location, 0) || isProtected(s, location, 1);
}

// The same for all Locations at once. They are spelt out, because engines are slow at a loop over changing ids, and
// simulations ask this all the time.

export function freeBits(s: Rise): LocationBits {
  return bitsOf(isFree(s, 'arkham'), isFree(s, 'dunwich'), isFree(s, 'innsmouth'), isFree(s, 'kingsport'));
}

export function wardedBits(s: Rise): LocationBits {
  return bitsOf(isWarded(s, 'arkham'), isWarded(s, 'dunwich'), isWarded(s, 'innsmouth'), isWarded(s, 'kingsport'));
}

export function notHuntedBits({ hunter }: Rise): LocationBits {
  return bitsOf(hunter !== 'arkham', hunter !== 'dunwich', hunter !== 'innsmouth', hunter !== 'kingsport');
}

/** Free and not hunted: where Cultists may be played. */
export function openBits(s: Rise): LocationBits {
  return freeBits(s) & notHuntedBits(s);
}

// ---- Influence (RC-4.16): asked for when needed, never stored

export function sideTotal(s: Rise, location: LocationId, seat: Seat): number {
  const side = sideOf(s, location, seat);
  let total = 0;
  for (const card of side.cultists) total += valueOfCultist(card);
  if (side.attachments.length > 0) {
    const { points } = numbersOf(s.options);
    for (const card of side.attachments) total += points[card];
  }
  return total;
}

/** The seat the Location faces; null when it is neutral. */
export function influencerOf(s: Rise, location: LocationId): Seat | null {
  const margin = sideTotal(s, location, 0) - sideTotal(s, location, 1);
  if (margin === 0) return null;
  return margin > 0 ? 0 : 1;
}

/** A seat's total points: its four side totals (RC-6.3). */
export function pointsOf(s: Rise, seat: Seat): number {
  return LOCATIONS.reduce((sum, location) => sum + sideTotal(s, location, seat), 0);
}

// ---- Which Cultists

/** The Cultists of the highest or lowest value on a side, in canonical order: more than one where they tie. */
export function extremes(s: Rise, location: LocationId, seat: Seat, end: 'highest' | 'lowest'): CultistId[] {
  let found: CultistId[] = [];
  let best = 0;
  for (const card of sideOf(s, location, seat).cultists) {
    const value = valueOfCultist(card);
    const isBetter = found.length === 0 || (end === 'highest' ? value > best : value < best);
    if (isBetter) {
      found = [card];
      best = value;
    } else if (value === best) found.push(card);
  }
  return inCanonicalOrder(found);
}

/** Where a Cultist in play lies. */
export function whereIs(s: Rise, card: CultistId, seat: Seat): LocationId {
  const location = LOCATIONS.find((one) => sideOf(s, one, seat).cultists.includes(card));
  if (location === undefined) throw new Error(`${card} is on no side of seat ${seat}`);
  return location;
}

/** A seat's Cultists on its sides of these Locations, in canonical order. */
export function cultistsAt(s: Rise, seat: Seat, locations: readonly LocationId[]): CultistId[] {
  const cards: CultistId[] = [];
  for (const location of locations) for (const card of sideOf(s, location, seat).cultists) cards.push(card);
  return inCanonicalOrder(cards);
}

/** The enemy's Cultists up to this value that the seat's cards and powers can touch, in canonical order. */
export function enemyTargets(s: Rise, seat: Seat, locations: readonly LocationId[], atMost = 10): CultistId[] {
  const enemy = enemyOf(seat);
  const reachable = locations.filter((location) => !isProtected(s, location, enemy));
  return cultistsAt(s, enemy, reachable).filter((card) => valueOfCultist(card) <= atMost);
}

export function freeLocations(s: Rise): LocationId[] {
  return LOCATIONS.filter((location) => isFree(s, location));
}

/** Cultists in the discard pile, up to the value that the one who brings them back can: 6, if the box says nothing else. */
export function revivable(s: Rise, by: 'monster-ghoul' | 'old-one-shub-niggurath'): CultistId[] {
  const atMost = numbersOf(s.options).atMost[by];
  return inCanonicalOrder(s.discard.filter((card) => valueOfCultist(card) <= atMost));
}

// ---- Moving cards

/** Puts a Cultist into a hand, which is kept in canonical order. */
export function addToHand(s: Rise, seat: Seat, card: CultistId): void {
  const { cultists } = playerOf(s, seat);
  cultists.push(card);
  insertInOrder(cultists, cultists.length - 1);
}

/** Takes a card out of a list. By hand, because `splice` makes a list of what it removes, and this runs at every play. */
export function remove<T>(list: T[], card: T): void {
  let i = list.indexOf(card);
  if (i < 0) throw new Error(`${String(card)} is not where it should be`);
  for (const last = list.length - 1; i < last; i++) list[i] = list[i + 1] as T;
  list.pop();
}

export function destroy(s: Rise, location: LocationId, side: Seat, card: CultistId, by: Cause, ctx: Context): void {
  remove(sideOf(s, location, side).cultists, card);
  s.discard.push(card);
  ctx.tell({ type: 'cultistDestroyed', card, location, side, by });
}

/** A Cultist on a Location goes into a hand: the other seat's (taken) or back into its owner's (returned). */
export function takeFromLocation(s: Rise, owner: Seat, card: CultistId, seat: Seat, by: Cause, ctx: Context): void {
  const location = whereIs(s, card, owner);
  remove(sideOf(s, location, owner).cultists, card);
  addToHand(s, seat, card);
  ctx.tell({ type: 'cultistTaken', seat, card, from: location, by });
}

/** A Cultist changes to the seat's own side of the same Location and belongs there for all purposes (RC-9.74). */
export function steal(s: Rise, seat: Seat, card: CultistId, by: Cause, ctx: Context): void {
  const location = whereIs(s, card, enemyOf(seat));
  remove(sideOf(s, location, enemyOf(seat)).cultists, card);
  sideOf(s, location, seat).cultists.push(card);
  ctx.tell({ type: 'cultistStolen', seat, card, location, by });
}

/** Moves one of the seat's Cultists to its side of another Location. This is never a play. */
export function moveCultist(s: Rise, seat: Seat, card: CultistId, to: LocationId, by: Cause, ctx: Context): void {
  const from = whereIs(s, card, seat);
  remove(sideOf(s, from, seat).cultists, card);
  sideOf(s, to, seat).cultists.push(card);
  ctx.tell({ type: 'cultistMoved', seat, card, from, to, by });
}

/** Places a Cultist from the discard pile on the seat's side. This is never a play. */
export function revive(s: Rise, seat: Seat, card: CultistId, location: LocationId, by: Cause, ctx: Context): void {
  remove(s.discard, card);
  sideOf(s, location, seat).cultists.push(card);
  ctx.tell({ type: 'cultistPlaced', seat, card, location, from: 'discard', by });
}

export function attach(s: Rise, seat: Seat, card: AttachmentId, location: LocationId, ctx: Context): void {
  sideOf(s, location, seat).attachments.push(card);
  ctx.tell({ type: 'attached', seat, card, location, points: numbersOf(s.options).points[card] });
}
