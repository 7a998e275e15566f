/** Where a medal stands: on the board, as near to its cause as there is a place that hides no words and nothing that can be touched. */
import type { Thing } from '@conclave/kernel';

/** So far apart are the places that are tried. */
const STEP = 16;
const GAP = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Puts the box there; false where there is no such place, and the news line has to do. */
export function placeBeside(box: HTMLElement, thing: Thing | null): boolean {
  const board = document.querySelector('[data-region="board"]');
  if (board === null) return false;
  const { width, height } = box.getBoundingClientRect();
  const cause = thing === null ? null : document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const spot = nearestFree(board.getBoundingClientRect(), [width, height], (cause ?? board).getBoundingClientRect(), [
    ...answers(),
    ...words(board),
  ]);
  if (spot === null) return false;
  box.style.left = `${spot[0]}px`;
  box.style.top = `${spot[1]}px`;
  return true;
}

/** The upper left corner of the free place nearest to the middle of the cause; null where everything is taken. */
export function nearestFree(
  board: Box,
  [width, height]: readonly [number, number],
  cause: Box,
  taken: readonly Box[],
): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (let y = board.top + GAP; y + height <= board.bottom - GAP; y += STEP) {
    for (let x = board.left + GAP; x + width <= board.right - GAP; x += STEP) {
      const distance = Math.hypot(
        x + width / 2 - (cause.left + cause.right) / 2,
        y + height / 2 - (cause.top + cause.bottom) / 2,
      );
      if (distance >= nearest || taken.some((one) => isOver(one, x, y, width, height))) continue;
      [best, nearest] = [[x, y], distance];
    }
  }
  return best;
}

function isOver({ left, top, right, bottom }: Box, x: number, y: number, width: number, height: number): boolean {
  return x < right + GAP && x + width > left - GAP && y < bottom + GAP && y + height > top - GAP;
}

function answers(): Box[] {
  return [...document.querySelectorAll('[data-touchable], [data-other-way], [data-region="tray"]')].map((one) =>
    one.getBoundingClientRect(),
  );
}

/** The lines of text on the board that are seen. */
function words(board: Element): Box[] {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (/^\s*$/.test(node.textContent ?? '') || node.parentElement?.closest('.unseen') != null) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
