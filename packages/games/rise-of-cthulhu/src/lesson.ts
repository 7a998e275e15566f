/**
 * The guided first game. The learner begins with Amber 4, 5 and 6: played at one Location they make a run and bring an
 * Artifact. One 8 is in the hand and two more lie on top of the deck: three of a number bring a Monster.
 */
import type { Lesson } from '@conclave/kernel';

/** Dealt one by one, the learner first: every second card is the learner's; the eleventh begins the Valley. */
const HANDS = [
  'cultist-amber-04',
  'cultist-crimson-03',
  'cultist-amber-05',
  'cultist-azure-06',
  'cultist-jade-08',
  'cultist-violet-05',
  'cultist-amber-06',
  'cultist-crimson-09',
  'cultist-azure-03',
  'cultist-jade-02',
];
const VALLEY = 'cultist-violet-04';
/** What is drawn first. */
const FIRST_DRAWS = [
  'cultist-crimson-08',
  'cultist-violet-08',
  'cultist-azure-07',
  'cultist-azure-08',
  'cultist-amber-07',
];

export const lesson: Lesson = {
  seats: 2,
  options: { firstPlayer: 'seat', oldOnePosition: 'middle', oldOnePool: 'base' },
  chance: [
    [...HANDS, VALLEY, ...FIRST_DRAWS],
    ['old-one-cthulhu', 'old-one-shub-niggurath', 'old-one-hastur'],
    ['artifact-silver-key', 'artifact-elder-sign'],
    ['monster-deep-one', 'monster-star-spawn', 'monster-shoggoth'],
  ],
};
