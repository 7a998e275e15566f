import type { ToldEvent } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { LoadedGame } from '../contract.ts';
import { PaceQueue, type Pacing, type Weight } from './queue.ts';
import { type Pace, TEMPOS } from './tempo.ts';

export interface Paced {
  /** The table as far as it was shown. Who is here, what time is left and what was said are never held back. */
  readonly snapshot: Snapshot;
  /** More has happened than is shown. */
  readonly isBehind: boolean;
  /** Shows everything at once. */
  finish(): void;
}

/** Holds back what happens until there was time to see what happened before. Nobody is asked before they have seen why. */
export function usePace(latest: Snapshot, loaded: LoadedGame, weigh: (event: ToldEvent) => Weight, pace: Pace): Paced {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const queue = useRef<PaceQueue>(null);
  queue.current ??= new PaceQueue(latest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pacing: Pacing = { tempo: TEMPOS[pace], weigh };
  const now = useRef(pacing);
  now.current = pacing;

  queue.current.add(latest, performance.now(), pacing);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    const wait = queue.current?.advance(performance.now(), now.current) ?? null;
    if (wait === null) return;
    timer.current = setTimeout(() => {
      schedule();
      redraw();
    }, wait);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever arrived may be due
  useEffect(() => {
    schedule();
    return () => clearTimeout(timer.current);
  }, [latest, pace, loaded, schedule]);

  const finish = useCallback(() => {
    if (queue.current === null || !queue.current.isBehind) return;
    queue.current.finish();
    redraw();
  }, []);

  const { shown, isBehind } = queue.current;
  if (!isBehind) return { snapshot: latest, isBehind, finish };
  const snapshot = { ...latest, view: shown.view, events: shown.events, decision: null };
  return { snapshot, isBehind, finish };
}
