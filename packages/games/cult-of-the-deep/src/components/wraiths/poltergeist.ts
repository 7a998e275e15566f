import { recommit, turnDie } from '../../verbs/dice.ts';
import { dieOf } from '../../verbs/table.ts';
import { oneDie, pick } from './one-die.ts';

// One committed die with another face takes the face of yours. (CD-5.67)
export const poltergeist = oneDie({
  faces: ['blood', 'parchment', 'cosmos'],
  uses: (s, face) => pick(s, (die) => die.face !== face),
  haunt(s, me, face, choice, ctx) {
    const die = dieOf(s, choice.die ?? 0);
    turnDie(s, die, face, me, 'poltergeist', ctx);
    recommit(s, [die]);
  },
});
