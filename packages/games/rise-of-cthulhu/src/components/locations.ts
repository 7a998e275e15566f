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

export function isLocation(id: string): id is LocationId {
  return (LOCATIONS as readonly string[]).includes(id);
}
