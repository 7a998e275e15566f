/** Numbers of the cards that a table may replace by those of its own box. */
import { between, boxForm, boxNumbers, forEach } from '@conclave/kernel';
import { OLD_ONES, usualArrival } from './components/arrival.ts';
import { ATTACHMENTS, usualPoints } from './components/attachments.ts';

export const form = boxForm({
  groups: {
    points: forEach(ATTACHMENTS, (card) => between(usualPoints[card], 0, 20)),
    /** The highest value of a Cultist that the card can touch. */
    atMost: {
      'monster-mi-go': between(6, 1, 10),
      'monster-ghoul': between(6, 1, 10),
      'artifact-yellow-sign': between(5, 1, 10),
      'old-one-shub-niggurath': between(6, 1, 10),
      'old-one-nyarlathotep': between(4, 1, 10),
      'old-one-hastur': between(6, 1, 10),
    },
    arrival: forEach(OLD_ONES, (oldOne) => ({ order: usualArrival[oldOne] })),
  },
  example: {
    points: { 'monster-deep-one': 4 },
    atMost: { 'monster-mi-go': 5, 'old-one-hastur': 7 },
    arrival: { 'old-one-cthulhu': ['arkham', 'dunwich', 'innsmouth', 'kingsport'] },
  },
});

export const numbersOf = boxNumbers(form);
