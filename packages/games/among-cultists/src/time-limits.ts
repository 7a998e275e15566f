/** How long the table waits (options `discussion-seconds`, `round-talk-seconds` and `decision-seconds`). */
import type { Among } from './state.ts';

/** AC-4.52: talk has its own time, everything else the time of a decision. */
export function secondsFor(s: Among): number | null {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined) return null;
  const seconds = s.options[optionFor(frame)];
  return seconds === 'unlimited' ? null : seconds;
}

function optionFor(frame: Among['stack'][number]) {
  if (frame.rule !== 'done-talking') return 'decision-seconds';
  return frame.about === 'round' ? 'round-talk-seconds' : 'discussion-seconds';
}
