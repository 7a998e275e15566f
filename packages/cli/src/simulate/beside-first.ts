/** What a second part adds to the first: how a character does compared to what its role alone would win. */
import type { Tally } from './tally.ts';

export interface Beside {
  readonly of: number;
  readonly wins: number;
  /** What the same seats would have won if only their first part counted. */
  readonly expected: number;
  /** The difference of the two, as a share of the seats, and its 95 % interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** By every part but the first that a seat played. */
export function besideFirst({
  seatsByParts,
  winsByParts,
  seatsByPart,
  winsByPart,
}: Pick<Tally, 'seatsByParts' | 'winsByParts' | 'seatsByPart' | 'winsByPart'>): Record<string, Beside> {
  const sums: Record<string, { of: number; wins: number; expected: number; variance: number }> = {};
  for (const [parts, of] of Object.entries(seatsByParts)) {
    const [first = '', ...others] = parts.split('+');
    const rate = (winsByPart[first] ?? 0) / (seatsByPart[first] ?? 1);
    for (const part of others) {
      sums[part] ??= { of: 0, wins: 0, expected: 0, variance: 0 };
      sums[part].of += of;
      sums[part].wins += winsByParts[parts] ?? 0;
      sums[part].expected += of * rate;
      sums[part].variance += of * rate * (1 - rate);
    }
  }
  return Object.fromEntries(
    Object.entries(sums).map(([part, { of, wins, expected, variance }]) => {
      const difference = (wins - expected) / of;
      const margin = (Z * Math.sqrt(variance)) / of;
      return [
        part,
        {
          of,
          wins,
          expected: fine(expected),
          difference: fine(difference),
          low: fine(difference - margin),
          high: fine(difference + margin),
        },
      ];
    }),
  );
}

function fine(number: number): number {
  return Number(number.toFixed(4));
}
