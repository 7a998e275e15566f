/** A value in the local storage of this browser; whoever subscribes hears of every change. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` turns what is in storage, perhaps from an older version, into a value; it gets null when there is nothing. */
export function stored<T>(key: string, read: (item: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>();
  let value = read(itemAt(key));
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

/** What is in storage as an object, whichever version wrote it: fields may be missing. */
export function fieldsOf<T extends object>(item: unknown): Partial<T> {
  return recordOf(item) as Partial<T>;
}

/** What is in storage as values by their keys. */
export function recordOf<V>(item: unknown): Readonly<Record<string, V>> {
  return typeof item === 'object' && item !== null ? (item as Record<string, V>) : {};
}

function itemAt(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
