import { GIVE, lend, oneDie } from './one-die.ts';

// The active player gains a die with the face of yours, and you place it. (CD-5.69)
export const specter = oneDie({
  faces: ['dagger', 'blood'],
  uses: () => GIVE,
  haunt: (s, me, face, _, ctx) => lend(s, face, me, 'specter', ctx),
});
