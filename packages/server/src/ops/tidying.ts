/** What is done now and then, so that nothing piles up: idle guests, tables that nobody uses, games beyond their time. */
import type { Log } from './log.ts';

export const DAY = 86_400_000;

export interface Chore {
  /** What was done, for the log. */
  readonly does: string;
  /** In milliseconds. */
  readonly every: number;
  /** Gives how many it has dealt with. */
  do(): Promise<number>;
}

/** Does the chores now and then at every interval. Call the result to stop. */
export function tidyUp(chores: readonly Chore[], log: Pick<Log, 'info' | 'warn'>): () => void {
  const timers = chores.map((chore) => {
    const tidy = async () => {
      try {
        const count = await chore.do();
        if (count > 0) log.info({ count }, chore.does);
      } catch (error) {
        log.warn({ err: error }, `${chore.does}: this could not be done and is tried again later`);
      }
    };
    void tidy();
    return setInterval(tidy, chore.every).unref();
  });
  return () => timers.forEach(clearInterval);
}
