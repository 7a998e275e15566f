import { moveDie } from '../../verbs/dice.ts';
import { committedDice, dieOf } from '../../verbs/table.ts';
import { freeTargets } from '../../verbs/targets.ts';
import { oneDie } from './one-die.ts';

// Move a committed die that shows the face of yours to another target. (CD-5.71)
export const phantom = oneDie({
  faces: ['dagger', 'blood', 'cosmos'],
  uses: (s, face) =>
    committedDice(s)
      .filter((die) => die.face === face)
      .flatMap(({ id, at }) =>
        freeTargets(s, face)
          .filter((to) => to !== at)
          .map((to) => ({ die: id, to })),
      ),
  haunt(s, me, _, { die = 0, to }, ctx) {
    if (to !== undefined) moveDie(s, dieOf(s, die), to, me, 'phantom', ctx);
  },
});
