import { GIVE, lend, oneDie } from './one-die.ts';

// The active player gains a die with the face of yours and places it. (CD-5.66)
export const banshee = oneDie({
  faces: ['dagger', 'dagger', 'blood'],
  uses: () => GIVE,
  haunt: (s, _, face, __, ctx) => lend(s, face, s.active, 'banshee', ctx),
});
