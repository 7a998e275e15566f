/** The maps as graphs (AC-2.15 to 2.18): every step along an edge costs one movement point, whatever its kind. */
import { CAFETERIA, isRoom, LOCATIONS, type LocationId, ROOMS, type RoomId } from './locations.ts';
import { underTheSurface } from './under-the-surface.ts';
import { university } from './university.ts';

export const MAPS = ['university', 'under-the-surface'] as const;
export type MapId = (typeof MAPS)[number];

export const VARIANTS = ['university-a', 'university-b', 'ice-9', 'ice-10', 'ice-11'] as const;
export type VariantId = (typeof VARIANTS)[number];

export type PlaceKind = 'cafeteria' | 'room' | 'hall' | 'ice' | 'tunnel';
export type EdgeKind = 'door' | 'obstacle' | 'hatch' | 'locked-door';

/** A place as it is drawn: x, y, width, height on an area of 1200 x 800. */
export interface Place {
  readonly id: LocationId;
  readonly kind: PlaceKind;
  readonly rect: readonly [x: number, y: number, width: number, height: number];
}

export interface Edge {
  readonly kind: EdgeKind;
  readonly from: LocationId;
  readonly to: LocationId;
  /** Where an obstacle or the locked door is drawn. */
  readonly glyph?: readonly [x: number, y: number];
}

/** A map as the specification lists it: places of some variants only, and all ways from a place in one line. */
export interface MapPlan<V extends VariantId> {
  readonly places: readonly (Place & { readonly only?: readonly V[] })[];
  readonly ways: readonly (Omit<Edge, 'to'> & { readonly to: readonly LocationId[] })[];
}

export interface GameMap {
  readonly places: readonly Place[];
  readonly edges: readonly Edge[];
  /** In the order of the list of Locations. */
  readonly locations: readonly LocationId[];
  readonly rooms: readonly RoomId[];
  readonly passages: readonly LocationId[];
  /** One step away; the locked door does not count. */
  readonly neighbours: Readonly<Partial<Record<LocationId, readonly LocationId[]>>>;
  readonly tunnels: readonly LocationId[];
}

function mapOf<V extends VariantId>(plan: MapPlan<V>, variant: V): GameMap {
  const places = plan.places
    .filter(({ only }) => only === undefined || only.includes(variant))
    .map(({ id, kind, rect }): Place => ({ id, kind, rect }));
  const isThere = (id: LocationId) => places.some((place) => place.id === id);
  const edges = plan.ways.flatMap(({ to, ...way }) => to.filter(isThere).map((end): Edge => ({ ...way, to: end })));
  const open = edges.filter((edge) => edge.kind !== 'locked-door');
  const locations = LOCATIONS.filter(isThere);
  return {
    places,
    edges,
    locations,
    rooms: ROOMS.filter(isThere),
    passages: locations.filter((id) => id !== CAFETERIA && !isRoom(id)),
    neighbours: Object.fromEntries(locations.map((id) => [id, neighboursOf(open, id)])),
    tunnels: places.filter(({ kind }) => kind === 'tunnel').map(({ id }) => id),
  };
}

function neighboursOf(edges: readonly Edge[], id: LocationId): LocationId[] {
  return edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
}

export const maps: Readonly<Record<VariantId, GameMap>> = {
  'university-a': mapOf(university, 'university-a'),
  'university-b': mapOf(university, 'university-b'),
  'ice-9': mapOf(underTheSurface, 'ice-9'),
  'ice-10': mapOf(underTheSurface, 'ice-10'),
  'ice-11': mapOf(underTheSurface, 'ice-11'),
};

/** AC-2.18: the variant follows from the number of players. */
export function variantOf(map: MapId, seats: number): VariantId {
  if (map === 'university') return seats <= 6 ? 'university-a' : 'university-b';
  return seats <= 6 ? 'ice-9' : seats === 7 ? 'ice-10' : 'ice-11';
}

/** The rooms on both sides of the locked door (AC-2.16). */
export const LOCKED_DOOR: readonly [LocationId, LocationId] = ['pink-1', 'blue-2'];
