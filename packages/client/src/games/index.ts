/** The games that have a board in the client; each is loaded when a table of it is opened. */
import type { LoadedGame } from '../table/contract.ts';

export const gamesWithBoards: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  'rise-of-cthulhu': () => import('./rise-of-cthulhu/index.ts').then(({ loaded }) => loaded),
};
