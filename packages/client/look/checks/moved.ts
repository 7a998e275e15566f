/** 1 and 3: Regions and slots stay where they are, whatever is asked. Compares two layouts of one table. */
import type { Box, Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';

type Layout = Readonly<Record<string, Box>>;

export function moved(before: Layout, now: Layout, when: string): Finding[] {
  return Object.entries(now).flatMap(([name, box]) => {
    const first = before[name];
    if (first === undefined || isSame(first, box)) return [];
    const isOfBar = name === 'region bar' || name.startsWith('slot');
    const sentence = `it was ${describe(first)} and became ${describe(box)} (${when})`;
    return (isOfBar ? [1, 3] : [1]).map((check) => ({ check, element: name, sentence }));
  });
}

function isSame(a: Box, b: Box): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => Math.abs(a[side] - b[side]) <= LIMITS.regionMoves);
}

function describe({ x, y, width, height }: Box): string {
  return `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
}
