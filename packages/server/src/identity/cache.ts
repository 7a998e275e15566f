import { LRUCache } from 'lru-cache';
import type { SignedIn } from './identity.ts';

const MAX_TOKENS = 10_000;

/** How long somebody is believed to be signed in without asking the database, should another server have signed them out. */
const MILLISECONDS = 60_000;

/** Remembers who has which token, so that not every request asks the database. */
export function createCache(now: () => number = Date.now) {
  const byHash = new LRUCache<string, SignedIn>({
    max: MAX_TOKENS,
    ttl: MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });
  let changes = 0;
  return {
    /** To hand to `keep`: what was read from the database before somebody changed is not kept after it. */
    changes: () => changes,
    find: (hash: string): SignedIn | null => byHash.get(hash) ?? null,
    keep(hash: string, who: SignedIn, readAfter: number): void {
      if (readAfter === changes) byHash.set(hash, who);
    },
    /** Forgets a user with all tokens. */
    forget(user: string): void {
      changes++;
      for (const [hash, who] of byHash.entries()) if (who.user.id === user) byHash.delete(hash);
    },
  };
}
