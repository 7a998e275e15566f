/** The first place where a value holds what JSON cannot carry, and what that is; null when it is plain data. */
export function notPlain(value: unknown, path = ''): string | null {
  const here = path || 'the whole';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${here} is ${value}`;
  if (typeof value !== 'object')
    return `${here} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) {
    return `${here} is a ${kind.constructor?.name ?? 'strange object'}`;
  }
  for (const [key, part] of Object.entries(value)) {
    const inside = notPlain(part, path === '' ? key : `${path}.${key}`);
    if (inside !== null) return inside;
  }
  return null;
}
