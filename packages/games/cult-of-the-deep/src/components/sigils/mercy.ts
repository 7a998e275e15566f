import type { Sigil } from '../../verbs/cards.ts';
import { turnDie } from '../../verbs/dice.ts';
import { committedDaggers } from '../../verbs/table.ts';
import { ask, onDice } from './parameters.ts';

// One to three unresolved daggers become Blood where they lie. (CD-5.59)
export const mercy: Sigil = {
  when: 'resolve',
  isUseful: (s) => committedDaggers(s).length > 0,
  play: ask('sigil-of-mercy'),
  params: onDice(3, committedDaggers, (s, user, die, ctx) => turnDie(s, die, 'blood', user, 'sigil-of-mercy', ctx)),
};
