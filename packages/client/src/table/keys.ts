/** Walking over the board with the arrow keys: the focus goes to the nearest thing in that direction. */
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The thing to go to from this one; null at the edge. */
export function neighbour(board: ParentNode, from: Element, key: string): HTMLElement | null {
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
