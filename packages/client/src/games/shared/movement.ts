/** Things travel from where they were to where they are now. Movement only shows; nothing ever waits for it. */
import type { ToldEvent } from '@conclave/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The `data-place` that something with this `data-card` comes from when it was not to be seen before. */
export type Origin<T> = (card: string, fresh: readonly T[]) => string | null;

/**
 * Moves everything with `data-card` inside the board from its place at the last drawing to its present one, whenever
 * something new was told.
 */
export function useTravel<T extends ToldEvent>(
  board: RefObject<HTMLElement | null>,
  fresh: readonly T[],
  isStill: boolean,
  originOf: Origin<T>,
  milliseconds = 420,
): void {
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
      if (!isNews || isStill || milliseconds === 0) continue;
      const seen = before.get(card);
      const place = seen === undefined ? placeOf(board.current, originOf(card, fresh)) : null;
      const from = seen ?? (place === null ? null : cardIn(place, to));
      if (from !== null) travel(element, from, to, milliseconds);
    }
    places.current = now;
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place may be as wide as a whole hand: what comes from it is no larger than it will be, and starts from its middle. */
export function cardIn(place: Box, to: Box): Box {
  const scale = Math.min(1, place.width / to.width, place.height / to.height);
  const [width, height] = [to.width * scale, to.height * scale];
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  };
}

function travel(element: HTMLElement, from: Box, to: Box, duration: number): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 4 || to.width === 0) return;
  const scale = from.width / to.width || 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 40 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 40 },
    ],
    { duration, easing: 'cubic-bezier(.2,.75,.25,1)' },
  );
}

function placeOf(board: HTMLElement, place: string | null): DOMRect | null {
  return place === null ? null : (board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null);
}
