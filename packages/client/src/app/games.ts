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
