/** Announces to screen readers what happens by itself, such as other players' moves. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let said = '';

/** Announces a text once, after the current announcement. */
export function announce(text: string): void {
  // Screen readers ignore an unchanged text; a trailing space makes it a change.
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
