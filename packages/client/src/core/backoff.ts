/** Exponential backoff with jitter. */
export interface Backoff {
  /** Milliseconds to wait now; the next wait will be about twice as long. */
  next(): number;
  /** After a success: starts with the shortest wait again. */
  reset(): void;
}

const LONGEST_DOUBLINGS = 5;

export function createBackoff(first = 500, random: () => number = Math.random): Backoff {
  let failures = 0;
  return {
    next() {
      const whole = first * 2 ** Math.min(failures, LONGEST_DOUBLINGS);
      failures++;
      return whole * (0.5 + random() / 2);
    },
    reset() {
      failures = 0;
    },
  };
}
