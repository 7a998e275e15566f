/**
 * What belongs to a place for a finger: the part of the map that is nearer to it than to any other place. A small place gets
 * more of the gap to a large one, so that tunnels are no smaller than a fingertip.
 */
import type { LocationId, Place } from '@conclave/among-cultists';

/** How far a place's cell reaches beyond its plate, in units of the map; less than nothing where a small neighbour needs it. */
export interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Rect = Place['rect'];

const WIDTH = 1200;
const HEIGHT = 800;

export function reachesOn(places: readonly Place[]): ReadonlyMap<LocationId, Reach> {
  return new Map(places.map((place) => [place.id, reachOf(place, places)]));
}

function reachOf({ id, rect }: Place, places: readonly Place[]): Reach {
  const [x, y, width, height] = rect;
  const reach = { left: x, top: y, right: WIDTH - x - width, bottom: HEIGHT - y - height };
  for (const other of places) {
    if (other.id === id) continue;
    const { side, by } = borderTo(rect, other.rect);
    reach[side] = Math.min(reach[side], by);
  }
  return reach;
}

/** On which side the other place lies, and how much of the gap between them belongs to the first. */
function borderTo(one: Rect, other: Rect): { side: keyof Reach; by: number } {
  const [x, y, width, height] = one;
  const [ox, oy, owidth, oheight] = other;
  const gaps: readonly (readonly [keyof Reach, number])[] = [
    ['left', x - ox - owidth],
    ['top', y - oy - oheight],
    ['right', ox - x - width],
    ['bottom', oy - y - height],
  ];
  const [side, gap] = gaps.reduce((widest, next) => (next[1] > widest[1] ? next : widest));
  const isBeside = side === 'left' || side === 'right';
  return { side, by: isBeside ? partOf(gap, width, owidth, LEAST[0]) : partOf(gap, height, oheight, LEAST[1]) };
}

/** A fingertip of 40 pixels, on a map of 352 x 300. */
const LEAST = [140, 108] as const;

/** How much of the gap is the first one's; more than all of it where it is too small for a finger and the other is not. */
function partOf(gap: number, own: number, others: number, least: number): number {
  const fair = (gap * others ** 2) / (own ** 2 + others ** 2);
  if (own < least && others >= least) return Math.max(fair, (least - own) / 2);
  if (others < least && own >= least) return Math.min(fair, gap - (least - others) / 2);
  return fair;
}
