import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailable, type Store } from './store.ts';

/** Opens the database; one that is away (it may start after this server) is waited for. */
export async function openPatiently(
  open: () => Promise<Store>,
  log: { warn(text: string): void },
  milliseconds = 2000,
): Promise<Store> {
  for (let tries = 0; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StorageUnavailable && error.isAway)) throw error;
      if (tries % 15 === 0) log.warn(`${error.message} Waiting for it ...`);
      await pause(milliseconds);
    }
  }
}
