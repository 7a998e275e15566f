/** So many messages are read without a look at anything else, so that nothing else waits for long. */
const AT_A_TIME = 32;
/** So many milliseconds later a message is read in any case: whoever only looks need not wait for a disk that hangs. */
const LONGEST_WAIT = 20;

/**
 * Where messages wait to be read. Nearly all are choices, and what comes of a choice has to wait for its group of commits
 * anyway; so they are read when that group is made, all at once. One after another, with other work in between, each would
 * cost twice as much: what a choice needs would have to be fetched from memory every time.
 */
export class Inbox {
  private readonly waiting: (() => void)[] = [];
  private readonly ready: () => Promise<void>;

  constructor(ready: () => Promise<void>) {
    this.ready = ready;
  }

  /** Reads it when its time has come, in the order in which all came. */
  add(read: () => void): void {
    this.waiting.push(read);
    if (this.waiting.length === 1) this.begin();
  }

  private begin(): void {
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      clearTimeout(timer);
      this.readSome();
    };
    const timer = setTimeout(begin, LONGEST_WAIT);
    void this.ready().then(begin);
  }

  private readSome(): void {
    const some = this.waiting.slice(0, AT_A_TIME);
    for (const read of some) read();
    this.waiting.splice(0, some.length);
    if (this.waiting.length > 0) setImmediate(() => this.readSome());
  }
}
