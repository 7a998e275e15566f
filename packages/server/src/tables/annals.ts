import { bodyOf, entryOf } from '../storage/rows.ts';
import type { Entry, WrittenEntry } from '../storage/store.ts';

/** So many of the latest lines are not folded: they are looked at with every choice. */
const OPEN = 4;

/**
 * A line of the log: plain data that is folded into the text that was stored of it, once it is seldom looked at. A text takes
 * a fraction of the room, and the garbage collector need not look into it; at a thousand tables that is most of what it
 * had to look through.
 */
export class Line<T extends Entry> implements WrittenEntry {
  readonly at: T['at'];
  readonly by: T['by'];
  private value: T | null;
  private text: string | null = null;

  constructor(value: T) {
    this.at = value.at;
    this.by = value.by;
    this.value = value;
  }

  /** Written once, when it is first asked for. */
  get body(): string {
    this.text ??= bodyOf(this.value as T);
    return this.text;
  }

  read(): T {
    return this.value ?? (entryOf(this) as T);
  }

  fold(): void {
    this.text = this.body;
    this.value = null;
  }
}

/**
 * A list of lines that grows at its end and is never changed otherwise. A longer version shares the array of the version it
 * grew from, so that a game of hundreds of choices is not copied with every one of them.
 */
export class Annals<T extends Entry> implements Iterable<T> {
  readonly length: number;
  /** May be longer than this version. */
  private readonly lines: Line<T>[];

  private constructor(lines: Line<T>[], length: number) {
    this.lines = lines;
    this.length = length;
  }

  static of<T extends Entry>(lines: readonly Line<T>[]): Annals<T> {
    return new Annals([...lines], lines.length);
  }

  with(line: Line<T>): Annals<T> {
    // Of two versions that grow from this one, only the first can have its array.
    const isLatest = this.lines.length === this.length;
    const lines = isLatest ? this.lines : this.lines.slice(0, this.length);
    lines.push(line);
    lines[lines.length - 1 - OPEN]?.fold();
    return new Annals(lines, lines.length);
  }

  /** The version that had so many lines. */
  first(length: number): Annals<T> {
    return new Annals(this.lines, Math.min(length, this.length));
  }

  at(index: number): T | undefined {
    return index < this.length ? this.lines[index]?.read() : undefined;
  }

  get last(): T | undefined {
    return this.at(this.length - 1);
  }

  from(index: number): T[] {
    return this.linesFrom(index).map((line) => line.read());
  }

  linesFrom(index: number): Line<T>[] {
    return this.lines.slice(index, this.length);
  }

  /** From the latest to the first, each read when it is asked for. */
  *backwards(): Generator<T> {
    for (let index = this.length - 1; index >= 0; index--) yield this.at(index) as T;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.from(0).values();
  }
}
