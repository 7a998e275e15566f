import type { ToldEvent } from '@conclave/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';
import { linesSince } from './Since.tsx';
import { useComingBack } from './useComingBack.ts';

export interface Summary {
  /** What happened since the observer's last turn. */
  readonly events: readonly ToldEvent[];
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Fewer are remembered without help. */
const WORTH_SAYING = 3;

/**
 * What happened since the last turn: opened by hand, and by itself when somebody comes back after a while and no time runs.
 */
export function useSummary(loaded: LoadedGame, scene: Scene, since: number, isHurried: boolean): Summary {
  const events = useMemo(() => linesSince(loaded, scene, since), [loaded, scene, since]);
  const [isOpen, setOpen] = useState(false);
  useComingBack(() => {
    if (!isHurried && events.length >= WORTH_SAYING) setOpen(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision was made, and the summary is of the past
  useEffect(() => setOpen(false), [since]);
  return { events, isOpen: isOpen && events.length > 0, open: () => setOpen(true), close: () => setOpen(false) };
}
