/** What stands where, and where one can go: read off the view, so that every part of the board agrees. */
import {
  type AmongChoice,
  type AmongView,
  type Colour,
  colourOf,
  isRoom,
  type LocationId,
  maps,
  type Place,
  routeRow,
} from '@conclave/among-cultists';
import type { Seat, Thing } from '@conclave/kernel';
import { openAfter, slotsAfter } from '../../table/choosing.ts';
import type { PathOption } from '../../table/contract.ts';
import type { AmongTable } from './among-table.ts';

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

function walkOf({ choice }: PathOption): Walk {
  const { type, path } = choice as AmongChoice & { readonly path?: Walk };
  return type === 'move' && path !== undefined ? path : [];
}

/** How many steps each Location that can be reached is away, by the best way there. */
export function costsIn(options: readonly PathOption[]): Partial<Record<LocationId, number>> {
  const costs: Partial<Record<LocationId, number>> = {};
  for (const option of options) {
    const walk = walkOf(option);
    const end = walk.at(-1);
    if (end !== undefined && option.description.path.length === 1) costs[end] = walk.length;
  }
  return costs;
}

export interface PlannedWalks {
  /** The one that would be walked; null when none is chosen. */
  readonly best: Walk | null;
  readonly others: readonly Walk[];
}

/** The ways to what was touched, or to what is pointed at. */
export function plannedWalks({
  options,
  touching,
  pointedPlace,
}: Pick<AmongTable, 'options' | 'touching' | 'pointedPlace'>): PlannedWalks {
  const { touched } = touching;
  const pointed = pointedPlace === null ? null : touching.optionBehind(locationThing(pointedPlace));
  if (touched.length === 0) return { best: pointed === null ? null : walkOrNone(pointed), others: [] };
  const open = openAfter(options, touched);
  const { confirm } = slotsAfter(options, touched);
  return {
    best: confirm === null ? null : walkOrNone(confirm),
    others: open.filter((option) => option !== confirm && walkOf(option).length > 0).map(walkOf),
  };
}

function walkOrNone(option: PathOption): Walk | null {
  const walk = walkOf(option);
  return walk.length === 0 ? null : walk;
}

/** The rooms whose colour the seat's own Route card names in this round. */
export function ticksIn(view: AmongView, seat: Seat): ReadonlySet<LocationId> {
  const route = view.players[seat]?.route;
  if (route === undefined || view.result !== null) return new Set();
  const colours = routeRow(route, view.round);
  return new Set(maps[view.variant].rooms.filter((room) => colours.includes(colourOf(room))));
}

/** The middle of a place on the drawing. */
export function anchorOf(view: AmongView, id: LocationId): readonly [x: number, y: number] {
  const [x, y, width, height] = maps[view.variant].places.find((place) => place.id === id)?.rect ?? [0, 0, 0, 0];
  return [x + width / 2, y + height / 2];
}
