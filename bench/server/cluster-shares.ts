/** Fixed shares of the processor for processes: Linux's control groups, as root. Without them a figure on two cores means nothing. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Short, so that whoever has used up its share waits for milliseconds, not for tenths of a second. */
const PERIOD = 10_000;
const FIRST = '/sys/fs/cgroup/cpu';
const SECOND = '/sys/fs/cgroup';

export interface Share {
  /** Threads that it starts later belong to it too. */
  give(pid: number): void;
  /** After all its processes have ended. */
  close(): void;
}

/** A share of one core, such as 0.4. Null if this machine has no such thing, or we may not. */
export function openShare(name: string, cores: number): Share | null {
  const isFirst = existsSync(join(FIRST, 'cpu.cfs_quota_us'));
  const folder = join(isFirst ? FIRST : SECOND, `conclave-${process.pid}-${name}`);
  const quota = Math.round(PERIOD * cores);
  try {
    mkdirSync(folder);
    if (isFirst) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    } else {
      writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD}`);
    }
  } catch {
    return null;
  }
  return {
    give: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    close: () => rmdirSync(folder),
  };
}
