/** The printed cards, and what lying in front of a seat lets them do. */
import type { Seat } from '@conclave/kernel';
import type { Context } from './frames.ts';
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

export function kindOf(card: CardId): Kind {
  return card.split('-')[0] as Kind;
}

/** What a card counts in an auction (VG-2.2). */
export function worthOf(card: CardId): number {
  return kindOf(card) === 'relic' ? Number(card.split('-')[1]) : 0;
}

/** What cards in front of a seat do when somebody takes a prize. */
const PRIZE_TAKEN: Partial<Record<Kind, (state: Vigil, me: Seat, by: Seat, ctx: Context) => void>> = {
  // Draw a card whenever another seat takes a prize. (VG-2.6)
  lantern(state, me, by, ctx) {
    if (by !== me) drawCard(state, me, ctx);
  },
};

/** The keeper's cards come first, then clockwise. */
export function prizeTaken(state: Vigil, by: Seat, ctx: Context): void {
  const cards = seatsFrom(state, state.keeper).flatMap((seat) =>
    (state.players[seat]?.trophies ?? []).map((card) => ({ seat, card })),
  );
  for (const { seat, card } of cards) PRIZE_TAKEN[kindOf(card)]?.(state, seat, by, ctx);
}
