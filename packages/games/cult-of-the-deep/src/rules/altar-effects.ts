/** A marker has moved: the ritual's Altar effect happens, and the ritual may be done (CD-4.65, CD-4.66, CD-5.5). */
import { type FrameOf, push, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf } from '../verbs/asking.ts';
import { ritualOf } from '../verbs/cards.ts';
import { isDone } from '../verbs/rituals.ts';
import { altarOf } from '../verbs/table.ts';

type AltarEffect = FrameOf<'altar-effect'>;

export const altarEffect = sequence('altar-effect', [
  (s, { altar, ritual, owner }: AltarEffect, ctx) => ritualOf(ritual).effect?.(s, altar, owner, ctx),
  (s, frame) => {
    const isOwnDie = !frame.owner.isAdded && frame.owner.chooser === s.active;
    if (isOwnDie) abilityOf(s, s.active).altarEffectDone?.(s, s.active, frame);
  },
  completeIfDone,
]);

/** Not before every effect of the ritual that is still running is over: added dice can lead back to it (CD-4.66). */
function completeIfDone(s: Deep, { altar, owner }: AltarEffect): void {
  const isStillRunning = s.stack.some((frame) => frame.rule === 'altar-effect' && frame.altar === altar);
  if (!isDone(altarOf(s, altar)) || isStillRunning) return;
  push(s, { rule: 'complete', altar, keeper: owner.chooser, chosenBy: owner.isAdded ? owner.chooser : null });
}
