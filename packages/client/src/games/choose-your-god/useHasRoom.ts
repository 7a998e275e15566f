import { useSyncExternalStore } from 'react';

/** Wide enough for the whole board beside the log: where the container is 1000 pixels wide and the styles change. */
const query = () => matchMedia('(min-width: 1340px)');

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the map can show every piece; otherwise it is an overview, and details come at a touch. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
