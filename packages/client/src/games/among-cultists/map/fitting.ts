/** What fits on a plate of so many pixels: the size of its name, and how many heads in which size. */

/** No text is smaller: a little more than must be, because sizes are rounded. */
const LEAST = 13;
const LARGEST = 30;
/** A letter is about so wide, by the size of the text. */
const LETTER = 0.52;

/** The size of a name that has this much room; null where it does not fit, not even small. */
export function nameSize(name: string, width: number, height: number, lines: number): number | null {
  for (let size = Math.min(LARGEST, Math.max(LEAST, Math.round(width * 0.115))); size >= LEAST; size--) {
    const needed = linesFor(name, width / (size * LETTER));
    if (needed !== null && needed <= lines && needed * size * 1.1 <= height) return size;
  }
  return null;
}

/** How many lines of so many letters a name takes; null if one of its parts is longer than a line. */
function linesFor(name: string, letters: number): number | null {
  let lines = 1;
  let used = 0;
  for (const part of name.split(/(?<=[\s\u00AD-])/)) {
    const length = part.trimEnd().length;
    if (length > letters) return null;
    if (used > 0 && used + length > letters) {
      lines++;
      used = 0;
    }
    used += part.length;
  }
  return lines;
}

export interface Crowd {
  /** Pixels across. */
  readonly size: number;
  /** How many are drawn; the others are a number. */
  readonly shown: number;
}

const GAP = 2;
const SMALLEST = 18;

/** Heads as large as they fit side by side; where not all fit, the last place tells how many more there are. */
export function crowdIn(count: number, width: number, height: number, largest: number): Crowd {
  const room = (size: number) =>
    Math.floor((width + GAP) / (size + GAP)) * Math.max(1, Math.floor((height + GAP) / (size + GAP)));
  for (let size = largest; size >= SMALLEST; size--) {
    if (room(size) >= count && (height >= size || size === SMALLEST)) return { size, shown: count };
  }
  return { size: SMALLEST, shown: Math.max(1, room(SMALLEST) - 1) };
}
