/**
 * Changes of a view, so that an update carries what changed and not the whole. A patch is a list of changes, each a path
 * and the value that now stands there; a change without a value removes the field. An array is changed by index, and
 * shortened by a change of its `length`.
 */
export type Change = readonly [path: readonly (string | number)[], value?: unknown];
export type Patch = readonly Change[];

/** What turns `before` into `after`, both plain data. Empty when they say the same. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes, false);
  return changes;
}

/** The same, and makes unchanged subtrees of `after` reference-equal to those of `before`. */
export function diffAndShare(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  try {
    compare(before, after, [], changes, true);
    return changes;
  } catch (error) {
    // A frozen object cannot share. No harm: its own copy is equal.
    if (error instanceof TypeError) return diff(before, after);
    throw error;
  }
}

type Path = (string | number)[];

/** `path` is the current position; it is copied only for a change, which is rare. */
function compare(before: unknown, after: unknown, path: Path, changes: Change[], shares: boolean): void {
  if (before === after) return;
  if (!isObject(before) || !isObject(after)) changes.push([path.slice(), after]);
  else if (Array.isArray(before) !== Array.isArray(after)) changes.push([path.slice(), after]);
  else if (Array.isArray(before)) compareArrays(before, after as unknown as unknown[], path, changes, shares);
  else compareRecords(before, after, path, changes, shares);
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
  changes: Change[],
  shares: boolean,
): void {
  let inBoth = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    // Fast path: most of a view has not changed.
    if (value === old) {
      inBoth++;
      continue;
    }
    path.push(key);
    if (isHeld(old)) {
      inBoth++;
      const known = changes.length;
      compare(old, value, path, changes, shares);
      if (shares && changes.length === known) after[key] = old;
    } else changes.push([path.slice(), value]);
    path.pop();
  }
  if (inBoth === fieldCount(before)) return;
  for (const key in before) {
    if (before[key] !== undefined && !isHeld(after[key])) changes.push([[...path, key]]);
  }
}

/** Counts without building a list of keys: this runs for every object of every view after every choice. */
function fieldCount(record: Record<string, unknown>): number {
  let count = 0;
  for (const _ in record) count++;
  return count;
}

/** Plain data holds no functions: one that turns up is inherited, under a name such as `valueOf`. */
function isHeld(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function';
}

function compareArrays(
  before: readonly unknown[],
  after: unknown[],
  path: Path,
  changes: Change[],
  shares: boolean,
): void {
  const common = Math.min(before.length, after.length);
  const few = after.length / 2;
  const start = changes.length;
  let fresh = after.length - common;
  for (let i = 0; i < common && fresh <= few; i++) {
    if (before[i] === after[i]) continue;
    const known = changes.length;
    path.push(i);
    compare(before[i], after[i], path, changes, shares);
    path.pop();
    if (changes.length > known) fresh++;
    else if (shares) after[i] = before[i];
  }
  if (fresh > few) {
    // If most of a list is new, the whole list is shorter than its changes.
    changes.length = start;
    changes.push([path.slice(), after]);
    return;
  }
  for (let i = common; i < after.length; i++) changes.push([[...path, i], after[i]]);
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
}

/** The data after the patch. Unchanged parts are shared with the data before; nothing is changed in place. */
export function applyPatch<T>(before: T, patch: Patch): T {
  let now: unknown = before;
  for (const change of patch) now = applied(now, change, 0);
  return now as T;
}

/** `here` stands at the first `depth` steps of the change's path. */
function applied(here: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  const key = path[depth];
  if (key === undefined) return change[1];
  const isLast = depth === path.length - 1;
  if (Array.isArray(here)) {
    const copy = [...here];
    if (key === 'length' && isLast) copy.length = change[1] as number;
    else copy[key as number] = applied(copy[key as number], change, depth + 1);
    return copy;
  }
  const copy: Record<string, unknown> = isRecord(here) ? { ...here } : {};
  if (isLast && change.length === 1) delete copy[key];
  else copy[key] = applied(copy[key], change, depth + 1);
  return copy;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
