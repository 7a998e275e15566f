import { bodyOf } from '../../storage/rows.ts';
import type { Entry, WrittenEntry } from '../../storage/store.ts';

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

  /** All of it as JSON, made of what is written already. The same text for all logs that the line stands in. */
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
 * All lines but the last are seldom looked at, and kept as texts. That takes a fraction of the room, and the garbage collector
 * need not look into it; at a thousand tables that is most of what it had to look through. A line is turned into text
 * when it is added.
 */
export class EntryLog<T extends Entry> implements Iterable<T> {
  readonly length: number;
  /** May be longer than this version. */
  private readonly lines: (Line<T> | string)[];
  /** The last line as it was added: it is looked at with every choice. */
  private readonly latest: Line<T> | null;

  private constructor(lines: (Line<T> | string)[], length: number, latest: Line<T> | null) {
    this.lines = lines;
    this.length = length;
    this.latest = latest;
  }

  static of<T extends Entry>(lines: readonly Line<T>[]): EntryLog<T> {
    return new EntryLog([...lines], lines.length, null);
  }

  with(line: Line<T>): EntryLog<T> {
    // Of two versions that grow from this one, only the first can have its array.
    const isLatest = this.lines.length === this.length;
    const lines = isLatest ? this.lines : this.lines.slice(0, this.length);
    lines.push(line.folded);
    return new EntryLog(lines, lines.length, line);
  }

  /** The version that had so many lines. */
  first(length: number): EntryLog<T> {
    return length >= this.length ? this : new EntryLog(this.lines, length, null);
  }

  at(index: number): T | undefined {
    const line = index === this.length - 1 ? this.lastLine : this.lines[index];
    return line === undefined || index >= this.length ? undefined : entryIn(line);
  }

  get last(): T | undefined {
    return this.at(this.length - 1);
  }

  from(index: number): T[] {
    return this.partFrom(index).map(entryIn);
  }

  /** Each as JSON. */
  get texts(): string[] {
    return this.partFrom(0).map((line) => (typeof line === 'string' ? line : line.folded));
  }

  /** As they are to be stored. */
  linesFrom(index: number): Line<T>[] {
    return this.partFrom(index).map((line) => (typeof line === 'string' ? new Line(entryIn<T>(line)) : line));
  }

  private get lastLine(): Line<T> | string | undefined {
    return this.latest ?? this.lines[this.length - 1];
  }

  private partFrom(index: number): (Line<T> | string)[] {
    const part = this.lines.slice(index, this.length);
    if (part.length > 0) part[part.length - 1] = this.lastLine as Line<T> | string;
    return part;
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
