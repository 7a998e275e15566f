/**
 * Imagined Pulse decks. Every card came from somewhere: dealt at setup, given by somebody, drawn from the unsafe-passages
 * deck or the hunt cards. So each place gets a card of its source, and what was seen of a deck is made true afterwards.
 */
import type { Chance, Seat } from '@conclave/kernel';
import { INVESTIGATOR_HAND, listOfCards, PULSE_CARDS, type PulseCard } from './components/cards.ts';
import { allHuntCards } from './components/hunt.ts';
import type { AmongMemory, PulseSource } from './memory.ts';
import type { Among, Player, PulseDeckCard } from './state.ts';
import { figuresOf, isCultist, isFreeOfTruthAndRoute, isMarked, playerOf } from './table.ts';
import type { AmongView } from './view.ts';

/** Cards that have left their place of origin, by origin; they are taken from the end. */
interface Origins {
  /** By seat: the card dealt at setup, until it is put into the deck. */
  readonly setup: (PulseCard | undefined)[];
  /** By seat: what the hand has given away. */
  readonly gifts: PulseCard[][];
  readonly unsafe: PulseCard[];
  readonly hunt: PulseDeckCard[];
}

/** Deals all Pulse decks and the unsafe-passages deck. Roles, hands and hunt cards must be there already. */
export function dealPulses(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  dealFirstPulses(s, view, chance);
  const unsafe = listOfCards(figuresOf(s).unsafeDeck);
  chance.shuffle(unsafe);
  s.unsafeDeck = unsafe.splice(0, view.unsafeCount);
  const hunt = s.hunt === null ? [] : allHuntCards();
  for (const card of s.hunt?.deck ?? []) hunt.splice(hunt.indexOf(card), 1);
  chance.shuffle(hunt);
  const origins: Origins = {
    setup: s.players.map(({ firstPulse }) => firstPulse),
    gifts: s.players.map((player) => giftsOf(s, player, chance)),
    unsafe,
    hunt,
  };
  const decks = s.players.map((_, seat) =>
    sourcesOf(seat, view.players[seat]?.pulseCount ?? 0, memory).map((source) => cardFrom(s, seat, source, origins)),
  );
  const areAllKnown = decks.every((deck) => !deck.includes(undefined));
  const rest = areAllKnown ? [] : restOf(origins);
  chance.shuffle(rest);
  s.players.forEach((player, seat) => {
    player.pulse = (decks[seat] ?? []).map((card) => card ?? rest.pop() ?? 'alive');
  });
  makeTrue(s, view, chance, memory);
}

function restOf({ setup, gifts, unsafe, hunt }: Origins): PulseDeckCard[] {
  return [...setup.flatMap((card) => card ?? []), ...gifts.flat(), ...unsafe, ...hunt];
}

/** AC-3.7, as far as the night has not shown them. */
function dealFirstPulses(s: Among, view: AmongView, chance: Chance): void {
  const pool = listOfCards(figuresOf(s).pulsePool);
  for (const { firstPulse } of view.players) {
    const at = firstPulse === undefined ? -1 : pool.indexOf(firstPulse);
    if (at >= 0) pool.splice(at, 1);
  }
  chance.shuffle(pool);
  s.players.forEach((player, seat) => {
    const isDealt = s.options['initial-dead'] === 'on' && !isCultist(player);
    player.firstPulse = view.players[seat]?.firstPulse ?? (isDealt ? (pool.pop() as PulseCard) : 'alive');
  });
}

function giftsOf(s: Among, player: Player, chance: Chance): PulseCard[] {
  const { cultistHand } = figuresOf(s);
  const dealt = isCultist(player) ? cultistHand : INVESTIGATOR_HAND;
  const gifts: PulseCard[] = [];
  for (const card of PULSE_CARDS) for (let i = player.hand[card]; i < dealt[card]; i++) gifts.push(card);
  if (isCultist(player)) chance.shuffle(gifts);
  return gifts;
}

const FIRST_CARD: readonly PulseSource[] = [{ from: 'setup' }];

/** Without a memory nothing is known but that the first card was dealt at setup. */
function sourcesOf(seat: Seat, count: number, memory?: AmongMemory): readonly PulseSource[] {
  const known = memory?.pulses[seat] ?? FIRST_CARD;
  if (known.length === count) return known;
  const sources = known.slice(0, count);
  while (sources.length < count) sources.push({ from: 'unknown' });
  return sources;
}

/** A card of that origin; undefined: it may be any that is left in the end. */
function cardFrom(s: Among, seat: Seat, { from, card }: PulseSource, origins: Origins): PulseDeckCard | undefined {
  switch (from) {
    case 'setup': {
      const first = origins.setup[seat];
      origins.setup[seat] = undefined;
      return first;
    }
    case 'unsafe': {
      const drawn = origins.unsafe.pop();
      // The cult's mark (AC-4.16).
      return drawn === 'dead' && isMarked(s, playerOf(s, seat)) ? 'alive' : drawn;
    }
    case 'hunt':
      return origins.hunt.pop();
    case 'unknown':
      return undefined;
    default: {
      const gifts = origins.gifts[from] ?? [];
      if (card === undefined) return gifts.pop();
      const at = gifts.indexOf(card);
      if (at >= 0) gifts.splice(at, 1);
      return card;
    }
  }
}

// ---- What was seen of a deck

function makeTrue(s: Among, view: AmongView, chance: Chance, memory?: AmongMemory): void {
  const states = statesKnown(s, memory);
  if (view.checked !== undefined) {
    const { target, alive, dead } = view.checked;
    states[target] = { cards: alive + dead, dead };
  }
  const isFree = (seat: Seat, i: number) => i >= (states[seat]?.cards ?? 0);
  for (const [target, { cards, dead }] of Object.entries(states)) {
    const { pulse } = playerOf(s, Number(target));
    const seen = pulse.slice(0, cards).map((_, i) => i);
    chance.shuffle(seen);
    for (let missing = dead - countDead(pulse.slice(0, cards)); missing !== 0; missing += missing > 0 ? -1 : 1) {
      const wanted = missing > 0 ? 'dead' : 'alive';
      const at = seen.find((i) => pulse[i] === (wanted === 'dead' ? 'alive' : 'dead'));
      if (at !== undefined) pulse[at] = fetch(s, view, wanted, isFree);
      else if (!exchangeWound(s, pulse, seen, wanted, isFree)) break;
    }
  }
}

/** What was seen, and what was said by those who cannot lie (AC-4.41). */
function statesKnown(s: Among, memory?: AmongMemory): Record<Seat, { cards: number; dead: number }> {
  const states: Record<Seat, { cards: number; dead: number }> = { ...memory?.states };
  for (const { seat, target, cards } of memory?.saidAlive ?? []) {
    const known = states[target];
    const isNews = known === undefined || (known.dead === 0 && known.cards < cards);
    if (isNews && !isFreeOfTruthAndRoute(playerOf(s, seat))) states[target] = { cards, dead: 0 };
  }
  return states;
}

function countDead(cards: readonly PulseDeckCard[]): number {
  return cards.filter((card) => card === 'dead' || card === 'mortal-wound').length;
}

/** Takes a card of this kind from a place nobody has looked into, and leaves the other kind there; else from the reserve. */
function fetch(s: Among, view: AmongView, wanted: PulseCard, isFree: (seat: Seat, i: number) => boolean): PulseCard {
  const other = wanted === 'dead' ? 'alive' : 'dead';
  for (const [seat, { pulse }] of s.players.entries()) {
    const at = pulse.findIndex((card, i) => card === wanted && isFree(seat, i));
    if (at >= 0) {
      pulse[at] = other;
      return wanted;
    }
  }
  const inDeck = s.unsafeDeck.indexOf(wanted);
  const holder = s.players.find(
    (player, seat) => view.players[seat]?.hand === undefined && isCultist(player) && player.hand[wanted] > 0,
  );
  if (inDeck >= 0) {
    s.unsafeDeck[inDeck] = other;
  } else if (holder !== undefined) {
    holder.hand[wanted] -= 1;
    holder.hand[other] += 1;
  }
  return wanted;
}

/** Where only hunt cards are left to differ, one is exchanged for another that nobody has seen. */
function exchangeWound(
  s: Among,
  pulse: PulseDeckCard[],
  seen: readonly number[],
  wanted: PulseCard,
  isFree: (seat: Seat, i: number) => boolean,
): boolean {
  const [unfit, fit] = wanted === 'dead' ? (['graze', 'mortal-wound'] as const) : (['mortal-wound', 'graze'] as const);
  const at = seen.find((i) => pulse[i] === unfit);
  if (at === undefined || s.hunt === null) return false;
  const inDeck = s.hunt.deck.indexOf(fit);
  if (inDeck >= 0) {
    s.hunt.deck[inDeck] = unfit;
    pulse[at] = fit;
    return true;
  }
  for (const [seat, player] of s.players.entries()) {
    const there = player.pulse.findIndex((card, i) => card === fit && isFree(seat, i));
    if (there < 0) continue;
    player.pulse[there] = unfit;
    pulse[at] = fit;
    return true;
  }
  return false;
}
