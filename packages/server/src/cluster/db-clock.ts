/** The database's time, so that a difference between nodes' clocks does not reach players. */

const SAMPLES = 8;
/** It is put right by so much at a time, in milliseconds: nobody sees a clock jump. */
const STEP = 5;

export class DbClock {
  private readonly offsets: number[] = [];
  private offset: number | null = null;
  private last = 0;

  /** The database said that it was `then`, between these two moments here. */
  learn(then: number, asked: number, answered: number): void {
    this.offsets.push(then - (asked + answered) / 2);
    if (this.offsets.length > SAMPLES) this.offsets.shift();
    const middle = this.offsets.toSorted((a, b) => a - b)[Math.floor(this.offsets.length / 2)] as number;
    const off = middle - (this.offset ?? middle);
    this.offset = this.offset === null ? middle : this.offset + Math.max(-STEP, Math.min(STEP, off));
  }

  /** Never goes back. */
  now(): number {
    this.last = Math.max(this.last, Math.round(Date.now() + (this.offset ?? 0)));
    return this.last;
  }
}
