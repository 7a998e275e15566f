/** Where a card or Priest comes from that was not on the board before. */
import type { CityTold } from '@conclave/choose-your-god';

export function originOf(id: string, fresh: readonly CityTold[]): string | null {
  const event = fresh.findLast((one) => isAbout(one, id));
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

function isAbout(event: CityTold, id: string): boolean {
  if ('priest' in event) return event.priest === id;
  if ('card' in event) return event.card === id;
  return event.type === 'cardsDrawn' && (event.cards?.some((card) => card === id) ?? false);
}
