/** A picture in layers, as a linocut is printed: what takes ink, what is cut away again, and what stands inside the cut. */
export interface Emblem {
  readonly ink: readonly string[];
  readonly cut?: readonly string[];
  /** Ink inside what was cut away: a pupil, a tooth. */
  readonly core?: readonly string[];
}

/** A left half with its mirror image: faces and wings are drawn once. Takes paths of M, L, Q, C and Z. */
export function both(...halves: string[]): string[] {
  return halves.flatMap((half) => [half, mirrored(half)]);
}

function mirrored(half: string): string {
  return half.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    return command + values.map((n, i) => (i % 2 === 0 ? Math.round((100 - n) * 10) / 10 : n)).join(' ');
  });
}
