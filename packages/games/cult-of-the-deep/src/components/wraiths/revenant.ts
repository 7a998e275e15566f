import type { Wraith } from '../../verbs/cards.ts';
import { recommit, rerollDice } from '../../verbs/dice.ts';
import { committedDice, dieOf } from '../../verbs/table.ts';

// Spend one die or two: the active player rolls as many committed dice again. (CD-5.70)
export const revenant: Wraith = {
  faces: ['blood', 'parchment', 'ancient'],
  options(s, own) {
    const ids = committedDice(s).map(({ id }) => id);
    const unspent = own.filter(({ spent }) => !spent).length;
    const ones = unspent >= 1 ? ids.map((id) => [id]) : [];
    const twos = unspent >= 2 ? ids.flatMap((id, i) => ids.slice(i + 1).map((other) => [id, other])) : [];
    return [...ones, ...twos].map((dice) => ({ type: 'wraith-ability', dice }));
  },
  // Its faces do not matter, so it spends the first ones.
  spends: (own, { dice = [] }) => own.flatMap(({ spent }, i) => (spent ? [] : [i + 1])).slice(0, dice.length),
  haunt(s, _, __, choice, ctx) {
    const dice = (choice.dice ?? []).map((id) => dieOf(s, id));
    rerollDice(s, dice, 'revenant', ctx);
    recommit(s, dice);
  },
};
