import { bodyOf } from '../storage/rows.ts';
import type { Entry, WrittenEntry } from '../storage/store.ts';

/** So many of the latest lines are not folded: they are looked at with every choice. */
const OPEN = 4;

/** A line of the log, and the text that is stored of it. */
export class Line<T extends Entry> implements WrittenEntry {
  readonly entry: T;
  private writtenBody: string | null = null;
  private foldedText: string | null = null;

  constructor(entry: T) {
    this.entry = entry;
  }

  get at(): T['at'] {
    return this.entry.at;
  }

  get by(): T['by'] {
    return this.entry.by;
  }

  /** Written once, when it is first asked for. */
  get body(): string {
    this.writtenBody ??= bodyOf(this.entry);
    return this.writtenBody;
  }

  /** All of it as JSON, made of what is written already. The same text for all annals that the line stands in. */
  get folded(): string {
    const { at, by } = this;
    // Joined, it is one text and not two that have to be kept.
    this.foldedText ??= [JSON.stringify({ at, by }).slice(0, -1), this.body.slice(1)].join(',');
    return this.foldedText;
  }
}

/**
 * A list of lines that grows at its end and is never changed otherwise. A longer version shares the array of the version it
 * grew from, so that a game of hundreds of choices is not copied with every one of them.
 *
 * A line that is seldom looked at is folded into a text. That takes a fraction of the room, and the garbage collector need
 * not look into it; at a thousand tables that is most of what it had to look through.
 */
export class Annals<T extends Entry> implements Iterable<T> {
  readonly length: number;
  /** May be longer than this version. */
  private readonly lines: (Line<T> | string)[];

  private constructor(lines: (Line<T> | string)[], length: number) {
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
    const seldom = lines.length - 1 - OPEN;
    const old = lines[seldom];
    if (old instanceof Line) lines[seldom] = old.folded;
    return new Annals(lines, lines.length);
  }

  /** The version that had so many lines. */
  first(length: number): Annals<T> {
    return new Annals(this.lines, Math.min(length, this.length));
  }

  at(index: number): T | undefined {
    const line = index < this.length ? this.lines[index] : undefined;
    return line === undefined ? undefined : entryIn(line);
  }

  get last(): T | undefined {
    return this.at(this.length - 1);
  }

  from(index: number): T[] {
    return this.lines.slice(index, this.length).map(entryIn);
  }

  /** As they are to be stored. */
  linesFrom(index: number): Line<T>[] {
    return this.lines
      .slice(index, this.length)
      .map((line) => (typeof line === 'string' ? new Line(entryIn<T>(line)) : line));
  }

  /** From the latest to the first, each read when it is asked for. */
  *backwards(): Generator<T> {
    for (let index = this.length - 1; index >= 0; index--) yield this.at(index) as T;
  }

  [Symbol.iterator](): Iterator<T> {
    return this.from(0).values();
  }
}

function entryIn<T extends Entry>(line: Line<T> | string): T {
  return typeof line === 'string' ? (JSON.parse(line) as T) : line.entry;
}
