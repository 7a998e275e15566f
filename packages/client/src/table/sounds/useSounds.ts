import type { ToldEvent } from '@conclave/kernel';
import type { ClockInfo } from '@conclave/protocol';
import { useEffect, useRef } from 'react';
import { leftFor } from '../clock.ts';
import type { LoadedGame, Scene } from '../contract.ts';
import { useTableSettings } from '../table-settings.ts';
import { useTicking } from '../useTicking.ts';
import { type Heard, soundDue } from './due.ts';
import { play } from './sounds.ts';

/** When a clock is running low, in milliseconds. */
const LOW = 10_000;

interface Source {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly fresh: readonly ToldEvent[];
  readonly asked: string | null;
  readonly isOver: boolean;
  readonly clock: ClockInfo | null;
  readonly serverNow: () => number;
}

/** Sounds for what concerns the person at this table, if they want to hear any. */
export function useSounds({ loaded, scene, fresh, asked, isOver, clock, serverNow }: Source): void {
  const { sounds, volume } = useTableSettings();
  const isTimed = sounds && asked !== null && clock !== null;
  useTicking(isTimed ? 1000 : null);
  const left = !isTimed || scene.you === null ? null : leftFor(clock, scene.you, serverNow());
  const isLate = left !== null && left <= LOW;
  const before = useRef<Heard>({ asked, isOver, isLate });
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once for each change
  useEffect(() => {
    const now = { asked, isOver, isLate };
    const due = soundDue(
      before.current,
      now,
      fresh.map((event) => loaded.soundOf?.(event) ?? null),
    );
    before.current = now;
    if (sounds && due !== null) play(due, volume / 100);
  }, [fresh, asked, isOver, isLate]);
}
