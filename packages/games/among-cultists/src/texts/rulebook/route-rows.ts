/** The rows of the Route cards as they are printed: the letters of the colours, round by round. */
import { ROUTES, routes } from '../../components/routes.ts';

export const ROUTE_ROWS = ROUTES.map((route) => {
  const rows = routes[route].map((row) => row.map((colour) => colour.charAt(0).toUpperCase()).join(''));
  return `${route}: ${rows.join(' ')}`;
});
