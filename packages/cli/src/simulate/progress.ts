/** A progress bar on standard error, if that is a terminal. */
import type { Terminal } from '../terminal.ts';

const WIDTH = 30;
const PAUSE = 100;

export function progressBar({ errors }: Terminal, total: number): { show(done: number): void; clear(): void } {
  if (errors.isTTY !== true) return { show() {}, clear() {} };
  let shown = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < PAUSE && done < total) return;
      shown = now;
      const filled = Math.round((done / total) * WIDTH);
      errors.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${total} games\x1b[K`);
    },
    clear() {
      errors.write('\r\x1b[K');
    },
  };
}
