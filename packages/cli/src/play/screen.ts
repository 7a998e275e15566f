/** Where a game is shown: a terminal that is drawn anew for every question, or plain lines, one after another. */
import { columnsOf, say, type Terminal, wrap } from '../terminal.ts';
import type { Lines } from './lines.ts';
import { type Paint, paintFor, unpaintedPaint } from './style.ts';

const USUAL_ROWS = 24;

/** Goes to the corner and wipes everything below it; what was scrolled away stays. */
const WIPE = '\x1b[H\x1b[2J';

export class Screen {
  readonly paint: Paint;
  /** No colours, no moving cursor: the same lines for everybody who reads them with a program. */
  readonly isPlain: boolean;
  private readonly terminal: Terminal;
  private readonly lines: Lines;

  constructor(terminal: Terminal, lines: Lines, wantsPlain: boolean) {
    this.terminal = terminal;
    this.lines = lines;
    this.isPlain = wantsPlain || terminal.output.isTTY !== true || terminal.env.TERM === 'dumb';
    this.paint = this.isPlain ? unpaintedPaint : paintFor(terminal);
  }

  get width(): number {
    return columnsOf(this.terminal);
  }

  get rows(): number {
    return this.terminal.output.rows ?? USUAL_ROWS;
  }

  get isLeft(): boolean {
    return this.lines.isOver;
  }

  /** A sentence, broken where the screen ends. */
  tell(text = ''): void {
    say(this.terminal, wrap(text, this.width, '  '));
  }

  /** Lines that fit already. */
  print(lines: readonly string[]): void {
    for (const line of lines) say(this.terminal, line);
  }

  wipe(): void {
    if (!this.isPlain) this.terminal.output.write(WIPE);
  }

  async ask(question: string): Promise<string | null> {
    const wrapped = wrap(question.trimEnd(), this.width - 1).split('\n');
    this.print(wrapped.slice(0, -1));
    return this.lines.ask(`${wrapped.at(-1)} `);
  }

  /** Shows a text of any length, a screen at a time, until it was read. */
  async read(lines: readonly string[], more: string, done: string): Promise<void> {
    if (this.isPlain) {
      this.print(lines);
      return;
    }
    const step = Math.max(1, this.rows - 2);
    for (let at = 0; at < lines.length; at += step) {
      this.wipe();
      this.print(lines.slice(at, at + step));
      const isLast = at + step >= lines.length;
      const answer = await this.ask(isLast ? done : more);
      if (answer === null || answer.startsWith('q')) return;
    }
  }
}
