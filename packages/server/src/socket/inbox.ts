/** For so many milliseconds messages are read without a look at anything else, so that nothing else waits for long. */
const AT_A_TIME = 20;
/** So many milliseconds pass at least from one reading to the next: less than a screen shows two pictures. */
const PACE = 32;
/** So many messages in one reading are a crowd. */
const CROWD = 4;

/** Nobody ever wakes the thread: it sleeps as long as it wanted to. */
const BED = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Reads a message. Resolves when what it asked for is done or refused; null if it is already. */
type Message = () => Promise<void> | null;

/**
 * Where messages wait to be read. Whoever comes to a quiet server is read at once; what a crowd sends is read together,
 * a moment after what was read before. One by one, with other work in between, each choice would cost the
 * processor more than twice as much: all that it needs, from code to the disk's attention, would have to be fetched for it
 * alone. For the same reason the thread does not get up for every message of a crowd, if there is nothing else it waits for:
 * it sleeps until all of them are to be read.
 */
export class Inbox {
  private waiting: Message[] = [];
  /** Messages that were read, and whose commands are not done yet. */
  private underWay = 0;
  private lastRead = Number.NEGATIVE_INFINITY;
  private isCrowd = false;
  private timer: NodeJS.Timeout | undefined;

  /** Reads it when its time has come, in the order in which all came. */
  add(message: Message): void {
    this.waiting.push(message);
    if (this.waiting.length > 1) return;
    // What else has come in this turn of the event loop comes along.
    setImmediate(() => this.waitForCompany());
  }

  private waitForCompany(): void {
    const wait = this.lastRead + PACE - performance.now();
    if (wait <= 0) this.readSome();
    else if (this.isCrowd && this.underWay === 0) this.sleep(wait);
    else this.timer = setTimeout(() => this.readSome(), wait);
  }

  /** All that comes meanwhile, also from elsewhere, is heard when it is over. */
  private sleep(milliseconds: number): void {
    Atomics.wait(BED, 0, 0, milliseconds);
    setImmediate(() => this.readSome());
  }

  private readSome(): void {
    this.timer = undefined;
    this.lastRead = performance.now();
    let count = 0;
    do {
      this.read(this.waiting[count++] as Message);
    } while (count < this.waiting.length && performance.now() - this.lastRead < AT_A_TIME);
    this.isCrowd = count >= CROWD;
    this.waiting.splice(0, count);
    if (this.waiting.length > 0) setImmediate(() => this.readSome());
  }

  private read(message: Message): void {
    const doing = message();
    if (doing === null) return;
    this.underWay++;
    void doing.then(() => this.isDone());
  }

  private isDone(): void {
    this.underWay--;
    if (this.underWay > 0 || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    setImmediate(() => this.waitForCompany());
  }
}
