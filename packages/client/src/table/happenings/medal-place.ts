/** Where a medal stands: beside its cause, on the board, over nothing that can be touched and over no text of the bar. */
import type { Thing } from '@conclave/kernel';

const GAP = 8;

/** Puts the box there; false where there is no such place, and the news line has to do. */
export function placeBeside(box: HTMLElement, thing: Thing | null): boolean {
  const board = document.querySelector('[data-region="board"]')?.getBoundingClientRect();
  if (board === undefined) return false;
  const { width, height } = box.getBoundingClientRect();
  const cause = thing === null ? null : document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const spots = [
    ...(cause === null ? [] : around(cause.getBoundingClientRect(), width, height)),
    ...corners(board, width, height),
  ];
  const busy = [...document.querySelectorAll('[data-touchable], [data-other-way], [data-region="tray"]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const spot = spots.find(
    ([x, y]) => isInside(board, x, y, width, height) && busy.every((rect) => !overlaps(rect, x, y, width, height)),
  );
  if (spot === undefined) return false;
  box.style.left = `${spot[0]}px`;
  box.style.top = `${spot[1]}px`;
  return true;
}

type Spot = readonly [x: number, y: number];

function around({ left, top, right, bottom }: DOMRect, width: number, height: number): readonly Spot[] {
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    [x, top - height - GAP],
    [right + GAP, y],
    [left - width - GAP, y],
    [x, bottom + GAP],
  ];
}

function corners({ left, top, right, bottom }: DOMRect, width: number, height: number): readonly Spot[] {
  return [
    [(left + right - width) / 2, top + GAP],
    [right - width - GAP, top + GAP],
    [left + GAP, top + GAP],
    [right - width - GAP, bottom - height - GAP],
    [left + GAP, bottom - height - GAP],
  ];
}

function isInside({ left, top, right, bottom }: DOMRect, x: number, y: number, width: number, height: number): boolean {
  return x >= left && y >= top && x + width <= right && y + height <= bottom;
}

function overlaps({ left, top, right, bottom }: DOMRect, x: number, y: number, width: number, height: number): boolean {
  return x < right && x + width > left && y < bottom && y + height > top;
}
