/** Where a card or Priest comes from that was not on the board before. */
import type { ToldEvent } from '@conclave/kernel';

export function originOf(id: string, fresh: readonly ToldEvent[]): string | null {
  const event = fresh.findLast(
    (one) => one.priest === id || one.card === id || (Array.isArray(one.cards) && one.cards.includes(id)),
  );
  switch (event?.type) {
    case 'cardsDrawn':
      return `deck-${event.deck}`;
    case 'cardGiven':
    case 'preached':
    case 'priestMoved':
    case 'priestTaken':
      return `seat-${event.seat}`;
    case 'licenseTaken':
      return 'deck-license';
    default:
      return null;
  }
}
