import { removeDie } from '../../verbs/dice.ts';
import { dieOf } from '../../verbs/table.ts';
import { oneDie, pick } from './one-die.ts';

// Remove one committed die that shows the face of yours. (CD-5.68)
export const devourer = oneDie({
  faces: ['dagger', 'double-dagger', 'blood', 'ancient'],
  uses: (s, face) => pick(s, (die) => die.face === face),
  haunt: (s, me, _, choice, ctx) => removeDie(s, dieOf(s, choice.die ?? 0), me, 'devourer', ctx),
});
