/** The median and the 10th and 90th percentile of a counted amount. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** From a histogram; all 0 if it is empty. */
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
