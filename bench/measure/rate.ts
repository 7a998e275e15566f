/** How much of something gets done in a second of this process's own CPU time, so that other load does not count. */
import process from 'node:process';

export interface Length {
  /** CPU seconds until the code is compiled and warm; not counted. */
  readonly warmUp: number;
  readonly seconds: number;
}

/** Calls `batch` in a loop; each call returns how much it did. */
export function perCpuSecond(batch: () => number, { warmUp, seconds }: Length): number {
  runFor(batch, warmUp);
  const { done, cpu } = runFor(batch, seconds);
  return done / cpu;
}

function runFor(batch: () => number, seconds: number): { done: number; cpu: number } {
  const start = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += batch();
    const { user, system } = process.cpuUsage(start);
    const cpu = (user + system) / 1e6;
    if (cpu >= seconds) return { done, cpu };
  }
}
