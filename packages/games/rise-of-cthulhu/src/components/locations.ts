/** The four Locations in row order (RC-2.7). There is no adjacency: the order is for display and for lists of options. */
export const LOCATIONS = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The entry of a Location. A switch, because looking up changing keys is slow, and simulations do this all the time. */
export function byLocation<T>(entries: Readonly<Record<LocationId, T>>, id: LocationId): T {
  switch (id) {
    case 'arkham':
      return entries.arkham;
    case 'dunwich':
      return entries.dunwich;
    case 'innsmouth':
      return entries.innsmouth;
    case 'kingsport':
      return entries.kingsport;
  }
}

/** Some of the Locations in one number, a bit for each in row order: quick to find, to combine and to look up lists by. */
export type LocationBits = number;

export function bitsOf(arkham: boolean, dunwich: boolean, innsmouth: boolean, kingsport: boolean): LocationBits {
  return (arkham ? 1 : 0) | (dunwich ? 2 : 0) | (innsmouth ? 4 : 0) | (kingsport ? 8 : 0);
}
