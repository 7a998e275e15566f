/** Where a card comes from that was not on the board before. */
import type { RiseTold } from '@conclave/rise-of-cthulhu';

export function originOf(card: string, fresh: readonly RiseTold[]): string | null {
  const event = fresh.findLast(
    (one) => ('card' in one && one.card === card) || ('oldOne' in one && one.oldOne === card),
  );
  return event === undefined ? null : placeBehind(event);
}

function placeBehind(event: RiseTold): string | null {
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
      return `hand-${1 - event.seat}`;
    case 'cultistPlaced':
    case 'cultistTaken':
      return event.from;
    default:
      return null;
  }
}
