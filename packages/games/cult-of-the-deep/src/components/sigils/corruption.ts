import type { Sigil } from '../../verbs/cards.ts';
import { turnDie } from '../../verbs/dice.ts';
import { committedDice } from '../../verbs/table.ts';

// All unresolved Blood dice become Daggers where they lie. (CD-5.58)
export const corruption: Sigil = {
  when: 'resolve',
  isUseful: (s) => committedDice(s).some(({ face }) => face === 'blood'),
  play(s, user, ctx) {
    for (const die of committedDice(s)) {
      if (die.face === 'blood') turnDie(s, die, 'dagger', user, 'sigil-of-corruption', ctx);
    }
  },
};
