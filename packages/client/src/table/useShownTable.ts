import type { ToldEvent } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../i18n/words.ts';
import type { LoadedGame, Scene } from './contract.ts';
import type { Weight } from './pace/queue.ts';
import type { Pace } from './pace/tempo.ts';
import { type Paced, usePace } from './pace/usePace.ts';
import { weightOf } from './pace/weigh.ts';
import { pendingIn } from './pending.ts';
import { sceneOf, useNames } from './scene.ts';
import { type SeatState, seatStates } from './seat/seat-state.ts';
import { useFresh } from './useFresh.ts';

export interface ShownTable extends Paced {
  readonly scene: Scene;
  readonly seats: readonly SeatState[];
  /** What was just told, for movement and news. */
  readonly fresh: readonly ToldEvent[];
}

const WEIGHTLESS: Weight = { moment: null, isImportant: false, beginsTurn: false };

/** The table as far as it is shown at the person's pace, in the words of whoever looks. */
export function useShownTable(loaded: LoadedGame, latest: Snapshot, serverNow: () => number, pace: Pace): ShownTable {
  const { game } = loaded;
  const language = useLanguage();
  const before = useRef<Scene | null>(null);
  const weigh = useCallback(
    (event: ToldEvent) => (before.current === null ? WEIGHTLESS : weightOf(loaded, before.current, event)),
    [loaded],
  );
  const paced = usePace(latest, loaded, weigh, pace);
  const { info, view, events, clock } = paced.snapshot;
  const you = info.you.seat;
  const { names, catalogue } = useNames(game, view, info.seats, language, you);
  const scene = useMemo(
    () => sceneOf({ game, view, you, names, language, catalogue, told: events.told }),
    [game, view, you, names, language, catalogue, events.told],
  );
  useEffect(() => {
    before.current = scene;
  }, [scene]);
  const pending = pendingIn(view);
  const seats = useMemo(
    () => seatStates({ game, seats: info.seats, names, you, pending, clock, serverNow }),
    [game, info.seats, names, you, pending, clock, serverNow],
  );
  return { ...paced, scene, seats, fresh: useFresh(events) };
}
