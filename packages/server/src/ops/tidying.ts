/** Guests come by the thousand, and most only look: who left no trace and does not come back is forgotten. */
import type { Identity } from '../identity/index.ts';
import type { Log } from './log.ts';

const DAY = 86_400_000;
const EVERY = DAY / 4;

/** Forgets idle guests and ends old sessions now and then. Call the result to stop. */
export function tidyUp(
  identity: Pick<Identity, 'removeIdle' | 'endOldSessions'>,
  days: number,
  log: Pick<Log, 'info' | 'warn'>,
): () => void {
  const tidy = async () => {
    try {
      await identity.endOldSessions();
      const guests = days === 0 ? 0 : await identity.removeIdle(Date.now() - days * DAY);
      if (guests > 0) log.info({ guests }, 'guests who never played and were gone for long are forgotten');
    } catch (error) {
      log.warn({ err: error }, 'idle guests could not be forgotten; it is tried again later');
    }
  };
  void tidy();
  const timer = setInterval(tidy, EVERY).unref();
  return () => clearInterval(timer);
}
