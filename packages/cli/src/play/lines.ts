/** Asks for one line after another, from a person or from a pipe. */
import { createInterface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

export interface Lines {
  /** The next line; null when there are no more, or the person has pressed Ctrl-C or Ctrl-D. */
  ask(prompt: string): Promise<string | null>;
  /** No more lines will come. */
  readonly isOver: boolean;
  close(): void;
}

export function linesFrom({ input, output }: Terminal): Lines {
  const isPerson = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, output: isPerson ? output : undefined, terminal: isPerson });
  let isOver = false;
  reader.on('SIGINT', () => {
    isOver = true;
    reader.close();
  });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      if (isPerson && !isOver) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const { value, done } = await lines.next();
      isOver ||= done === true;
      // What came through a pipe is not on the screen yet; after Ctrl-C the line is still open.
      if (!isPerson || isOver) output.write(`${isOver ? '' : value}\n`);
      return isOver || value === undefined ? null : value.trim();
    },
    get isOver() {
      return isOver;
    },
    close: () => reader.close(),
  };
}
