/** Where a command writes and reads: the process's own streams, or a test's. */
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function say(terminal: Terminal, line = ''): void {
  terminal.output.write(`${line}\n`);
}

export function complain(terminal: Terminal, line: string): void {
  terminal.errors.write(`${line}\n`);
}

export function sayJson(terminal: Terminal, value: unknown): void {
  say(terminal, JSON.stringify(value, null, 2));
}

/** The text without colours. */
export function unpainted(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  return text.replace(/\x1b\[\d+m/g, '');
}

/** How wide the text is on the screen. */
export function widthOf(text: string): number {
  return unpainted(text).length;
}

const NARROWEST = 40;
const USUAL_WIDTH = 80;

/** How many characters a line may have. */
export function columnsOf({ output }: Terminal): number {
  return Math.max(NARROWEST, output.columns ?? USUAL_WIDTH);
}

/**
 * Breaks text into lines of at most so many characters, at spaces, or inside a word that is longer than a line; every line
 * after the first gets the indent.
 */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const lead = /^ */.exec(paragraph)?.[0] ?? '';
    let line = lines.length === 0 ? lead : indent;
    let isEmpty = true;
    for (const word of paragraph
      .trim()
      .split(' ')
      .flatMap((one) => broken(one, width - indent.length))) {
      if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = indent + word;
      } else line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** A painted word is left whole: cutting it could cut its colour. */
function broken(word: string, width: number): string[] {
  if (word.length <= width || widthOf(word) !== word.length) return [word];
  return [word.slice(0, width), ...broken(word.slice(width), width)];
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Rows of cells as columns of even width; `right` names the columns that are aligned to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = [], gap = '  '): string[] {
  const widths = widthsOf(rows);
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const width = widths[i] ?? 0;
        return right.includes(i) ? ' '.repeat(width - widthOf(cell)) + cell : padded(cell, width);
      })
      .join(gap)
      .trimEnd(),
  );
}

/** The same for rows whose last cell is a text: it is wrapped in its own column, or below the others where that is narrow. */
export function tableOfTexts(rows: readonly (readonly string[])[], width: number, narrowest = 30): string[] {
  const before = table(rows.map((row) => row.slice(0, -1)));
  const left = Math.max(0, ...before.map(widthOf)) + 2;
  return rows.flatMap((row, i) => {
    const text = row.at(-1) ?? '';
    const start = before[i] ?? '';
    if (width - left >= narrowest)
      return wrap(text, width - left)
        .split('\n')
        .map((line, n) => `${padded(n === 0 ? start : '', left)}${line}`.trimEnd());
    return [...wrap(start, width, '    ').split('\n'), ...wrap(`      ${text}`, width, '      ').split('\n')];
  });
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  return widths;
}
