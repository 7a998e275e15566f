import process from 'node:process';
import type { Log } from './log.ts';

/** A server that has not stopped by itself after so long is ended: a supervisor would do it next, less gently. */
const DEADLINE = 10_000;

/** A signal that follows this soon is the same one: a supervisor sends it to all processes, and whoever started us passes it on. */
const SAME_SIGNAL = 1000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a signal, then stops what runs and gives the exit code. A second signal ends the process at once. */
export async function untilSignalled(stop: () => Promise<void>, log: Log): Promise<number> {
  await new Promise<void>((resolve) => {
    let first: number | null = null;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (first !== null && performance.now() - first > SAME_SIGNAL) process.exit(1);
        first ??= performance.now();
        resolve();
      });
    }
  });
  const deadline = setTimeout(() => {
    log.error('the server did not stop in time and is ended');
    process.exit(1);
  }, DEADLINE);
  await stop();
  clearTimeout(deadline);
  return 0;
}
