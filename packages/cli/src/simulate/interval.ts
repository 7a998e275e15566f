/** A share of successes with its 95 % interval (Wilson's, which holds for small numbers and near 0 and 1 too). */
export interface Share {
  readonly wins: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function shareOf(wins: number, of: number): Share {
  if (of === 0) return { wins, of, rate: 0, low: 0, high: 1 };
  const rate = wins / of;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  const middle = rate + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return {
    wins,
    of,
    rate: rounded(rate),
    low: rounded((middle - spread) / scale),
    high: rounded((middle + spread) / scale),
  };
}

function rounded(rate: number): number {
  return Math.min(1, Math.max(0, Number(rate.toFixed(4))));
}

/** `54.1 % (53.1 to 55.1), 5410 of 10000`. */
export function shareInWords({ wins, of, rate, low, high }: Share): string {
  const percent = (part: number) => (part * 100).toFixed(1);
  return `${percent(rate)} % (${percent(low)} to ${percent(high)}), ${wins} of ${of}`;
}
