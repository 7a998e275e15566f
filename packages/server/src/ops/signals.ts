import process from 'node:process';
import type { Log } from './log.ts';

/** A server that has not stopped by itself after so long is ended: a supervisor would do it next, less gently. */
const DEADLINE = 10_000;

/**
 * Signals that come so soon after the first are the same wish on another way: systemd signals every process of a service, and
 * whoever started the server passes its own signal on.
 */
const SAME_WISH = 1000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A promise that nobody looked after is a fault to be seen, and no reason to end everybody's game. */
function logUnhandled(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a fault that nobody looked after'));
}

/** Waits for a signal, then stops what runs and gives the exit code. A second wish to stop ends the process at once. */
export async function untilSignalled(stop: () => Promise<void>, log: Log): Promise<number> {
  logUnhandled(log);
  await new Promise<void>((resolve) => {
    let first: number | undefined;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > SAME_WISH) process.exit(1);
        resolve();
      });
    }
  });
  const deadline = setTimeout(() => {
    log.error('the server did not stop in time and is ended');
    process.exit(1);
  }, DEADLINE);
  await stop();
  // It still holds for what may keep the process: a database that hangs does not take leave.
  deadline.unref();
  return 0;
}
