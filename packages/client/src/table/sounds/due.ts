/** Which sound is due after a change at the table: one at a time, the weightiest. */
import type { Sound } from './sounds.ts';

export interface Heard {
  /** The question that is asked of the observer; null if none is. */
  readonly asked: string | null;
  readonly isOver: boolean;
  /** Whether the observer's time is nearly up. */
  readonly isLate: boolean;
}

export function soundDue(before: Heard, now: Heard, happened: readonly (Sound | null)[]): Sound | null {
  if (now.isOver) return before.isOver ? null : 'end';
  if (happened.includes('death')) return 'death';
  if (happened.includes('vote')) return 'vote';
  // A question that follows another of one's own is no news.
  if (now.asked !== null && before.asked === null) return 'turn';
  return now.isLate && !before.isLate && now.asked !== null ? 'hurry' : null;
}
