import { describe, expect, it } from 'vitest';
import { colourOf, isRoom, type LocationId } from '../src/components/locations.ts';
import { maps, VARIANTS, type VariantId, variantOf } from '../src/components/maps.ts';
import { neighboursOf, pathsFrom } from '../src/paths.ts';

/** Coloured rooms, nodes and edges without the locked door, rooms by colour: the sums of section 2.13. */
const SUMS: Readonly<Record<VariantId, readonly [rooms: number, nodes: number, edges: number, colours: string]>> = {
  'university-a': [9, 16, 21, 'pink 2, blue 3, orange 2, red 2'],
  'university-b': [11, 18, 23, 'pink 3, blue 3, orange 3, red 2'],
  'ice-9': [9, 18, 23, 'pink 2, blue 3, orange 2, red 2'],
  'ice-10': [10, 19, 24, 'pink 3, blue 3, orange 2, red 2'],
  'ice-11': [11, 20, 25, 'pink 3, blue 3, orange 3, red 2'],
};

function reachable(variant: VariantId, start: LocationId, steps: number): Set<LocationId> {
  const { tunnels } = maps[variant];
  const found = new Set([start]);
  for (let i = 0; i < steps; i++) {
    for (const here of [...found]) {
      for (const next of neighboursOf(variant, here, false)) if (!tunnels.includes(next)) found.add(next);
    }
  }
  return found;
}

describe.each(VARIANTS)('the map %s (AC-2.15 to AC-2.18)', (variant) => {
  const map = maps[variant];

  it('has the rooms, Locations and edges of the specification', () => {
    const edges = map.edges.filter(({ kind }) => kind !== 'locked-door');
    const colours = Map.groupBy(map.rooms, colourOf);
    const counts = [...colours].map(([colour, rooms]) => `${colour} ${rooms.length}`).join(', ');
    expect([map.rooms.length, map.locations.length, edges.length, counts]).toEqual(SUMS[variant]);
  });

  it('has one locked door on the ice and none at the University', () => {
    const locked = map.edges.filter(({ kind }) => kind === 'locked-door');
    expect(locked).toHaveLength(variant.startsWith('ice') ? 1 : 0);
  });

  it('draws every place inside 1200 x 800, and no two over each other', () => {
    for (const { rect } of map.places) {
      const [x, y, width, height] = rect;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + width <= 1200, y + height <= 800]).toEqual([true, true]);
    }
    for (const a of map.places) {
      for (const b of map.places) {
        if (a.id === b.id) continue;
        const apart =
          a.rect[0] + a.rect[2] <= b.rect[0] ||
          b.rect[0] + b.rect[2] <= a.rect[0] ||
          a.rect[1] + a.rect[3] <= b.rect[1] ||
          b.rect[1] + b.rect[3] <= a.rect[1];
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });

  it('lets everybody reach rooms of three colours by three safe steps (AC-2.19)', () => {
    for (const start of map.locations.filter((id) => !map.tunnels.includes(id))) {
      const colours = new Set([...reachable(variant, start, 3)].filter(isRoom).map(colourOf));
      expect(colours.size, start).toBeGreaterThanOrEqual(3);
    }
  });

  it('offers no more paths than the specification says, and staying first (AC-4.11)', () => {
    const most = { 1: 120, 2: 120, 3: 39, 4: 69, 5: 120 };
    for (const start of map.locations) {
      for (const points of [1, 2, 3, 4, 5] as const) {
        for (const doorIsOpen of [false, true]) {
          const paths = pathsFrom(variant, start, points, doorIsOpen);
          expect(paths[0]).toEqual({ type: 'move', path: [] });
          expect(paths.length).toBeGreaterThanOrEqual(2);
          expect(paths.length).toBeLessThanOrEqual(most[points]);
          expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(paths.length);
        }
      }
    }
  });
});

describe('paths', () => {
  it('reach the most that the specification names somewhere (AC-4.11)', () => {
    const most = (points: number) =>
      Math.max(
        ...VARIANTS.flatMap((variant) =>
          maps[variant].locations.map((start) => pathsFrom(variant, start, points, variant.startsWith('ice')).length),
        ),
      );
    expect([most(3), most(4), most(5)]).toEqual([39, 69, 120]);
  });

  it('go through the locked door when it is open (EX-26)', () => {
    expect(neighboursOf('ice-9', 'pink-1', false)).not.toContain('blue-2');
    expect(neighboursOf('ice-9', 'pink-1', true)).toContain('blue-2');
    expect(neighboursOf('ice-9', 'blue-2', true)).toContain('pink-1');
  });
});

describe('the variant', () => {
  it('follows from the number of players (AC-2.18)', () => {
    expect([4, 5, 6, 7, 8].map((seats) => variantOf('university', seats))).toEqual([
      'university-a',
      'university-a',
      'university-a',
      'university-b',
      'university-b',
    ]);
    expect([4, 5, 6, 7, 8].map((seats) => variantOf('under-the-surface', seats))).toEqual([
      'ice-9',
      'ice-9',
      'ice-9',
      'ice-10',
      'ice-11',
    ]);
  });
});
