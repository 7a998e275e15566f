/** Where a counted amount lies: its middle, and what one game in ten stays below or goes beyond. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** From how often each amount came up; all 0 where nothing did. */
export function spreadOf(counts: Readonly<Record<string, number>>): Spread {
  const amounts = Object.entries(counts)
    .map(([amount, times]) => ({ amount: Number(amount), times }))
    .sort((a, b) => a.amount - b.amount);
  const total = amounts.reduce((sum, { times }) => sum + times, 0);
  const at = (part: number) => {
    let left = part * total;
    for (const { amount, times } of amounts) {
      left -= times;
      if (left <= 0) return amount;
    }
    return 0;
  };
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}
