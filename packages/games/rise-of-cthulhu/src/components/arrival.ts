/** The Old Ones and the order of Locations in which each looks for a free one (RC-2.5). */
import type { LocationId } from './locations.ts';

export const BASE_OLD_ONES = [
  'old-one-cthulhu',
  'old-one-azathoth',
  'old-one-yog-sothoth',
  'old-one-shub-niggurath',
  'old-one-nyarlathotep',
  'old-one-hastur',
] as const;

/** In table order: the base pool, then the two of the extended pool (RC-7.4). */
export const OLD_ONES = [...BASE_OLD_ONES, 'old-one-dagon', 'old-one-ithaqua'] as const;
export type OldOneId = (typeof OLD_ONES)[number];

/** Where each awakens: on the first of these that is free. */
export const usualArrival: Readonly<Record<OldOneId, readonly LocationId[]>> = {
  'old-one-cthulhu': ['innsmouth', 'kingsport', 'dunwich', 'arkham'],
  'old-one-azathoth': ['arkham', 'innsmouth', 'dunwich', 'kingsport'],
  'old-one-yog-sothoth': ['dunwich', 'arkham', 'kingsport', 'innsmouth'],
  'old-one-shub-niggurath': ['dunwich', 'kingsport', 'innsmouth', 'arkham'],
  'old-one-nyarlathotep': ['arkham', 'dunwich', 'kingsport', 'innsmouth'],
  'old-one-hastur': ['kingsport', 'innsmouth', 'arkham', 'dunwich'],
  'old-one-dagon': ['innsmouth', 'dunwich', 'arkham', 'kingsport'],
  'old-one-ithaqua': ['kingsport', 'arkham', 'dunwich', 'innsmouth'],
};
