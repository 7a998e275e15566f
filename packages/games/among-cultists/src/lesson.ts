/**
 * The guided games. The first: five Characters at the University, the learner an Investigator who moves first and is alive.
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

/** Room by room in the order of the list of rooms on the ice. */
const ICE_ROOM_CARDS = [
  ...['success', 'success', 'success'], // Pink 1
  ...['success', 'success'], // Pink 2
  ...['success', 'success', 'success'], // Blue 1
  ...['success', 'failure'], // Blue 2
  ...['success', 'success'], // Blue 3
  ...['success', 'success', 'success'], // Orange 1
  ...['success', 'success'], // Orange 2
  ...['success', 'success', 'success'], // Red 1
];
/** The relics lie where a check is possible at once; the boots are for whoever stays near the Cafeteria. */
const ICE_ITEMS = [
  'item-boots', // Pink 1
  'item-binoculars', // Pink 2
  'item-relic', // Blue 1
  'item-switch', // Blue 2
  'item-owl', // Blue 3
  'item-relic', // Orange 1
  'item-rifle', // Orange 2
  'item-relic', // Red 1
  'item-dagger', // Red 2
];
/** One quiet round, then something for the rifle; the dark comes late. */
const FIRST_EVENTS = ['quiet-hour', 'acolytes-gather', 'hidden-stacks', 'fishman-prowls', 'jammed-doors'];

/**
 * The second guided game: the station in the ice, with Items, events and what each colour of room does. The points are 2
 * fewer than usual and the rooms begin with more Success, so that more games come to the ritual.
 */
export const underTheSurfaceLesson: Lesson = {
  seats: 5,
  options: {
    map: 'under-the-surface',
    'vp-shift': -2,
    'discussion-seconds': 'unlimited',
    'decision-seconds': 'unlimited',
    balance: 'tuned',
  },
  chance: [
    START_PLAYER,
    ['investigator', 'investigator', 'cultist', 'investigator', 'investigator'],
    [LEARNERS_ROUTE],
    FIRST_PULSES,
    ICE_ROOM_CARDS,
    ['alive', 'alive'],
    FIRST_EVENTS,
    ICE_ITEMS,
  ],
};
