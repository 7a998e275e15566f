/**
 * Dice that were picked are let go by touching them again. The rules pick one die after another, so the choices since then
 * are taken back, and those of the other dice made anew.
 */
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { Thing } from '@conclave/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Touching } from '../../../table/contract.ts';
import { playerAt } from '../things.ts';
import { frameIn } from '../view.ts';

export function useLettingGo(view: DeepView, touching: Touching): Touching {
  const [plan, setPlan] = useState<readonly Thing[] | null>(null);
  /** The view that a step was made for: the next one waits for the next view. */
  const answered = useRef<unknown>(null);
  const picked = pickedIn(view);
  useEffect(() => {
    if (plan === null || answered.current === view) return;
    const next = picked === null ? null : nextStep(picked, plan);
    if (next === null) {
      setPlan(null);
      return;
    }
    answered.current = view;
    if (next === 'back') touching.takeBack?.();
    else touching.touch(next);
  });
  if (picked === null || picked.length === 0 || touching.takeBack == null) return touching;
  return {
    ...touching,
    otherWays: new Set([...touching.otherWays, ...picked]),
    touch(thing) {
      if (!picked.includes(thing)) touching.touch(thing);
      else setPlan(picked.filter((one) => one !== thing));
    },
  };
}

/** What has been picked by whoever looks, and is not done yet; null where nothing is picked one by one. */
function pickedIn(view: DeepView): readonly Thing[] | null {
  const frame = frameIn(view);
  if (frame === undefined || !('picked' in frame) || view.pending?.options === undefined) return null;
  const isWraith = frame.rule === 'reroll' && playerAt(view, view.active).status === 'wraith';
  return frame.picked.map((die) => `${isWraith ? 'wraith-die' : 'die'}:${die}`);
}

/** Back as long as something is picked that is not wanted, or in another order; null when all is as wanted. */
export function nextStep(picked: readonly Thing[], wanted: readonly Thing[]): Thing | 'back' | null {
  if (picked.some((thing, i) => wanted[i] !== thing)) return 'back';
  return wanted[picked.length] ?? null;
}
