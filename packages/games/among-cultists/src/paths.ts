/** Every path a Character can take (AC-4.11), listed once for each place to start from. */
import type { MoveChoice } from './choices.ts';
import type { LocationId } from './components/locations.ts';
import { LOCKED_DOOR, maps, type VariantId } from './components/maps.ts';

const known = new Map<string, readonly MoveChoice[]>();

/** Staying comes first, then all paths of up to `points` steps. */
export function pathsFrom(
  variant: VariantId,
  start: LocationId,
  points: number,
  doorIsOpen: boolean,
): readonly MoveChoice[] {
  const key = `${variant} ${start} ${points} ${doorIsOpen}`;
  let paths = known.get(key);
  if (paths === undefined) {
    paths = pathsOn(variant, start, points, doorIsOpen);
    known.set(key, paths);
  }
  return paths;
}

function pathsOn(variant: VariantId, start: LocationId, points: number, doorIsOpen: boolean): MoveChoice[] {
  const paths: MoveChoice[] = [];
  const extend = (path: readonly LocationId[]) => {
    paths.push(Object.freeze({ type: 'move', path: Object.freeze(path) }));
    if (path.length === points) return;
    for (const next of neighboursOf(variant, path.at(-1) ?? start, doorIsOpen)) {
      if (next !== start && !path.includes(next)) extend([...path, next]);
    }
  };
  extend([]);
  return paths;
}

/** Where one step leads. */
export function neighboursOf(variant: VariantId, location: LocationId, doorIsOpen: boolean): readonly LocationId[] {
  const neighbours = maps[variant].neighbours[location] ?? [];
  if (!doorIsOpen || !LOCKED_DOOR.includes(location)) return neighbours;
  return [...neighbours, ...LOCKED_DOOR.filter((end) => end !== location)];
}
