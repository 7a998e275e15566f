/** The text boards by game. */
import { amongBoard } from './among-cultists.ts';
import type { Board } from './board.ts';
import { cityBoard } from './choose-your-god.ts';
import { deepBoard } from './cult-of-the-deep.ts';
import { riseBoard } from './rise-of-cthulhu.ts';

// biome-ignore lint/suspicious/noExplicitAny: each board knows the views of its own game
const BOARDS: Readonly<Record<string, Board<any>>> = {
  'rise-of-cthulhu': riseBoard,
  'cult-of-the-deep': deepBoard,
  'choose-your-god': cityBoard,
  'among-cultists': amongBoard,
};

export function boardOf(game: string): Board<unknown> {
  const board = BOARDS[game];
  if (board === undefined) throw new Error(`${game} has no text board`);
  return board;
}
