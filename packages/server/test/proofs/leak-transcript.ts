/** What somebody received in each of two worlds, side by side, without what differs by nature. */

/** Ids of one world, with what stands for them in both. */
export type Names = ReadonlyMap<string, string>;

/** Times are milliseconds since 1970: nothing else in a message is nearly as large. */
const EARLIEST_TIME = 1_600_000_000_000;
/** What clocks have left differs by the milliseconds between two tables, and may be a digit shorter. */
const DIGITS_OF_CLOCKS = 8;

/** The text without times, and with every id replaced by what it is the id of. */
export function plain(text: string, names: Names): string {
  return JSON.stringify(JSON.parse(text, (key, value) => reviewed(key, value, names)));
}

function reviewed(key: string, value: unknown, names: Names): unknown {
  if (typeof value === 'number') return value >= EARLIEST_TIME ? 'a time' : value;
  if (typeof value === 'string') {
    if (key === 'stream') return 'a stream';
    if (key === 'commitment') return 'a commitment';
    if (key === 'code' && /^[0-9A-Z]{10}$/.test(value)) return 'a code';
    return names.get(value) ?? value;
  }
  if (key === 'left' && Array.isArray(value)) return value.map((rest) => (rest === null ? null : 'some time'));
  return value;
}

/** The first difference between what was received in two worlds; null: none. */
export function difference(
  [here, namesHere]: readonly [readonly string[], Names],
  [there, namesThere]: readonly [readonly string[], Names],
): string | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [one, other] = [here[i], there[i]];
    if (one === undefined || other === undefined) {
      return `${here.length} messages or ${there.length}; the one more is ${excerpt((one ?? other) as string, 0)}`;
    }
    const [left, right] = [plain(one, namesHere), plain(other, namesThere)];
    if (left !== right) {
      const at = firstDifference(left, right);
      return `message ${i + 1} differs: ${excerpt(left, at)} or ${excerpt(right, at)}`;
    }
    const slack = one.includes('"left":[') ? DIGITS_OF_CLOCKS : 0;
    if (Math.abs(one.length - other.length) > slack) {
      return `message ${i + 1} has ${one.length} bytes or ${other.length}: ${excerpt(left, 0)}`;
    }
  }
  return null;
}

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - 60);
  return `${from > 0 ? '...' : ''}${text.slice(from, at + 60)}${at + 60 < text.length ? '...' : ''}`;
}
