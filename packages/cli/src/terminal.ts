/** Where a command writes and reads: the process's own streams, or a test's. */
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
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

/** Breaks text into lines of at most so many characters, at spaces; every line after the first gets the indent. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const lead = /^ */.exec(paragraph)?.[0] ?? '';
    let line = lines.length === 0 ? lead : indent;
    let isEmpty = true;
    for (const word of paragraph.trim().split(' ')) {
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

/** Rows of cells as columns of even width; `right` names the columns that are aligned to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
