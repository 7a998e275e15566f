/** What a player is told in the first moment of a game. */
import { say } from '@conclave/kernel';
import type { Introduction, Scene } from '../../table/contract.ts';
import { cityView } from './view.ts';
import { sayCity } from './words/index.ts';

export function introduce({ catalogue, seat, view }: Scene): Introduction {
  const cult = cityView(view).players[seat]?.cult ?? null;
  return {
    you:
      cult === null
        ? sayCity('city.intro.choose')
        : sayCity('city.intro.you', { god: say(catalogue, { key: `name.${cult}` }) }),
    goal: sayCity('city.intro.goal'),
    turn: sayCity('city.intro.turn'),
  };
}
