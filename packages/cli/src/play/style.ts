/** Colours of the terminal. They are never the only sign: whatever is coloured says the same in letters or symbols. */
import { type Terminal, widthOf } from '../terminal.ts';

export type Ink = 'red' | 'yellow' | 'green' | 'blue' | 'magenta' | 'dim' | 'bold';

export type Paint = (ink: Ink, text: string) => string;

const CODES: Readonly<Record<Ink, number>> = { red: 91, yellow: 33, green: 32, blue: 94, magenta: 95, dim: 2, bold: 1 };

/** Paints on terminals only, and not where NO_COLOR asks for none (https://no-color.org). */
export function paintFor({ output, env }: Terminal): Paint {
  const plain = output.isTTY !== true || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  if (plain) return (_, text) => text;
  return (ink, text) => `\x1b[${CODES[ink]}m${text}\x1b[0m`;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
