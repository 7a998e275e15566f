/** So many messages are read without a look at anything else, so that nothing else waits for long. */
const AT_A_TIME = 32;
/** So many milliseconds pass at least from one reading to the next: less than a screen shows two pictures. */
const PACE = 24;

/**
 * Where messages wait to be read. Whoever comes to a quiet server is read at once; what a crowd sends is read together,
 * a moment after what was read before. One by one, with other work in between, each choice would cost the
 * processor more than twice as much: all that it needs, from code to the disk's attention, would have to be fetched for it
 * alone.
 */
export class Inbox {
  private waiting: (() => void)[] = [];
  private lastRead = Number.NEGATIVE_INFINITY;

  /** Reads it when its time has come, in the order in which all came. */
  add(read: () => void): void {
    this.waiting.push(read);
    if (this.waiting.length > 1) return;
    const wait = this.lastRead + PACE - performance.now();
    if (wait <= 0) setImmediate(() => this.readSome());
    else setTimeout(() => this.readSome(), wait);
  }

  private readSome(): void {
    this.lastRead = performance.now();
    const some = this.waiting.slice(0, AT_A_TIME);
    for (const read of some) read();
    this.waiting.splice(0, some.length);
    if (this.waiting.length > 0) setImmediate(() => this.readSome());
  }
}
