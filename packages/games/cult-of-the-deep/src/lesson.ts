/**
 * The guided first game (CD-12.12): five seats, no variants, the learner is the High Priest on the first seat. The altars
 * give coins and small gifts, so that everything can be tried early; the characters next to the learner are plain ones.
 */
import type { Lesson } from '@conclave/kernel';

export const lesson: Lesson = {
  seats: 5,
  options: { edition: 'second', necromancer: 'off' },
  chance: [
    ['high-priest', 'cabalist', 'faithful', 'vengeful-heretic', 'cabalist'],
    ['sigil-of-renewal', 'sigil-of-agony', 'sigil-of-mercy', 'sigil-of-banishment', 'sigil-of-corruption'],
    ['librarian', 'blood-mage', 'guardian', 'reaper', 'assassin'],
    ['sirens', 'ancient-chant', 'sea-hydra', 'lamia', 'blood-rites', 'tribute-to-nycen'],
    // The learner's first roll: something of everything, and a Cosmos that has no place to go and asks for a re-roll.
    'dagger',
    'blood',
    'parchment',
    'ancient',
    'cosmos',
  ],
};
