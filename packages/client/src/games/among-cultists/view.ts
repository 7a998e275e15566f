/** How this board reads what it is shown. */
import type { AmongView } from '@conclave/among-cultists';

/** The table's screen hands views on without knowing games; here they get their type. */
export function amongView(view: unknown): AmongView {
  return view as AmongView;
}

/** What the rules are in the middle of. */
export function frameIn({ stack }: AmongView): AmongView['stack'][number] | undefined {
  return stack.at(-1);
}

/** Who meets where, while cards are chosen for it. */
export function meetingsIn({ stack }: AmongView) {
  return stack.flatMap((frame) => ('meetings' in frame ? frame.meetings : []));
}

/** Whether a leader of the ritual is being voted for. */
export function isLeaderVote({ stack }: AmongView): boolean {
  return stack.some(({ rule }) => rule === 'leader-vote' || rule === 'cast-leader-vote');
}
