import type { SignedIn } from './identity.ts';

const MOST = 10_000;

/** How long somebody is believed to be signed in without asking the database, should another server have signed them out. */
const MILLISECONDS = 60_000;

/** Remembers who has which token, the latest few, so that not every request asks the database. */
export function createCache(now: () => number = Date.now) {
  const byHash = new Map<string, { readonly who: SignedIn; readonly until: number }>();
  let changes = 0;
  return {
    /** To hand to `keep`: what was read from the database before somebody changed is not kept after it. */
    changes: () => changes,
    find(hash: string): SignedIn | null {
      const entry = byHash.get(hash);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.who;
      byHash.delete(hash);
      return null;
    },
    keep(hash: string, who: SignedIn, readAfter: number): void {
      if (readAfter !== changes) return;
      byHash.set(hash, { who, until: now() + MILLISECONDS });
      // A map keeps the order of insertion: the first one is the oldest.
      const [oldest] = byHash.keys();
      if (byHash.size > MOST && oldest !== undefined) byHash.delete(oldest);
    },
    /** Forgets a user with all tokens. */
    forget(user: string): void {
      changes++;
      for (const [hash, { who }] of byHash) if (who.user.id === user) byHash.delete(hash);
    },
  };
}
