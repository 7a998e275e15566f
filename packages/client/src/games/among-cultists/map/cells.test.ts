import { maps } from '@conclave/among-cultists';
import { describe, expect, it } from 'vitest';
import { reachesOn } from './cells.ts';

/** The smallest map that is ever drawn, how far a cell may reach beyond its plate, and what a finger needs, in pixels. */
const [WIDTH, HEIGHT] = [352, 295];
const FARTHEST = 28;
const FINGER = 40;

function cellsOn(variant: keyof typeof maps) {
  const { places } = maps[variant];
  const reaches = reachesOn(places);
  return places.map(({ id, rect: [x, y, width, height] }) => {
    const reach = reaches.get(id);
    if (reach === undefined) throw new Error(`${id} has no cell`);
    const px = (units: number) => (units * WIDTH) / 1200;
    const py = (units: number) => (units * HEIGHT) / 800;
    return {
      id,
      left: px(x) - Math.min(FARTHEST, px(reach.left)),
      right: px(x + width) + Math.min(FARTHEST, px(reach.right)),
      top: py(y) - Math.min(FARTHEST, py(reach.top)),
      bottom: py(y + height) + Math.min(FARTHEST, py(reach.bottom)),
    };
  });
}

describe.each(Object.keys(maps) as (keyof typeof maps)[])('the cells of %s on the smallest phone', (variant) => {
  const cells = cellsOn(variant);

  it('are no smaller than a fingertip', () => {
    const small = cells.filter(({ left, right, top, bottom }) => right - left < FINGER || bottom - top < FINGER);
    expect(small).toEqual([]);
  });

  it('do not overlap', () => {
    const overlaps = cells.flatMap((one, i) =>
      cells
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01,
        )
        .map((other) => `${one.id} ${other.id}`),
    );
    expect(overlaps).toEqual([]);
  });
});
