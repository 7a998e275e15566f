import type { Sigil } from '../../verbs/cards.ts';
import { removeDie } from '../../verbs/dice.ts';
import { committedDice } from '../../verbs/table.ts';
import { ask, onDice } from './parameters.ts';

// Removes one or two committed dice. (CD-5.64)
export const banishment: Sigil = {
  when: 'response',
  isUseful: (s) => committedDice(s).length > 0,
  play: ask('sigil-of-banishment'),
  params: onDice(2, committedDice, (s, user, die, ctx) => removeDie(s, die, user, 'sigil-of-banishment', ctx)),
};
