/** How many updates are kept for those who were gone for a moment. */
const KEPT = 32;
const AT_FIRST = 4096;

/**
 * The latest updates of a stream, as bytes in one piece of memory that is written round and round. As texts they were half of
 * what the garbage collector had to keep; and memory of their own for each made it collect everything whenever enough of
 * them had come and gone.
 */
export class Kept {
  /** How many there ever were. */
  private count = 0;
  private bytes = Buffer.allocUnsafeSlow(AT_FIRST);
  /** Where each begins and ends, at its number modulo `KEPT`. */
  private readonly begins: number[] = [];
  private readonly ends: number[] = [];

  get length(): number {
    return Math.min(this.count, KEPT);
  }

  /** Keeps one more, which is not empty, in place of the oldest if there are enough. */
  add(text: string): void {
    const length = Buffer.byteLength(text);
    let begin = this.placeFor(length);
    while (begin === null) {
      this.grow();
      begin = this.placeFor(length);
    }
    this.bytes.write(text, begin);
    this.note(this.count++, begin, length);
  }

  /** The latest so many, oldest first. */
  latest(many: number): string[] {
    return Array.from({ length: many }, (_, i) => {
      const at = (this.count - many + i) % KEPT;
      return this.bytes.toString('utf8', this.begins[at], this.ends[at]);
    });
  }

  private note(number: number, begin: number, length: number): void {
    this.begins[number % KEPT] = begin;
    this.ends[number % KEPT] = begin + length;
  }

  /** Where so many bytes can be written over nothing but those of the oldest, which the next one replaces. Null: nowhere. */
  private placeFor(length: number): number | null {
    const { bytes, count, begins, ends } = this;
    const kept = Math.min(count, KEPT - 1);
    if (kept === 0) return length <= bytes.length ? 0 : null;
    const oldest = begins[(count - kept) % KEPT] as number;
    const free = ends[(count - 1) % KEPT] as number;
    const isWrapped = free <= oldest;
    if (isWrapped) return free + length <= oldest ? free : null;
    if (free + length <= bytes.length) return free;
    return length <= oldest ? 0 : null;
  }

  private grow(): void {
    const { bytes, count, length } = this;
    this.bytes = Buffer.allocUnsafeSlow(2 * bytes.length);
    let free = 0;
    for (let number = count - length; number < count; number++) {
      const at = number % KEPT;
      const copied = bytes.copy(this.bytes, free, this.begins[at], this.ends[at]);
      this.note(number, free, copied);
      free += copied;
    }
  }
}
