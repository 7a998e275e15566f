/** Pulse and room cards: how many there are, and who and what begins with which (sections 2.1 to 2.5). */
import type { MapId } from './maps.ts';

export const PULSE_CARDS = ['alive', 'dead'] as const;
export type PulseCard = (typeof PULSE_CARDS)[number];

export const ROOM_CARDS = ['success', 'failure', 'sabotage'] as const;
export type RoomCard = (typeof ROOM_CARDS)[number];

export const CARDS = [...PULSE_CARDS, ...ROOM_CARDS] as const;
export type Card = (typeof CARDS)[number];
export type ByCard = Record<Card, number>;

/** AC-2.2 */
export const SUPPLY: Readonly<ByCard> = { alive: 64, dead: 12, success: 70, failure: 18, sabotage: 10 };

/** AC-7.6: the specification's figures, which are reconstructed, or those with which adepts of both sides win about equally often. */
export type Balance = 'reconstructed' | 'tuned';

/** What depends on the number of players (AC-2.1, AC-2.3 to 2.7). */
export interface SeatCount {
  readonly cultists: 1 | 2;
  readonly target: Readonly<Record<MapId, number>>;
  /** K: so many dead Investigators let the Cultists win. */
  readonly deadNeeded: number;
  readonly cultistHand: Readonly<ByCard>;
  /** The first pulse cards of those who are no Cultists are dealt from these. */
  readonly pulsePool: Readonly<Record<PulseCard, number>>;
  /** Start cards of each room with number 1. All other coloured rooms have two. */
  readonly cardsInFirstRooms: 2 | 3;
  readonly roomPool: Readonly<Record<MapId, Readonly<Record<RoomCard, number>>>>;
  readonly unsafeDeck: Readonly<Record<PulseCard, number>>;
}

/** AC-2.3: everybody who is no Cultist. */
export const INVESTIGATOR_HAND: Readonly<ByCard> = { alive: 6, dead: 0, success: 7, failure: 0, sabotage: 0 };

const LONE_CULTIST_HAND: Readonly<ByCard> = { alive: 2, dead: 4, success: 3, failure: 2, sabotage: 2 };

export const SEAT_COUNTS: Readonly<Record<number, SeatCount>> = {
  4: {
    cultists: 1,
    target: { university: 10, 'under-the-surface': 10 },
    deadNeeded: 3,
    cultistHand: LONE_CULTIST_HAND,
    pulsePool: { alive: 4, dead: 2 },
    cardsInFirstRooms: 3,
    roomPool: {
      university: { success: 18, failure: 3, sabotage: 1 },
      'under-the-surface': { success: 18, failure: 3, sabotage: 1 },
    },
    unsafeDeck: { alive: 7, dead: 3 },
  },
  5: {
    cultists: 1,
    target: { university: 10, 'under-the-surface': 10 },
    deadNeeded: 3,
    cultistHand: LONE_CULTIST_HAND,
    pulsePool: { alive: 4, dead: 1 },
    cardsInFirstRooms: 3,
    roomPool: {
      university: { success: 16, failure: 4, sabotage: 2 },
      'under-the-surface': { success: 16, failure: 4, sabotage: 2 },
    },
    unsafeDeck: { alive: 8, dead: 2 },
  },
  6: {
    cultists: 1,
    target: { university: 12, 'under-the-surface': 11 },
    deadNeeded: 4,
    cultistHand: LONE_CULTIST_HAND,
    pulsePool: { alive: 4, dead: 2 },
    cardsInFirstRooms: 3,
    roomPool: {
      university: { success: 17, failure: 4, sabotage: 1 },
      'under-the-surface': { success: 16, failure: 4, sabotage: 2 },
    },
    unsafeDeck: { alive: 7, dead: 3 },
  },
  7: {
    cultists: 2,
    target: { university: 12, 'under-the-surface': 11 },
    deadNeeded: 4,
    cultistHand: { alive: 4, dead: 2, success: 4, failure: 2, sabotage: 1 },
    pulsePool: { alive: 5, dead: 0 },
    cardsInFirstRooms: 2,
    roomPool: {
      university: { success: 15, failure: 5, sabotage: 2 },
      'under-the-surface': { success: 13, failure: 5, sabotage: 2 },
    },
    unsafeDeck: { alive: 10, dead: 2 },
  },
  8: {
    cultists: 2,
    target: { university: 13, 'under-the-surface': 12 },
    deadNeeded: 5,
    cultistHand: { alive: 3, dead: 3, success: 4, failure: 2, sabotage: 1 },
    pulsePool: { alive: 7, dead: 1 },
    cardsInFirstRooms: 2,
    roomPool: {
      university: { success: 14, failure: 6, sabotage: 2 },
      'under-the-surface': { success: 12, failure: 8, sabotage: 2 },
    },
    unsafeDeck: { alive: 10, dead: 2 },
  },
};

/**
 * AC-7.6: what `tuned` changes, found by simulation. More Success among the start cards lets points decide more games, more
 * Dead among the first pulse cards help the Cultists. Only numbers of our own (marked [R]) differ.
 */
const TUNED: Readonly<Record<number, Partial<SeatCount>>> = {
  4: {
    target: { university: 9, 'under-the-surface': 10 },
    // Two Dead at the most: with three the game would be decided when it begins.
    pulsePool: { alive: 3, dead: 2 },
    unsafeDeck: { alive: 6, dead: 4 },
    roomPool: {
      university: { success: 17, failure: 4, sabotage: 1 },
      'under-the-surface': { success: 21, failure: 1, sabotage: 0 },
    },
  },
  5: {
    target: { university: 9, 'under-the-surface': 10 },
    pulsePool: { alive: 6, dead: 2 },
    roomPool: {
      university: { success: 18, failure: 3, sabotage: 1 },
      'under-the-surface': { success: 20, failure: 2, sabotage: 0 },
    },
  },
  6: {
    roomPool: {
      university: { success: 19, failure: 2, sabotage: 1 },
      'under-the-surface': { success: 19, failure: 2, sabotage: 1 },
    },
  },
  7: {
    target: { university: 11, 'under-the-surface': 11 },
    pulsePool: { alive: 6, dead: 1 },
    roomPool: {
      university: { success: 17, failure: 4, sabotage: 1 },
      'under-the-surface': { success: 18, failure: 2, sabotage: 0 },
    },
  },
  8: {
    pulsePool: { alive: 6, dead: 2 },
    roomPool: {
      university: { success: 17, failure: 4, sabotage: 1 },
      'under-the-surface': { success: 13, failure: 7, sabotage: 2 },
    },
  },
};

export const TUNED_COUNTS: Readonly<Record<number, SeatCount>> = Object.fromEntries(
  Object.entries(SEAT_COUNTS).map(([seats, figures]) => [seats, { ...figures, ...TUNED[Number(seats)] }]),
);

/** A list with each card as often as counted, in the order of the table. */
export function listOfCards<C extends Card>(counts: Readonly<Partial<Record<C, number>>>): C[] {
  const list: C[] = [];
  for (const card of CARDS as readonly Card[] as readonly C[]) {
    for (let i = counts[card] ?? 0; i > 0; i--) list.push(card);
  }
  return list;
}
