/** Colours of the terminal. They are never the only sign: whatever is coloured says the same in letters or symbols. */
import type { Terminal } from '../terminal.ts';

export type Ink = 'red' | 'yellow' | 'green' | 'blue' | 'magenta' | 'dim' | 'bold';

export type Paint = (ink: Ink, text: string) => string;

const CODES: Readonly<Record<Ink, number>> = { red: 91, yellow: 33, green: 32, blue: 94, magenta: 95, dim: 2, bold: 1 };

export const unpaintedPaint: Paint = (_, text) => text;

/** Paints on terminals only, and not where NO_COLOR asks for none (https://no-color.org). */
export function paintFor({ output, env }: Pick<Terminal, 'output' | 'env'>): Paint {
  const plain = output.isTTY !== true || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return plain ? unpaintedPaint : (ink, text) => `\x1b[${CODES[ink]}m${text}\x1b[0m`;
}
