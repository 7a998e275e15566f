/** Where a card comes from that was not on the board before. */
import type { ToldEvent } from '@conclave/kernel';

export function originOf(card: string, fresh: readonly ToldEvent[]): string | null {
  const event = fresh.findLast((one) => one.card === card || one.oldOne === card);
  return event === undefined ? null : placeBehind(event);
}

function placeBehind(event: ToldEvent): string | null {
  switch (event.type) {
    case 'cultistDrawn':
    case 'oldOneAwoke':
      return 'deck';
    case 'monsterDrawn':
      return 'monsterDeck';
    case 'artifactDrawn':
      return 'artifactDeck';
    case 'cultistPlayed':
    case 'valleyPlayed':
    case 'monsterPlayed':
    case 'artifactPlayed':
    case 'attached':
    case 'cultistDiscarded':
      return `hand-${event.seat}`;
    case 'handTaken':
      return `hand-${1 - (event.seat as number)}`;
    case 'cultistPlaced':
    case 'cultistTaken':
      return String(event.from);
    default:
      return null;
  }
}
