/** The four ways the screen is divided, chosen by the size of the window and by nothing else. */
import { useCallback, useSyncExternalStore } from 'react';
import { usePreferences } from '../../app/preferences.ts';

export const FRAMES = ['portrait', 'landscape', 'tablet', 'desk'] as const;
export type Frame = (typeof FRAMES)[number];

/** The same conditions stand in frame.module.css. */
const CONDITIONS: readonly (readonly [Frame, string])[] = [
  ['landscape', '(max-height: 499.98px)'],
  ['portrait', '(max-width: 699.98px)'],
  ['desk', '(min-width: 1180px) and (min-height: 600px)'],
];

function frameNow(): Frame {
  return CONDITIONS.find(([, condition]) => matchMedia(condition).matches)?.[0] ?? 'tablet';
}

function subscribe(listener: () => void): () => void {
  const queries = CONDITIONS.map(([, condition]) => matchMedia(condition));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export function useFrame(): Frame {
  return useSyncExternalStore(subscribe, frameNow, () => 'desk');
}

function useMatches(condition: string): boolean {
  const subscribeTo = useCallback(
    (listener: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [condition],
  );
  return useSyncExternalStore(subscribeTo, () => matchMedia(condition).matches);
}

/** From this height on a phone has room for the tabs below the bar; below it they are buttons of the header. */
export function useHasTabs(): boolean {
  return useMatches('(max-width: 699.98px) and (min-height: 780px)');
}

/** A bar of one row that has no room for everything beside the question: stamp and chips stand over it. */
export function useStacksBar(): boolean {
  const { textSize } = usePreferences();
  const hasOneRow = useMatches('(min-width: 900px) and (min-height: 500px)');
  const isNarrow = useMatches('(max-width: 1399.98px)');
  return hasOneRow && (isNarrow || textSize !== 'normal');
}

/** A desk so large that the chat has a place below the log. */
export function useIsTall(): boolean {
  return useMatches('(min-width: 1900px)');
}
