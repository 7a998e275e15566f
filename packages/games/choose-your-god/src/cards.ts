/** Hands, decks, Licenses and the Supremacy card: how cards change their places (CG-2.29 to CG-2.31, CG-5.60). */

import type { Seat } from '@conclave/kernel';
import { type CityChoice, intrigueChoice, licenseChoice, miracleChoice, SUPREMACY } from './choices.ts';
import {
  byTableOrder,
  type HandCardId,
  type IntrigueId,
  isMiracle,
  type MiracleId,
  nameOf,
} from './components/cards.ts';
import type { Cause } from './components/causes.ts';
import type { AbilityId } from './components/cults.ts';
import { type License, type LicenseId, licenses } from './components/licenses.ts';
import type { HandDeck } from './events.ts';
import type { Context } from './frames.ts';
import type { City, Player } from './state.ts';
import { playerOf } from './table.ts';

/** One of a seat's cards, as it is chosen for a cost or as a gift. */
export type OwnCard = Extract<CityChoice, { type: 'miracle' | 'intrigue' | 'license' | 'supremacy' }>;
export type HandCard = Extract<CityChoice, { type: 'miracle' | 'intrigue' }>;

// ---- Counting and listing

export function handSize({ hand }: Player): number {
  return hand.miracles.length + hand.intrigues.length;
}

/** Miracles, Intrigues, Licenses and the Supremacy card count one each (CG-2.29). */
export function cardCount(s: City, seat: Seat): number {
  const player = playerOf(s, seat);
  return handSize(player) + player.licenses.length + (s.supremacy.owner === seat ? 1 : 0);
}

/** Every hand card, copies and all. */
export function handCards({ hand }: Player): HandCard[] {
  return [...hand.miracles.map(miracleChoice), ...hand.intrigues.map(intrigueChoice)];
}

/** Every card of the seat, copies and all. */
export function ownCards(s: City, seat: Seat): OwnCard[] {
  const player = playerOf(s, seat);
  const cards: OwnCard[] = [...handCards(player), ...player.licenses.map(licenseChoice)];
  return s.supremacy.owner === seat ? [...cards, SUPREMACY] : cards;
}

/** Copies of one card are offered once, by the lowest (CG-4.4). Hands are in table order, so copies lie together. */
export function withoutCopies<C extends HandCardId>(cards: readonly C[]): C[] {
  return cards.filter((card, i) => i === 0 || nameOf(card) !== nameOf(cards[i - 1] as C));
}

export function mergedCards<C extends OwnCard>(cards: readonly C[]): C[] {
  const names = cards.map((card) => (card.type === 'miracle' || card.type === 'intrigue' ? nameOf(card.card) : null));
  return cards.filter((_, i) => names[i] === null || names[i] !== names[i - 1]);
}

// ---- Hands and their decks

function addToHand(player: Player, card: HandCardId): void {
  const hand: HandCardId[] = isMiracle(card) ? player.hand.miracles : player.hand.intrigues;
  hand.push(card);
  hand.sort(byTableOrder);
}

export function removeFromHand(player: Player, card: HandCardId): void {
  const hand: HandCardId[] = isMiracle(card) ? player.hand.miracles : player.hand.intrigues;
  hand.splice(hand.indexOf(card), 1);
}

export function putAtBottom(s: City, card: HandCardId): void {
  if (isMiracle(card)) s.miracleDeck.push(card);
  else s.intrigueDeck.push(card as IntrigueId);
}

export function drawMiracles(s: City, seat: Seat, count: number, by: Cause, ctx: Context): void {
  receive(s, seat, 'miracle', s.miracleDeck.splice(0, count), 'top', by, ctx);
}

/** The lowest first (CG-5.117). */
export function drawMiraclesFromBottom(s: City, seat: Seat, count: number, by: Cause, ctx: Context): void {
  const from = Math.max(0, s.miracleDeck.length - count);
  receive(s, seat, 'miracle', s.miracleDeck.splice(from).reverse(), 'bottom', by, ctx);
}

export function drawIntrigues(s: City, seat: Seat, count: number, by: Cause, ctx: Context): void {
  receive(s, seat, 'intrigue', s.intrigueDeck.splice(0, count), 'top', by, ctx);
}

function receive(
  s: City,
  seat: Seat,
  deck: HandDeck,
  cards: (MiracleId | IntrigueId)[],
  from: 'top' | 'bottom',
  by: Cause,
  ctx: Context,
): void {
  if (cards.length === 0) return;
  for (const card of cards) addToHand(playerOf(s, seat), card);
  // The order in which they lay is nobody's business: the hand does not keep it either.
  cards.sort(byTableOrder);
  ctx.tell({ type: 'cardsDrawn', seat, deck, count: cards.length, from, by, secret: { to: [seat], cards } });
}

// ---- Discarding and giving

/** To the bottom of its deck; the Supremacy card to the reserve (CG-2.30, CG-8.6). */
export function discard(s: City, seat: Seat, card: OwnCard, by: AbilityId, ctx: Context): void {
  switch (card.type) {
    case 'miracle':
    case 'intrigue':
      removeFromHand(playerOf(s, seat), card.card);
      putAtBottom(s, card.card);
      tellDiscard(s, seat, card, by, ctx);
      break;
    case 'license':
      removeLicense(playerOf(s, seat), card.card);
      s.licenseDeck.push(card.card);
      ctx.tell({ type: 'licenseDiscarded', seat, card: card.card, by });
      break;
    case 'supremacy':
      s.supremacy = { owner: null, faceUp: true };
      ctx.tell({ type: 'supremacyDiscarded', seat, by });
      break;
  }
}

function tellDiscard(s: City, seat: Seat, { type: deck, card }: HandCard, by: AbilityId, ctx: Context): void {
  if (s.options.discards === 'open') ctx.tell({ type: 'cardDiscarded', seat, deck, card, by });
  else ctx.tell({ type: 'cardDiscarded', seat, deck, secret: { to: [seat], card }, by });
}

/** Giver and receiver know a hand card, everybody the rest (CG-8.9). */
export function give(s: City, seat: Seat, to: Seat, card: OwnCard, by: Cause, ctx: Context): void {
  switch (card.type) {
    case 'miracle':
    case 'intrigue':
      removeFromHand(playerOf(s, seat), card.card);
      addToHand(playerOf(s, to), card.card);
      ctx.tell({
        type: 'cardGiven',
        seat,
        to,
        deck: card.type,
        by,
        secret: { to: [seat, to], card: card.card },
      });
      break;
    case 'license':
      removeLicense(playerOf(s, seat), card.card);
      playerOf(s, to).licenses.push(card.card);
      ctx.tell({ type: 'licenseGiven', seat, to, card: card.card, by });
      break;
    case 'supremacy':
      takeSupremacy(s, to, by, ctx);
      break;
  }
}

// ---- Licenses and Supremacy

export function hasLicense({ licenses: owned }: Player, fits: (license: License) => boolean): boolean {
  return owned.some((id) => fits(licenses[id]));
}

/** Copies of the same kind add up (section 5.4). */
export function countLicenses({ licenses: owned }: Player, kind: License['kind']): number {
  return owned.filter((id) => licenses[id].kind === kind).length;
}

function removeLicense({ licenses: owned }: Player, license: LicenseId): void {
  owned.splice(owned.indexOf(license), 1);
}

export function faceUpLicenses(s: City): LicenseId[] {
  return s.licenseSlots.filter((license) => license !== null);
}

/** Its slot stays empty until the round ends (CG-4.61). */
export function takeFromSlot(s: City, seat: Seat, license: LicenseId): void {
  s.licenseSlots[s.licenseSlots.indexOf(license)] = null;
  playerOf(s, seat).licenses.push(license);
}

/** Whoever gains it lays it face up, from wherever it comes. */
export function takeSupremacy(s: City, seat: Seat, by: Cause, ctx: Context): void {
  const from = s.supremacy.owner;
  s.supremacy = { owner: seat, faceUp: true };
  ctx.tell({ type: 'supremacyTaken', seat, from, by });
}
