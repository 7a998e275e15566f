/** What of this game is not from the text of the printed one, with a sentence for players that says why. */
import type { Provenance } from '@conclave/kernel';
import { CARDS } from './components/cards.ts';
import { EVENT_CARDS } from './components/events.ts';
import { CURSES, HUNT_CARDS, SNARE_FACES } from './components/hunt.ts';
import { ROUTES } from './components/routes.ts';

export const sources: readonly Provenance[] = [
  {
    mark: 'reconstructed',
    rules: ['AC-2.1', 'AC-2.2', 'AC-2.3', 'AC-2.4', 'AC-2.5', 'AC-2.6', 'AC-2.7', 'AC-2.15', 'AC-2.20', 'AC-2.21'],
    components: [...CARDS, ...ROUTES, ...EVENT_CARDS],
    why: 'source.base',
  },
  {
    mark: 'reconstructed',
    rules: ['AC-5.55', 'AC-5.56', 'AC-5.57', 'AC-5.58', 'AC-5.59'],
    components: [...SNARE_FACES, ...HUNT_CARDS, ...CURSES],
    why: 'source.hunter',
  },
  {
    mark: 'reconstructed',
    rules: [
      'AC-3.1',
      'AC-3.2',
      'AC-3.5',
      'AC-3.8',
      'AC-4.10',
      'AC-4.26',
      'AC-4.30',
      'AC-4.32',
      'AC-4.50',
      'AC-4.54',
      'AC-5.1',
      'AC-5.30',
      'AC-5.31',
      'AC-5.33',
      'AC-5.34',
      'AC-5.36',
      'AC-5.42',
      'AC-5.44',
      'AC-6.2',
      'AC-6.4',
      'AC-6.5',
    ],
    components: [],
    why: 'source.silent',
  },
  {
    mark: 'ours',
    rules: ['AC-4.16', 'AC-5.50'],
    components: [],
    why: 'source.ours',
  },
  {
    mark: 'ours',
    rules: ['AC-7.6'],
    components: [],
    why: 'source.tuned',
  },
];
