/** What those at the table are called. */
import { botNames } from '@conclave/bots';
import type { Language, Seat } from '@conclave/kernel';
import { PLAY_WORDS } from './words/index.ts';

/** By seat: the person is called "You", and bots as on a server. The same seed gives the same names. */
export function namesAtTable(seats: number, mine: Seat, language: Language, seed: string): string[] {
  const bots = botNames(seed);
  return Array.from({ length: seats }, (_, seat) => String(seat === mine ? PLAY_WORDS[language].you : bots[seat]));
}
