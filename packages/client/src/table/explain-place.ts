/** Where an explanation stands: beside its thing, where it covers neither the thing nor anything that can be touched. */
const GAP = 10;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function placeExplanation(box: HTMLElement, anchor: Box): void {
  const { width, height } = box.getBoundingClientRect();
  const free = [...document.querySelectorAll('[data-touchable], [data-region="bar"]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const spot = bestSpot({ width, height }, anchor, free, { width: innerWidth, height: innerHeight });
  box.style.left = `${spot.left}px`;
  box.style.top = `${spot.top}px`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place that covers least of what should stay free; among equals the nearest above, then beside, then below. */
export function bestSpot(size: Size, anchor: Box, free: readonly Box[], page: Size): { left: number; top: number } {
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const spots = [
    [middle.x - size.width / 2, anchor.top - size.height - GAP],
    [anchor.right + GAP, middle.y - size.height / 2],
    [anchor.left - size.width - GAP, middle.y - size.height / 2],
    [middle.x - size.width / 2, anchor.bottom + GAP],
    [middle.x - size.width / 2, GAP],
    [GAP, page.height / 2 - size.height / 2],
    [page.width - size.width - GAP, page.height / 2 - size.height / 2],
  ].map(([left = 0, top = 0]) => inside(left, top, size, page));
  const cost = (spot: Box) => overlap(spot, anchor) * 10 + free.reduce((sum, one) => sum + overlap(spot, one), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function inside(left: number, top: number, { width, height }: Size, page: Size): Box {
  const x = Math.min(Math.max(GAP, left), Math.max(GAP, page.width - width - GAP));
  const y = Math.min(Math.max(GAP, top), Math.max(GAP, page.height - height - GAP));
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
