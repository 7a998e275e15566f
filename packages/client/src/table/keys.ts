/** The keyboard on the board: arrows lead to what can be touched and walk from thing to thing, Escape goes one step back. */
import { type RefObject, useEffect, useRef } from 'react';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What single keys do while nothing is being typed. */
export interface TableKeys {
  /** Escape: one step back. */
  back(): void;
  /** `r`: what was changed lately lights up. */
  replayTraces(): void;
  /** `s`: what happened since one's last turn. */
  openSummary(): void;
  /** `l`: the options in words. */
  openList(): void;
}

export function useTableKeys(board: RefObject<HTMLElement | null>, keys: TableKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const target = event.target instanceof Element ? event.target : document.body;
      const isElsewhere = target.closest('input, select, textarea, dialog') !== null;
      if (isElsewhere || event.defaultPrevented) return;
      if (event.key === 'Escape') latest.current.back();
      if (!event.ctrlKey && !event.metaKey && !event.altKey) pressed(event.key, latest.current);
      if (board.current === null || ARROWS[event.key] === undefined) return;
      const thing = target.closest('[data-thing]');
      const next = thing === null ? null : neighbour(board.current, thing, event.key);
      next?.focus();
      const hasMoved = next !== null || (target === document.body && focusWhatIsNext(board.current));
      if (hasMoved) event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [board]);
}

function pressed(key: string, keys: TableKeys): void {
  if (key === 'r') keys.replayTraces();
  else if (key === 's') keys.openSummary();
  else if (key === 'l') keys.openList();
}

/** To the first thing that can be touched, or to the first button that answers. False where there is neither. */
export function focusWhatIsNext(board: ParentNode | null): boolean {
  return focusFirst(board, '[data-thing][data-touchable]') || focusFirst(document, '[data-option]');
}

/** To the first of these in sight: a board may keep what it has no room for out of sight. */
export function focusFirst(within: ParentNode | null, selector: string): boolean {
  const all = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = all.find((one) => one.getClientRects().length > 0);
  next?.focus();
  return next !== undefined;
}

/** The thing to go to from this one; null at the edge. */
function neighbour(board: ParentNode, from: Element, key: string): HTMLElement | null {
  const direction = ARROWS[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
  const here = centre(from);
  let best: HTMLElement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const thing of board.querySelectorAll<HTMLElement>('[data-thing]')) {
    if (thing === from || thing.getClientRects().length === 0) continue;
    const there = centre(thing);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // Straight ahead is nearer than aside: a step to the left should not end one row above.
    const distance = along + aside * 2.5;
    if (along > 2 && distance < nearest) {
      best = thing;
      nearest = distance;
    }
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
