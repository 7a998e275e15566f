/** The 13 Locations (section 2.1), known by their numbers, and the two tables that hang on them. */
/** In the order of their numbers. */
export const LOCATIONS = [
  'ruins',
  'thieves-district',
  'slums',
  'forum',
  'temple-district',
  'trade-district',
  'artisan-district',
  'academy',
  'port',
  'palace',
  'nobility-district',
  'guard-quarters',
  'rift-of-darkness',
] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The number of a Location, 1 to 13. */
export type Location = number;

export const NUMBERS: readonly Location[] = LOCATIONS.map((_, i) => i + 1);

export const THIEVES_DISTRICT: Location = 2;
export const FORUM: Location = 4;
export const TEMPLE_DISTRICT: Location = 5;
export const ARTISAN_DISTRICT: Location = 7;
export const ACADEMY: Location = 8;
export const PALACE: Location = 10;
export const GUARD_QUARTERS: Location = 12;
export const RIFT: Location = 13;

export function locationId(location: Location): LocationId {
  return LOCATIONS[location - 1] as LocationId;
}

/** How a Location can be written: by its number, its id, or as the zone of the Priests in it. */
export function namesOf(location: Location): string[] {
  return [String(location), locationId(location), `loc-${location}`];
}

/** The Location that is written so; undefined: there is none. */
export function locationCalled(name: unknown): Location | undefined {
  return NUMBERS.find((location) => namesOf(location).includes(String(name)));
}

export const USUAL_ALMS: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3];

/** Followers needed to Preach in each Location (CG-2.2, CG-7.4). */
export const USUAL_ACCESS: readonly number[] = [0, 0, 0, 0, 0, 0, 3, 4, 5, 6, 7, 8, 9];
export const OPEN_ACCESS: readonly number[] = [0, 0, 0, 0, 0, 0, 3, 3, 4, 5, 6, 7, 8];

/** Who Prays may take the benefit of a Location up to this number, by Mobs owned (CG-2.3). */
export const USUAL_PRAYER: readonly Location[] = [0, 3, 5, 7];
