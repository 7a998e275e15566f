/** Cards travel from where they were to where they are now. Movement only shows; nothing ever waits for it. */
import type { ToldEvent } from '@conclave/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const SPEED = 420;

/**
 * Moves everything with `data-card` inside the board from its place at the last drawing to its present one, whenever
 * something new was told. What was not to be seen before comes from the place with `data-place` that the events name.
 */
export function useTravel(board: RefObject<HTMLElement | null>, fresh: readonly ToldEvent[], isStill: boolean): void {
  const places = useRef(new Map<string, DOMRect>());
  const told = useRef<readonly ToldEvent[]>(fresh);
  useLayoutEffect(() => {
    if (board.current === null) return;
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const isNews = fresh !== told.current && fresh.length > 0;
    told.current = fresh;
    for (const element of board.current.querySelectorAll<HTMLElement>('[data-card]')) {
      const card = element.dataset.card as string;
      const to = element.getBoundingClientRect();
      now.set(card, to);
      if (!isNews || isStill) continue;
      const from = before.get(card) ?? origin(board.current, card, fresh);
      if (from !== null) travel(element, from, to);
    }
    places.current = now;
  });
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 4 || to.width === 0) return;
  const scale = from.width / to.width || 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 40 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 40 },
    ],
    { duration: SPEED, easing: 'cubic-bezier(.2,.75,.25,1)' },
  );
}

/** Where a card that was not on the board before comes from. */
function origin(board: HTMLElement, card: string, fresh: readonly ToldEvent[]): DOMRect | null {
  const event = fresh.findLast((one) => one.card === card || one.oldOne === card);
  const place = event === undefined ? null : placeBehind(event);
  return place === null ? null : (board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null);
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
