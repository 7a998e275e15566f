import type { Sigil } from '../../verbs/cards.ts';
import { recommit, rerollDice } from '../../verbs/dice.ts';

// Cancels another sigil; or, in a Response phase, the active player rolls all dice again, idle ones too, and commits them
// anew. (CD-5.51)
export const revocation: Sigil = {
  when: 'response',
  counters: true,
  isUseful: (s) => s.dice.length > 0,
  play(s, _, ctx) {
    const dice = [...s.dice];
    rerollDice(s, dice, 'sigil-of-revocation', ctx);
    recommit(s, dice);
  },
};
