/** Route cards (AC-2.8): the room colours they name, round by round. */
import type { Colour } from './locations.ts';

export const ROUTES = [
  'route-01',
  'route-02',
  'route-03',
  'route-04',
  'route-05',
  'route-06',
  'route-07',
  'route-08',
  'route-09',
  'route-10',
  'route-11',
  'route-12',
] as const;
export type RouteId = (typeof ROUTES)[number];

/** The rows of rounds 1 to 10, a letter a colour. */
const ROWS: Readonly<Record<RouteId, string>> = {
  'route-01': 'POR PR PO BOR PO BR PBO BO BR PBR',
  'route-02': 'PBR BO OR POR BO PR PBO PR PB BOR',
  'route-03': 'BOR PB PO PBR PB BO BOR OR PR POR',
  'route-04': 'PBR OR PB POR OR BO BOR PO PB PBR',
  'route-05': 'PBR BO PR PBO OR PO BOR PR BR PBO',
  'route-06': 'PBO PR OR PBO BR PO PBR BR BO POR',
  'route-07': 'POR PB BR PBO BO OR PBR PO OR PBR',
  'route-08': 'PBO BR BO POR PR PB POR BR PO BOR',
  'route-09': 'BOR BR BO BOR PB PR POR PB PO POR',
  'route-10': 'BOR PO PR BOR BR OR PBO PB PR PBO',
  'route-11': 'POR OR PB PBR PO PB PBR OR BO BOR',
  'route-12': 'PBO PO BR PBR PR BR POR BO OR PBO',
};

const COLOUR_OF_LETTER: Readonly<Record<string, Colour>> = { P: 'pink', B: 'blue', O: 'orange', R: 'red' };

export const routes: Readonly<Record<RouteId, readonly (readonly Colour[])[]>> = Object.fromEntries(
  ROUTES.map((route) => [
    route,
    ROWS[route].split(' ').map((row) => [...row].map((letter) => COLOUR_OF_LETTER[letter])),
  ]),
) as Record<RouteId, Colour[][]>;

/** The colours the card names in a round. */
export function routeRow(route: RouteId, round: number): readonly Colour[] {
  return routes[route][round - 1] ?? [];
}
