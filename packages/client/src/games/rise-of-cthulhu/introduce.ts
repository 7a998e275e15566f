/** What a player is told in the first moment of a game. */
import type { Introduction, Scene } from '../../table/contract.ts';
import { sayRise } from './words/index.ts';

export function introduce({ names, seat }: Scene): Introduction {
  return {
    you: sayRise('rise.intro.you', { rival: names[1 - seat] ?? '' }),
    goal: sayRise('rise.intro.goal'),
    turn: sayRise('rise.intro.turn'),
  };
}
