/**
 * The guided first game: five Characters at the University, the learner an Investigator who moves first and is alive.
 * The learner's Route card names the nearest active rooms, whose decks begin with Success, so that the first books can be
 * had at once.
 */
import type { Lesson } from '@conclave/kernel';

const START_PLAYER = 0;
const ROLES = ['investigator', 'investigator', 'investigator', 'cultist', 'investigator'];
/** Pink, orange and red in the first round. */
const LEARNERS_ROUTE = 'route-01';
/** The Dead card stays in the box. */
const FIRST_PULSES = ['alive', 'alive', 'alive', 'alive'];

/** Room by room in the order of the list of rooms. */
const ROOM_CARDS = [
  ...['success', 'success', 'success'], // Pink 1
  ...['success', 'success'], // Pink 2
  ...['success', 'success', 'failure'], // Blue 1
  ...['success', 'failure'], // Blue 2
  ...['failure', 'success'], // Blue 3
  ...['success', 'success', 'success'], // Orange 1
  ...['success', 'sabotage'], // Orange 2
  ...['success', 'success', 'success'], // Red 1
];

export const lesson: Lesson = {
  seats: 5,
  options: {
    preset: 'first-game',
    'discussion-seconds': 'unlimited',
    'decision-seconds': 'unlimited',
    balance: 'reconstructed',
  },
  chance: [START_PLAYER, ROLES, [LEARNERS_ROUTE], FIRST_PULSES, ROOM_CARDS, ['alive', 'alive']],
};
