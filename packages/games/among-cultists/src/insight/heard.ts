/** What the table will think when a master has told it all that it has to tell: that counts when a vote is called. */
import { MAX_CLAIMS, type Seat } from '@conclave/kernel';
import { beliefsOf, type Doubts } from '../beliefs/index.ts';
import type { AmongMemory } from '../memory.ts';
import type { AmongView } from '../view.ts';
import { mastersSpeech } from './says.ts';

export function doubtsWhenHeard(view: AmongView, memory: AmongMemory, seat: Seat): Doubts {
  const speech = mastersSpeech(view, memory, seat).slice(0, MAX_CLAIMS);
  if (speech.length === 0) return beliefsOf(view, memory).doubts;
  const said = [...memory.said, ...speech.map((claim) => ({ seat, round: memory.round, claim }))];
  // Another view, so that what was concluded without the speech stays known.
  return beliefsOf({ ...view }, { ...memory, said }).doubts;
}
