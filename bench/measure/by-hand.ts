/** Random play of the hand-written game, changed in place. */
import { SeededChance } from '@conclave/kernel';
import { deal, type Move, makeMove, movesOf } from '../reference/rules.ts';
import { type Length, perCpuSecond } from './rate.ts';

const GAMES_AT_ONCE = 20;

export function randomPlay(length: Length): number {
  const chance = new SeededChance('by-hand');
  const random = () => chance.below(1 << 30) / (1 << 30);
  const playOne = () => {
    const table = deal(random);
    let decisions = 0;
    while (!table.isOver) {
      const moves = movesOf(table);
      makeMove(table, moves[chance.below(moves.length)] as Move);
      decisions++;
    }
    return decisions;
  };
  return perCpuSecond(() => {
    let decisions = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) decisions += playOne();
    return decisions;
  }, length);
}
