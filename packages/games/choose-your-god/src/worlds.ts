/** Full worlds an observer can imagine: whatever the view does not show is dealt at random among the places where it can be. */
import type { Chance, Seat } from '@conclave/kernel';
import { cloneFrame, playerWith, tableWith } from './clone.ts';
import {
  byTableOrder,
  type HandCardId,
  INTRIGUES,
  type IntrigueId,
  isIntrigue,
  isMiracle,
  MIRACLES,
  type MiracleId,
} from './components/cards.ts';
import { LICENSES, type LicenseId } from './components/licenses.ts';
import type { CityMemory } from './memory.ts';
import { pending } from './rules/index.ts';
import type { City, Player } from './state.ts';
import { playerOf } from './table.ts';
import type { CityView } from './view.ts';

/** Cards whose place is unknown, already shuffled. */
interface Unseen {
  readonly miracles: MiracleId[];
  readonly intrigues: IntrigueId[];
  readonly licenses: LicenseId[];
}

export function worldFrom(view: CityView, chance: Chance, memory?: CityMemory): City {
  const unseen = whatIsUnseen(view);
  chance.shuffle(unseen.miracles);
  chance.shuffle(unseen.intrigues);
  chance.shuffle(unseen.licenses);
  // Remembered places come first, then the hands, and the rest lies in the decks.
  const { miracle, intrigue, license } = view.deckCounts;
  const knownMiracles = placesOf(unseen.miracles, miracle, memory?.miracle);
  const knownIntrigues = placesOf(unseen.intrigues, intrigue, memory?.intrigue);
  const knownLicenses = placesOf(unseen.licenses, license, memory?.license);
  const players = view.players.map((_, seat) => imaginePlayer(view, seat, unseen, memory));
  const { revealed } = view;
  const world: City = tableWith(view, {
    stack: view.stack.map(cloneFrame),
    players,
    miracleDeck: revealed?.miracleDeck.slice() ?? filled(knownMiracles, unseen.miracles),
    intrigueDeck: revealed?.intrigueDeck.slice() ?? filled(knownIntrigues, unseen.intrigues),
    licenseDeck: revealed?.licenseDeck.slice() ?? filled(knownLicenses, unseen.licenses),
  });
  grantInnerCard(world, view);
  return world;
}

function whatIsUnseen(view: CityView): Unseen {
  const seen = new Set<string | null>(view.licenseSlots);
  for (const { hand, licenses } of view.players) {
    for (const card of [...licenses, ...(hand?.miracles ?? []), ...(hand?.intrigues ?? [])]) seen.add(card);
  }
  for (const frame of view.stack) if (frame.rule === 'play') seen.add(frame.card);
  const isUnseen = (card: string) => !seen.has(card);
  return {
    miracles: MIRACLES.filter(isUnseen),
    intrigues: INTRIGUES.filter(isUnseen),
    licenses: LICENSES.filter(isUnseen),
  };
}

/** The places of a deck with the remembered cards in them. They are taken out of what is unseen; null: still to be filled. */
function placesOf<T>(unseen: T[], count: number, remembered: readonly unknown[] = []): (T | null)[] {
  return Array.from({ length: count }, (_, place) => take(unseen, remembered[place] as T));
}

function filled<T>(places: readonly (T | null)[], unseen: T[]): T[] {
  return places.map((card) => card ?? (unseen.pop() as T));
}

/** The card, if it is unseen; it is not any more then. */
function take<T>(unseen: T[], card: T): T | null {
  const i = unseen.indexOf(card);
  return i < 0 ? null : (unseen.splice(i, 1)[0] as T);
}

/** A hand that is seen, or one dealt from what is unseen, remembered cards first. */
function imaginePlayer(view: CityView, seat: Seat, unseen: Unseen, memory?: CityMemory): Player {
  const player = view.players[seat] as CityView['players'][number];
  const { miracles, intrigues } = player.handCounts;
  const known = memory?.hands[seat] ?? [];
  return playerWith(player, {
    miracles: player.hand?.miracles.slice() ?? deal(unseen.miracles, miracles, known.filter(isMiracle)),
    intrigues: player.hand?.intrigues.slice() ?? deal(unseen.intrigues, intrigues, known.filter(isIntrigue)),
  });
}

function deal<T extends HandCardId>(unseen: T[], count: number, known: readonly T[]): T[] {
  const hand = known
    .slice(0, count)
    .map((card) => take(unseen, card))
    .filter((card) => card !== null);
  while (hand.length < count) hand.push(unseen.pop() as T);
  return hand.sort(byTableOrder);
}

/**
 * Whoever is asked for a card to play through an ability holds one that fits, or could not have used it. If no dealt
 * card does, one is exchanged for a hidden card that does.
 */
function grantInnerCard(world: City, view: CityView): void {
  const frame = world.stack[world.stack.length - 1];
  if (frame?.rule !== 'pick-inner-card' || view.players[frame.seat]?.hand !== undefined) return;
  const isGranted = () => pending(world)?.asked[0]?.options.length !== 0;
  const hiddenSeats = world.seating.filter((seat) => seat !== frame.seat && view.players[seat]?.hand === undefined);
  const hiddenHands = hiddenSeats.map((seat) => playerOf(world, seat).hand);
  const { miracles, intrigues } = playerOf(world, frame.seat).hand;
  const isDone =
    isGranted() ||
    [world.miracleDeck, ...hiddenHands.map((hand) => hand.miracles)].some((from) =>
      tryEach(miracles, from, isGranted),
    ) ||
    [world.intrigueDeck, ...hiddenHands.map((hand) => hand.intrigues)].some((from) =>
      tryEach(intrigues, from, isGranted),
    );
  if (!isDone) throw new Error('the view shows a seat that has used an ability without the card for it');
  for (const hand of [{ miracles, intrigues }, ...hiddenHands]) {
    hand.miracles.sort(byTableOrder);
    hand.intrigues.sort(byTableOrder);
  }
}

/** Exchanges the first card of a hand with each of these until it fits; if none does, all is as before. */
function tryEach<T>(hand: T[], others: T[], fits: () => boolean): boolean {
  const [first] = hand;
  if (first === undefined) return false;
  for (const [i, other] of others.entries()) {
    hand[0] = other;
    others[i] = first;
    if (fits()) return true;
    others[i] = other;
  }
  hand[0] = first;
  return false;
}
