/** The four ways the screen is divided, chosen by the size of the window and by nothing else. */
import { useSyncExternalStore } from 'react';

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

/** From this height on a phone has room for the tabs below the bar; below it they are buttons of the header. */
const HAS_TABS = '(max-width: 699.98px) and (min-height: 780px)';

function subscribeTabs(listener: () => void): () => void {
  const query = matchMedia(HAS_TABS);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useHasTabs(): boolean {
  return useSyncExternalStore(subscribeTabs, () => matchMedia(HAS_TABS).matches);
}
