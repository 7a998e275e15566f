/** When bots answer: at moments that depend on their level and the table alone, never on what they hold or how long they thought. */
import { thinkingTime } from '../bots/thinking-time.ts';

/** A response comes this far into the countdown of its window. */
const RESPONDS_AFTER = { share: 1 / 3, atMost: 2000 };
/** What it takes to hand a question to a worker and to get the answer back. */
const SPARE = 100;
const LEAST_THOUGHT = 50;

export interface Occasion {
  readonly level: string;
  /** When the bot was asked. */
  readonly begun: number;
  /** The countdown it responds in, if there is one. */
  readonly window: { readonly opensAt: number; readonly closesAt: number } | null;
  /** The beat at whose end a person's answer would be shown, if there is one. */
  readonly beat: { readonly endsAt: number } | null;
  /** Answers come in multiples of this; 0: as soon as they are there. */
  readonly pace: number;
}

/** When the answer may be given: one who has nothing to think about waits as long as one who has. */
export function answersAt(occasion: Occasion): number {
  const { level, begun, window, beat, pace } = occasion;
  if (pace === 0) return begun;
  if (beat !== null && canThinkIn(beat, begun)) return beat.endsAt;
  if (window !== null) {
    const length = window.closesAt - window.opensAt;
    return window.opensAt + Math.min(length * RESPONDS_AFTER.share, RESPONDS_AFTER.atMost);
  }
  return begun + Math.ceil((thinkingTime(level) + SPARE) / pace) * pace;
}

/** Whoever takes a seat over when a beat is nearly over does not hurry. */
function canThinkIn({ endsAt }: { readonly endsAt: number }, begun: number): boolean {
  return endsAt - begun >= LEAST_THOUGHT + SPARE;
}

/** How long the bot may think, so that it has its answer in time. */
export function timeToThink(occasion: Occasion): number {
  const { level, begun, window, beat, pace } = occasion;
  if ((window === null && beat === null) || pace === 0) return thinkingTime(level);
  return Math.max(LEAST_THOUGHT, Math.min(thinkingTime(level), answersAt(occasion) - begun - SPARE));
}

/** How long to wait with an answer that is there now. Who is late all the same waits for the next beat. */
export function waitOf(occasion: Occasion, now: number): number {
  const at = answersAt(occasion);
  if (now <= at || occasion.pace === 0) return Math.max(0, at - now);
  return at + Math.ceil((now - at) / occasion.pace) * occasion.pace - now;
}
