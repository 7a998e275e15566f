import { LEVELS, type Level } from '@conclave/bots';
import { BadInput } from '@conclave/kernel';

/**
 * Deadlines, so that five bots in a row are not a long wait: bots answer in beats (`tables/pace.ts`), an adept with the
 * first beat, a master with the third.
 */
const MILLISECONDS: Readonly<Record<Level, number>> = { random: 100, novice: 100, adept: 550, master: 1900 };

/** How long a bot of this level thinks about one decision at the most, in milliseconds. */
export function thinkingTime(level: string): number {
  const known = LEVELS.find((one) => one === level);
  if (known === undefined) throw new BadInput(`unknown bot ${JSON.stringify(level)}; there are: ${LEVELS.join(', ')}`);
  return MILLISECONDS[known];
}
