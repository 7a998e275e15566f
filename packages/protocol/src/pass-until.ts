/** Until what a seat passes in every response window: nothing; somebody acts; the seat is asked anything else. */
export const PASS_UNTIL = ['off', 'act', 'question'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];
