/** The ways to a place, the best first, and by which places on them they are told apart. */
import type { AmongChoice, MoveChoice } from './choices.ts';
import type { LocationId } from './components/locations.ts';

type Walk = Extract<MoveChoice, { type: 'move' }>['path'];

/** By walk (its places, joined): where it ends, then the places that make it another one than the best way there. */
type Ways = ReadonlyMap<string, readonly LocationId[]>;

const known = new WeakMap<readonly AmongChoice[], Map<string, Ways>>();

/** What is touched for a walk. The best way needs its end alone; for another one a place is touched that only it goes by. */
export function touchesFor(
  walk: Walk,
  options: readonly AmongChoice[],
  unsafe: readonly LocationId[],
): readonly LocationId[] {
  const own = walk.slice(-1);
  return waysAmong(options, unsafe).get(walk.join()) ?? own;
}

/** Lists of options are shared between states, so that what is unsafe in one of them is part of the key. */
function waysAmong(options: readonly AmongChoice[], unsafe: readonly LocationId[]): Ways {
  const kept = known.get(options) ?? new Map<string, Ways>();
  known.set(options, kept);
  const key = unsafe.join();
  const ways = kept.get(key) ?? findWays(options, unsafe);
  kept.set(key, ways);
  return ways;
}

function findWays(options: readonly AmongChoice[], unsafe: readonly LocationId[]): Ways {
  const byEnd = new Map<LocationId, Walk[]>();
  for (const choice of options) {
    const end = choice.type === 'move' ? choice.path.at(-1) : undefined;
    if (choice.type === 'move' && end !== undefined) byEnd.set(end, [...(byEnd.get(end) ?? []), choice.path]);
  }
  const ways = new Map<string, readonly LocationId[]>();
  const risks = (walk: Walk) => walk.filter((place) => unsafe.includes(place)).length;
  for (const [end, walks] of byEnd) {
    // A step more costs nothing, an unknown pulse card may cost the life.
    walks.sort((one, other) => risks(one) - risks(other) || one.length - other.length);
    tellApart(walks, [end], ways);
  }
  return ways;
}

/** The first of the walks needs no more touches than these; each other one also a place that the first does not go by. */
function tellApart(
  walks: readonly Walk[],
  touches: readonly LocationId[],
  ways: Map<string, readonly LocationId[]>,
): void {
  const [best, ...rest] = walks;
  if (best === undefined) return;
  ways.set(best.join(), touches);
  const byPlace = new Map<LocationId, Walk[]>();
  for (const walk of rest) {
    const other = walk.find((place) => !best.includes(place) && !touches.includes(place));
    // The same places in another order: the first that comes too early.
    const place = other ?? walk.find((at, i) => at !== best[i]);
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), walk]);
  }
  for (const [place, group] of byPlace) tellApart(group, [...touches, place], ways);
}
