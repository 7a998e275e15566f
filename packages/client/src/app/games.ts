/** The four games, in the order the home page shows them. */
import { gamesWithBoards } from '../games/index.ts';
import type { WordKey } from '../i18n/index.ts';

export const GAME_IDS = ['rise-of-cthulhu', 'choose-your-god', 'cult-of-the-deep', 'among-cultists'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

/** The key of the game's name; of an unknown game, its id stands for itself. */
export function nameKey(id: string): WordKey {
  return `game.${id as GameId}.name`;
}

export function hasBoard(id: string): boolean {
  return Object.hasOwn(gamesWithBoards, id);
}

/** How many sit at a table if nobody says otherwise. */
export const USUAL_SEATS: Readonly<Record<GameId, number>> = {
  'rise-of-cthulhu': 2,
  'choose-your-god': 3,
  'cult-of-the-deep': 5,
  'among-cultists': 5,
};

export function usualSeats(id: string, possible: readonly number[]): number {
  const usual = isGameId(id) ? USUAL_SEATS[id] : undefined;
  return usual !== undefined && possible.includes(usual) ? usual : (possible[0] ?? 2);
}
