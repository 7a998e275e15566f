/** What screen readers are told of that happens without a touch, such as moves of others. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let said = '';

/** Says it once, after whatever is being said now. */
export function announce(text: string): void {
  // The same text twice would be no change, and nothing would be said; a trailing space makes it one.
  said = said === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
