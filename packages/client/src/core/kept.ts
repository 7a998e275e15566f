/** A value that is kept in this browser and tells whoever watches it when it changes. */
export interface Kept<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` turns what was stored, perhaps by an older version, into a value; null is handed in when nothing was. */
export function kept<T>(key: string, read: (stored: unknown) => T): Kept<T> {
  const listeners = new Set<() => void>();
  let value = read(stored(key));
  return {
    get: () => value,
    set(next) {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A private window may forbid storing; the value then holds until the page is closed.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
