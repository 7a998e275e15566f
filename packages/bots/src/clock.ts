/** The deadline of one search. */
export class Clock {
  private readonly started = performance.now();
  private readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }

  get spent(): number {
    return performance.now() - this.started;
  }

  isUp(): boolean {
    return this.milliseconds !== Number.POSITIVE_INFINITY && this.spent >= this.milliseconds;
  }

  /** How many more iterations fit into the time, judging by those already made. */
  iterationsLeft(made: number): number {
    if (this.milliseconds === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const { spent } = this;
    return ((this.milliseconds - spent) * made) / spent;
  }
}
