import type { Character } from '../../verbs/cards.ts';
import { recommit, rerollDice } from '../../verbs/dice.ts';
import { payLife } from '../../verbs/life.ts';
import { canPayFor, dieOf, playerAt } from '../../verbs/table.ts';
import { FACES } from '../faces.ts';
import { addDice } from './change-one.ts';

// In a Response phase, once per turn: pay 1 life, and the active player rolls a committed die again. (CD-5.46)
export const bloodMageII: Character = {
  life: 18,
  symbol: 'cosmos',
  ability: {
    responseActs(s, me, add) {
      if (canPayFor(s, me, 'blood-mage2-reroll')) addDice(s, 'blood-mage2-reroll', FACES, add);
    },
  },
  acts: {
    'blood-mage2-reroll'(s, me, choice, ctx) {
      const die = dieOf(s, choice.die);
      playerAt(s, me).used.push('blood-mage2-reroll');
      payLife(s, me, 1, 'blood-mage-ii', ctx);
      rerollDice(s, [die], 'blood-mage-ii', ctx);
      recommit(s, [die]);
    },
  },
};
