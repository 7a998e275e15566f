/** What those at the table are called. */
import type { Language, Seat } from '@conclave/kernel';
import { PLAY_WORDS } from './words/index.ts';

const BOTS = ['Ash', 'Bramble', 'Cinder', 'Dusk', 'Ember', 'Fennel', 'Gale', 'Hollow'];

/** By seat: the person is called "You", every bot has a name of its own. */
export function namesAtTable(seats: number, mine: Seat, language: Language): string[] {
  const bots = BOTS.slice();
  return Array.from({ length: seats }, (_, seat) =>
    seat === mine ? (PLAY_WORDS[language].you as string) : (bots.shift() as string),
  );
}
