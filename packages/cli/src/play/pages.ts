/** What is shown from question to question: the board, the news, and the question with its options last. */
import type { Playthrough } from '@conclave/kernel';
import type { AtTable } from './at-table.ts';
import type { Step } from './choosing.ts';
import type { Screen } from './screen.ts';
import { filling, LEAST_NEWS, newsIn, numbered } from './table-text.ts';

/** What is said must leave room for the board and the question. */
const MOST_NOTICES = 4;

export class Pages {
  private readonly playthrough: Playthrough;
  private readonly table: AtTable;
  private readonly screen: Screen;
  /** How many events there were at the question before this one, and how many there are at this one. */
  private newsFrom = 0;
  private seen = 0;
  /** How many events plain lines have told, and how many there were when the board was last printed in them. */
  private told = 0;
  private drawn = -1;
  /** What the person saw at the question before this one, to show what has changed since, and what there is to see now. */
  private before: unknown = null;
  private now: unknown = null;
  /** Said once above the next question, the latest of it. */
  private notices: readonly string[] = [];

  constructor(playthrough: Playthrough, table: AtTable, screen: Screen) {
    this.playthrough = playthrough;
    this.table = table;
    this.screen = screen;
  }

  /** Begins a question. What has happened meanwhile is news; one that follows at once leaves the news as they are. */
  turn(): void {
    const { length } = this.playthrough.events;
    if (length > this.seen) {
      this.newsFrom = this.seen;
      this.before = this.now;
    }
    this.seen = length;
    this.now = this.table.view;
  }

  /** What was undone has never happened. */
  turnBack(): void {
    const { length } = this.playthrough.events;
    this.seen = Math.min(this.seen, length);
    this.newsFrom = Math.min(this.newsFrom, this.seen);
    this.told = length;
    this.drawn = -1;
  }

  /** In plain lines everything is told as it happens, a paragraph for each turn. */
  tellNews(): void {
    if (!this.screen.isPlain) return;
    const { events } = this.playthrough;
    for (const { heading, lines } of this.table.chapters(events.slice(this.told))) {
      if (heading !== '') this.screen.tell();
      for (const line of [heading, ...lines]) if (line !== '') this.screen.tell(line);
    }
    this.told = events.length;
  }

  /** At once in plain lines; above the next question where the screen is drawn anew. */
  say(text: string): void {
    if (this.screen.isPlain) this.screen.tell(text);
    else this.notices = [...this.notices, text].slice(-MOST_NOTICES);
  }

  ask({ heading, entries }: Step): void {
    const { screen, table } = this;
    const labels = entries.map(({ label }) => label);
    const question = [
      ...this.notices.flatMap((notice) => table.wrapped(notice)),
      ...table.wrapped(screen.paint('bold', table.question())),
      ...(heading === null ? [] : table.wrapped(heading)),
      ...numbered(labels, screen.width),
    ];
    this.notices = [];
    this.tellNews();
    if (screen.isPlain) {
      if (this.drawn !== this.told) screen.print(['', ...table.board(0, this.before)]);
      this.drawn = this.told;
      screen.print(['', ...question]);
    } else this.fill(question, this.before);
  }

  /** The last page: how everything stands, and who has won. */
  end(): void {
    const { screen, table } = this;
    const { outcome } = this.playthrough;
    const verdict = outcome === null ? [] : table.verdict(outcome);
    this.turn();
    this.tellNews();
    if (screen.isPlain) screen.print(['', ...table.board(0, null), '', ...verdict]);
    else this.fill(verdict, null);
  }

  /** The whole board: on a screen of its own, or in plain lines with the question that follows. */
  wholeBoard(): readonly string[] {
    this.drawn = -1;
    return this.screen.isPlain ? [] : this.table.board(this.screen.rows, this.before);
  }

  private fill(below: readonly string[], before: unknown): void {
    const { screen, table } = this;
    const { width, paint, rows } = screen;
    const chapters = table.chapters(this.playthrough.events.slice(this.newsFrom));
    const earlier = (count: number) => table.words('earlier', { count });
    const parts = {
      board: table.board(rows - below.length - LEAST_NEWS - 1, before),
      news: (lines: number) => newsIn(chapters, lines, { width, paint, earlier }),
      below,
    };
    screen.wipe();
    screen.print(filling(parts, rows, paint('dim', table.words('cut'))));
  }
}
