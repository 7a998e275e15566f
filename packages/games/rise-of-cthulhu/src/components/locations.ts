/** The four Locations in row order (RC-2.7). There is no adjacency: the order is for display and for lists of options. */
export const LOCATIONS = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const;
export type LocationId = (typeof LOCATIONS)[number];

export function isLocation(id: string): id is LocationId {
  return (LOCATIONS as readonly string[]).includes(id);
}
