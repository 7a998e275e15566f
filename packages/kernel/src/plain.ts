/** Plain data: what JSON can carry there and back. States, frames, choices and events are made of it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of plain data that shares nothing with the original. */
export function clonePlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = clonePlain(value[i]);
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = clonePlain(value[key]);
  return copy as T;
}

/** Whether two pieces of plain data say the same. A field that is undefined counts as absent, as in JSON. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  return sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false;
  return true;
}

/** Every field of the one is in the other, and they have as many: what is looked through after every choice is walked once. */
function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in a) {
    const value = a[key];
    if (value === undefined) continue;
    if (!samePlain(value, own(b, key))) return false;
    more++;
  }
  for (const key in b) if (b[key] !== undefined) more--;
  return more === 0;
}

/** Data from outside may bear names such as `constructor`, which every object inherits: only its own fields count. */
function own(data: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}

/** The first place where two pieces of plain data differ, as a path like `players.0.hand.3`; null when they say the same. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null;
  const bothObjects = a !== null && b !== null && typeof a === 'object' && typeof b === 'object';
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b)) return path || '(the whole)';
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inside = firstDifference(own(left, key), own(right, key), path === '' ? key : `${path}.${key}`);
    if (inside !== null) return inside;
  }
  return path || '(the whole)';
}

/** Reads `a.b.0.c` out of plain data, where things in a list may also be named by their `id`; undefined where there is nothing. */
export function at(value: unknown, path: string): unknown {
  let here: unknown = value;
  for (const key of path.split('.')) {
    if (here === null || typeof here !== 'object') return undefined;
    const found = own(here as Record<string, unknown>, key);
    here = found === undefined && Array.isArray(here) ? withId(here, key) : found;
  }
  return here;
}

function withId(things: readonly unknown[], id: string): unknown {
  return things.find((one) => one !== null && typeof one === 'object' && (one as { id?: unknown }).id === id);
}
