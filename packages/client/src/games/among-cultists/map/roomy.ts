/** Where the map is drawn large, its plates take more of it: each grows around its centre, as far as its neighbours let it. */

import type { Place } from '@conclave/among-cultists';
import { at } from '@conclave/kernel';

type Rect = Place['rect'];

/** In units of the map: what stays free between two plates and at the edge, and how much wider and higher a plate gets. */
const GAP = 18;
const MARGIN = 16;
const MOST = 44;
const STEP = 4;

export function roomy(places: readonly Place[]): readonly Place[] {
  const rects = places.map(({ rect }) => rect);
  for (let grown = 0; grown < MOST; grown += STEP) {
    for (const i of rects.keys()) {
      for (const [dx, dy] of [
        [STEP, 0],
        [0, STEP],
      ] as const) {
        const [x, y, width, height] = at(rects, i);
        const larger: Rect = [x - dx / 2, y - dy / 2, width + dx, height + dy];
        if (isInside(larger) && rects.every((other, j) => j === i || isApart(larger, other))) rects[i] = larger;
      }
    }
  }
  return places.map((place, i) => ({ ...place, rect: rects[i] ?? place.rect }));
}

function isInside([x, y, width, height]: Rect): boolean {
  return x >= MARGIN && y >= MARGIN && x + width <= 1200 - MARGIN && y + height <= 800 - MARGIN;
}

function isApart([x, y, width, height]: Rect, [ox, oy, owidth, oheight]: Rect): boolean {
  return x - GAP >= ox + owidth || ox - GAP >= x + width || y - GAP >= oy + oheight || oy - GAP >= y + height;
}
