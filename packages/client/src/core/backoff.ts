/** How long to wait before the next attempt: longer after each failure, and never the same for two browsers. */
export interface Backoff {
  /** Milliseconds to wait now; the next answer will be about twice as long. */
  next(): number;
  /** It worked: begin with the shortest wait again. */
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
