/** A table told in lines: what every game's text board is made with. */
import { type Catalogue, type Language, type Seat, say, type Thing } from '@conclave/kernel';
import { padded, wrap } from '../../terminal.ts';
import type { Paint } from '../style.ts';

export interface Drawing {
  readonly seat: Seat;
  /** By seat. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly paint: Paint;
  /** Columns of the screen. */
  readonly width: number;
  /** Lines that the board should make do with. */
  readonly rows: number;
}

export interface Board<V> {
  /** What a seat sees, as lines; `before` is what it saw when it was last asked. */
  draw(view: V, drawing: Drawing, before: V | null): string[];
  /** What a thing that can be picked is called, where the game has no name for it by its id. */
  nameOf?(view: V, thing: Thing, drawing: Drawing): string | null;
  /** What somebody calls the person in this seat, who reads of themselves as "You" elsewhere. */
  spokenName?(view: V, seat: Seat, drawing: Drawing): string;
  /** The events that begin a new chapter of the log. */
  readonly chapters: readonly string[];
}

type Gaps = Readonly<Record<string, string | number>>;

/** Says a board's own words and the game's names at one table. */
export class Pen<Word extends string> {
  readonly drawing: Drawing;
  private readonly texts: Catalogue;

  constructor(words: Readonly<Record<Language, Catalogue>>, drawing: Drawing) {
    this.drawing = drawing;
    this.texts = words[drawing.language];
  }

  words(key: Word, gaps: Gaps = {}): string {
    return say(this.texts, { key, gaps });
  }

  /** With a number. */
  count(key: Word, count: number): string {
    return this.words(key, { count });
  }

  name(id: string): string {
    return say(this.drawing.catalogue, { key: `name.${id}` });
  }

  /** Somebody at the table, as sentences call them. */
  seat(seat: Seat): string {
    return this.name(`seat.${seat}`);
  }

  /** What a card does. */
  effect(id: string): string {
    return say(this.drawing.catalogue, { key: `card.${id}` });
  }

  bold(text: string): string {
    return this.drawing.paint('bold', text);
  }

  dim(text: string): string {
    return this.drawing.paint('dim', text);
  }

  wrapped(text: string, indent = '    '): string[] {
    return wrap(text, this.drawing.width, indent).split('\n');
  }

  /** The parts of a line that have something to say, with a dot between them. */
  line(...parts: readonly (string | null | undefined | false)[]): string[] {
    const said = parts.filter((part): part is string => typeof part === 'string' && part !== '');
    return said.length === 0 ? [] : this.wrapped(said.join(' · '));
  }

  /** A named card with what it does. */
  explained(id: string): string[] {
    return this.wrapped(`  ${this.name(id)}: ${this.effect(id)}`);
  }
}

/** The first of the drawings that fits into so many lines, or else the last: the more room, the more is said. */
export function fitting(rows: number, ...drawings: readonly (() => string[])[]): string[] {
  const [draw, ...shorter] = drawings;
  const lines = draw?.() ?? [];
  return lines.length <= rows || shorter.length === 0 ? lines : fitting(rows, ...shorter);
}

/** What a text says first: enough for a reminder. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** `(−2)`: how a figure has changed since the last question; empty where it has not. */
export function change(now: number, before: number | undefined): string {
  if (before === undefined || before === now) return '';
  return now > before ? `(+${now - before})` : `(−${before - now})`;
}

/** `████░░`: so much of the whole. */
export function bar(part: number, whole: number, length: number): string {
  const full = whole <= 0 ? 0 : Math.round((Math.min(part, whole) / whole) * length);
  return '█'.repeat(full) + '░'.repeat(length - full);
}

/** Texts beside each other, read down the columns; each is wrapped in its own. */
export function inColumns(texts: readonly string[], width: number, columns: number): string[] {
  const column = Math.floor((width - 2 * (columns - 1)) / columns);
  const height = Math.ceil(texts.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < height; row++) {
    const cells = Array.from({ length: columns }, (_, at) => {
      const text = texts[at * height + row];
      return text === undefined ? [] : wrap(text, column, '    ').split('\n');
    });
    const tall = Math.max(...cells.map((cell) => cell.length));
    for (let line = 0; line < tall; line++) {
      lines.push(
        cells
          .map((cell) => padded(cell[line] ?? '', column))
          .join('  ')
          .trimEnd(),
      );
    }
  }
  return lines;
}
