/** What stands where, and where one can go: read off the view, so that every part of the board agrees. */
import {
  type AmongView,
  type Colour,
  colourOf,
  isRoom,
  type LocationId,
  maps,
  type Place,
} from '@conclave/among-cultists';
import type { Seat, Thing } from '@conclave/kernel';

/** The rounds of a game (AC-6.6). */
export const ROUNDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function seatsOf(view: AmongView): Seat[] {
  return view.players.map((_, seat) => seat);
}

export type PlaceLook = Colour | Exclude<Place['kind'], 'room'>;

/** What a place looks like: a room by its colour, everything else by its kind. */
export function lookOf({ id, kind }: Place): PlaceLook {
  return isRoom(id) ? colourOf(id) : (kind as PlaceLook);
}

export function seatsAt(view: AmongView, location: LocationId): Seat[] {
  return view.players.flatMap((player, seat) => (player.location === location ? [seat] : []));
}

export function locationThing(location: LocationId): Thing {
  return `location:${location}`;
}

type Walk = readonly LocationId[];

/** The walks that the observer may choose now; none when it is asked something else. */
function walksIn(view: AmongView): Walk[] {
  return (view.pending?.options ?? []).flatMap((choice) => (choice.type === 'move' ? [choice.path] : []));
}

/** How many steps each Location that can be reached is away. */
export function costsIn(view: AmongView): Partial<Record<LocationId, number>> {
  const costs: Partial<Record<LocationId, number>> = {};
  for (const walk of walksIn(view)) {
    const end = walk.at(-1);
    if (end !== undefined) costs[end] = Math.min(costs[end] ?? walk.length, walk.length);
  }
  return costs;
}

/** The shortest walks that are still possible once these things were touched: the end first, then the way there. */
export function plannedWalks(view: AmongView, touched: readonly Thing[]): Walk[] {
  const [end, ...via] = touched;
  const open = walksIn(view).filter(
    (walk) =>
      walk.length > via.length &&
      locationThing(walk.at(-1) as LocationId) === end &&
      via.every((thing, i) => locationThing(walk[i] as LocationId) === thing),
  );
  const shortest = Math.min(...open.map((walk) => walk.length));
  return open.filter((walk) => walk.length === shortest);
}

/** The middle of a place on the drawing. */
export function anchorOf(view: AmongView, id: LocationId): readonly [x: number, y: number] {
  const [x, y, width, height] = maps[view.variant].places.find((place) => place.id === id)?.rect ?? [0, 0, 0, 0];
  return [x + width / 2, y + height / 2];
}

/** The question that the rules are in the middle of, if any. */
export function frameIn(view: AmongView): AmongView['stack'][number] | undefined {
  return view.stack.at(-1);
}
