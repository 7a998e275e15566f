/** Asks for one line after another, from a person or from a pipe. */
import { createInterface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

export interface Lines {
  /** The next line; null when there are no more, or the person has pressed Ctrl-C or Ctrl-D. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesFrom({ input, output }: Terminal): Lines {
  const isPerson = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, output: isPerson ? output : undefined, terminal: isPerson });
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      if (isPerson) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const { value, done } = await lines.next();
      // What came through a pipe is not on the screen yet; after Ctrl-C the line is still open.
      if (!isPerson || done === true) output.write(`${done === true ? '' : value}\n`);
      return done === true ? null : value.trim();
    },
    close: () => reader.close(),
  };
}
