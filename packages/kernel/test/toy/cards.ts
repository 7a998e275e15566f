/** The printed cards, and what lying in front of a seat lets them do. */
import { moments, type Seat, type Triggers } from '@conclave/kernel';
import type { VigilEvent } from './events.ts';
import { seatsFrom, type Vigil } from './state.ts';
import { drawCard } from './verbs.ts';

export const KINDS = ['relic', 'lantern', 'bell', 'ward'] as const;
export type Kind = (typeof KINDS)[number];
export type CardId = `${Kind}-${number}`;

export const CARDS: readonly CardId[] = [
  ...numbered('relic', 14),
  ...numbered('lantern', 3),
  ...numbered('bell', 3),
  ...numbered('ward', 2),
];

function numbered(kind: Kind, count: number): CardId[] {
  return Array.from({ length: count }, (_, i) => `${kind}-${i + 1}` as const);
}

export function isCard(id: unknown): id is CardId {
  return CARDS.includes(id as CardId);
}

export function kindOf(card: CardId): Kind {
  return card.split('-')[0] as Kind;
}

/** What a card counts in an auction (VG-2.2). */
export function worthOf(card: CardId): number {
  return kindOf(card) === 'relic' ? Number(card.split('-')[1]) : 0;
}

/** The moments at which cards may do something. */
export interface Moments {
  prizeTaken: { readonly by: Seat };
}

const TRIGGERS: Partial<Record<Kind, Triggers<Vigil, Moments, VigilEvent>>> = {
  // Draw a card whenever another seat takes a prize. (VG-2.6)
  lantern: {
    prizeTaken(state, me, { by }, ctx) {
      if (by !== me) drawCard(state, me, ctx);
    },
  },
};

/** The keeper's cards come first, then clockwise. */
export const happen = moments<Vigil, Moments, VigilEvent>((state) =>
  seatsFrom(state, state.keeper).flatMap((seat) =>
    (state.players[seat]?.trophies ?? []).map((card) => ({ seat, on: TRIGGERS[kindOf(card)] ?? {} })),
  ),
);
