/** How dice move: they tumble when they are rolled, and travel to where they are put. */
import type { DeepTold } from '@conclave/cult-of-the-deep';
import { type RefObject, useEffect } from 'react';

/** Dice that were just rolled, or turned to another face, tumble where they lie. */
export function useTumble(board: RefObject<HTMLElement | null>, fresh: readonly DeepTold[], duration: number): void {
  useEffect(() => {
    if (duration === 0 || board.current === null) return;
    const rolled = new Set(fresh.flatMap(rolledIn));
    for (const element of board.current.querySelectorAll<HTMLElement>('[data-die]')) {
      const die = Number(element.dataset.die);
      if (rolled.has(die)) tumble(element, die, duration);
    }
  }, [board, fresh, duration]);
}

function rolledIn(event: DeepTold): number[] {
  switch (event.type) {
    case 'diceRolled':
    case 'diceRerolled':
      return event.dice.map(({ die }) => die);
    case 'dieChanged':
    case 'dieGained':
      return [event.die];
    default:
      return [];
  }
}

/** Each die a little different, so that they fall and do not march. */
function tumble(element: HTMLElement, die: number, duration: number): void {
  const turns = die % 2 === 0 ? 1 : -1;
  element.animate(
    [
      { transform: `translate(${turns * -34}px, -46px) rotate(${turns * -290}deg) scale(1.25)`, opacity: 0.2 },
      { transform: `translate(${turns * 5}px, 0) rotate(${turns * 24}deg) scale(1)`, opacity: 1, offset: 0.72 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: duration * (0.8 + (die % 4) * 0.06), easing: 'cubic-bezier(.25,.8,.35,1)' },
  );
}

/** A ritual that was not on the table comes from the well, and the mark of a die from the die. */
export function originOf(card: string, fresh: readonly DeepTold[]): string | null {
  if (card.startsWith('mark-')) return `die-${card.slice(card.lastIndexOf('-') + 1)}`;
  if (!card.startsWith('ritual-')) return null;
  return fresh.some((event) => event.type === 'ritualDrawn' && card === `ritual-${event.ritual}`) ? 'pool' : null;
}
