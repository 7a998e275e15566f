/** What tables need of the rest of the server. */
import type { AnyGame } from '@conclave/kernel';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { BotPool } from '../bots/pool.ts';
import type { Outage, StorageUnavailable, Store } from '../storage/store.ts';
import type { WorkPool } from '../work/pool.ts';
import type { PersonLimits } from './core/limits.ts';
import type { Ownership } from './ownership.ts';

export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What is counted of tables; nothing in it names a table, a seat or a choice. */
export interface Meters {
  choice(decidedBy: string): void;
  commit(milliseconds: number): void;
  commitFailed(why: 'conflict' | 'unavailable'): void;
}

export interface TableDeps {
  readonly store: Store;
  readonly ownership: Ownership;
  readonly bots: Pick<BotPool, 'decide' | 'says'>;
  readonly work: Pick<WorkPool, 'retell' | 'rewind'>;
  readonly gameNamed: (id: string) => AnyGame;
  /** Numbers from the host's own boxes, by game: what a new table plays that names none of its own. */
  readonly boxes?: Readonly<Record<string, string>>;
  /** How many tables one person may have; null: any number. */
  readonly limits: PersonLimits | null;
  /** Counts what somebody says; the tables' own if it is left out. */
  readonly talkers?: Pick<RateLimiterAbstract, 'consume'>;
  readonly now: () => number;
  readonly outages: readonly Outage[];
  /** Since when nothing can be stored: an outage that is noted when it is over. Null in normal times. */
  readonly awaySince: () => number | null;
  /** Something could not be stored: nothing is, until the outage is noted. */
  readonly storeFailed: (error: StorageUnavailable) => void;
  /** Whether something can be stored by now: then the outage is over and noted. It does not take long to say. */
  readonly isStoreBack: () => Promise<boolean>;
  readonly log: Log;
  readonly meters: Meters;
  /** How long a bot takes at least, and in multiples of what, where people watch: how long it thought betrays nothing. */
  readonly botPace: number;
}
