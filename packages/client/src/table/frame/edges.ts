/** Where a scroller is cut off, and how much lies beyond: what `EdgeMarks` draws. */

export const SIDES = ['above', 'below', 'before', 'after'] as const;
export type Side = (typeof SIDES)[number];

export interface EdgeMark {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** "+3"; three dots where there is nothing to be counted. */
  readonly count: string;
}

/** So much of a thing may lie beyond an edge, for its ring and for rounding. */
const SLACK = 6;
const COUNTED = 'li, button, [data-thing]';
/** From the edge to the middle of its mark. */
const INSET = { down: 12, across: 20 };

export function marksOf(scroller: Element): EdgeMark[] {
  const box = scroller.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return [];
  return SIDES.filter((side) => hasMore(scroller, side)).flatMap((side) => {
    const [x, y] = placeOf(box, side);
    // Something was opened over it: what is not seen needs no mark.
    const hit = document.elementFromPoint(x, y);
    if (hit === null || (!scroller.contains(hit) && !hit.contains(scroller))) return [];
    return [{ side, x, y, count: countOf(scroller, box, side) }];
  });
}

function hasMore(scroller: Element, side: Side): boolean {
  const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = scroller;
  const { overflowX, overflowY } = getComputedStyle(scroller);
  const isDown = side === 'above' || side === 'below';
  if (!/auto|scroll/.test(isDown ? overflowY : overflowX)) return false;
  switch (side) {
    case 'above':
      return scrollTop > SLACK;
    case 'below':
      return scrollTop + clientHeight < scrollHeight - SLACK;
    case 'before':
      return scrollLeft > SLACK;
    case 'after':
      return scrollLeft + clientWidth < scrollWidth - SLACK;
  }
}

function placeOf({ left, right, top, bottom }: DOMRect, side: Side): readonly [number, number] {
  const across = { before: left + INSET.across, after: right - INSET.across, above: right - 28, below: right - 28 };
  const middle = (top + bottom) / 2;
  const down = { above: top + INSET.down, below: bottom - INSET.down, before: middle, after: middle };
  return [across[side], down[side]];
}

function countOf(scroller: Element, frame: DOMRect, side: Side): string {
  const beyond = [...scroller.querySelectorAll(COUNTED)].filter((one) => {
    const outer = one.parentElement?.closest(COUNTED) ?? null;
    const isOutermost = outer === null || !scroller.contains(outer);
    return isOutermost && isBeyond(frame, one.getBoundingClientRect(), side);
  });
  return beyond.length === 0 ? '…' : `+${beyond.length}`;
}

function isBeyond(frame: DOMRect, box: DOMRect, side: Side): boolean {
  switch (side) {
    case 'above':
      return box.top < frame.top - SLACK;
    case 'below':
      return box.bottom > frame.bottom + SLACK;
    case 'before':
      return box.left < frame.left - SLACK;
    case 'after':
      return box.right > frame.right + SLACK;
  }
}
