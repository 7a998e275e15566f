import { useSyncExternalStore } from 'react';

/** The same width at which the styles change from a phone's to a desktop's. */
const query = () => matchMedia('(min-width: 900px)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
