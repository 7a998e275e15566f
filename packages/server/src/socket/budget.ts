/** A bucket of tokens that fills up steadily: what a connection may cost the server beyond playing. */
export class Budget {
  private readonly perSecond: number;
  private readonly most: number;
  private left: number;
  private filledAt = performance.now();
  private refused = 0;

  constructor({ perSecond, most }: { readonly perSecond: number; readonly most: number }) {
    this.perSecond = perSecond;
    this.most = most;
    this.left = most;
  }

  /** Whether there was enough for one more. */
  spend(): boolean {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
    if (this.left < 1) {
      this.refused++;
      return false;
    }
    this.left--;
    this.refused = 0;
    return true;
  }

  /** Was asked in vain as often in a row as it ever holds. */
  get isExhausted(): boolean {
    return this.refused > this.most;
  }
}
