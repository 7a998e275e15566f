/**
 * How much of everything somebody may ask for: counted by user and by network address, in memory, or in Redis
 * for several servers together. While Redis is away each server counts for itself.
 */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problem.ts';

/** So many in so many seconds; null where that is not counted. */
const BUDGETS = {
  guests: { address: [120, 3600], user: null },
  tables: { address: [600, 3600], user: [120, 3600] },
  /** Finished games, looked at again: each may take a worker for half a second. */
  replays: { address: [60, 60], user: [30, 60] },
  reports: { address: [60, 3600], user: [20, 3600] },
  /** Codes and keys that open nothing: only wrong ones count. */
  guesses: { address: [30, 60], user: null },
  /** Choices that were refused, and whatever does not even have the right shape. */
  refusals: { address: [1200, 60], user: [120, 60] },
  everything: { address: [3000, 60], user: [1200, 60] },
} as const satisfies Record<string, Record<'address' | 'user', readonly [points: number, seconds: number] | null>>;

export type Budget = keyof typeof BUDGETS;

/** Whom a request is counted against. */
export interface Asker {
  readonly address: string;
  /** The user's public id. */
  readonly user: string | null;
}

export class TooMany extends Problem {
  readonly retryAfterSeconds: number;

  constructor(seconds: number) {
    super('too-many', `That was too often. Try again in ${seconds} s.`);
    this.retryAfterSeconds = seconds;
  }
}

export interface Limits {
  /** Counts one; throws `TooMany` when the budget is used up. */
  take(budget: Budget, asker: Asker): Promise<void>;
  /** Throws when the budget is used up, without counting. */
  check(budget: Budget, asker: Asker): Promise<void>;
}

export function createLimits(
  isOn: boolean,
  refused: (budget: Budget) => void = () => {},
  redis: unknown = null,
): Limits {
  if (!isOn) return { take: async () => {}, check: async () => {} };
  const limiters = Object.entries(BUDGETS).flatMap(([budget, { address, user }]) => [
    ...limiterOf(budget as Budget, 'address', address, redis),
    ...limiterOf(budget as Budget, 'user', user, redis),
  ]);
  function tooMany(budget: Budget, reason: unknown): never {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    refused(budget);
    throw new TooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
  const countersOf = (budget: Budget, asker: Asker) =>
    limiters.flatMap((one) => {
      const key = asker[one.by];
      return one.budget === budget && key !== null ? [{ limiter: one.limiter, key }] : [];
    });
  return {
    async take(budget, asker) {
      for (const { limiter, key } of countersOf(budget, asker)) {
        await limiter.consume(key).catch((reason: unknown) => tooMany(budget, reason));
      }
    },
    async check(budget, asker) {
      for (const { limiter, key } of countersOf(budget, asker)) {
        const used = await limiter.get(key);
        if (used !== null && used.consumedPoints >= limiter.points) tooMany(budget, used);
      }
    },
  };
}

function limiterOf(budget: Budget, by: 'address' | 'user', size: readonly [number, number] | null, redis: unknown) {
  if (size === null) return [];
  const [points, duration] = size;
  return [{ budget, by, limiter: sharedLimiter({ keyPrefix: `${budget} ${by}`, points, duration }, redis) }];
}

/** Counts in Redis if there is one, and in memory while it is away. */
export function sharedLimiter(
  size: { readonly keyPrefix: string; readonly points: number; readonly duration: number },
  redis: unknown,
): RateLimiterMemory | RateLimiterRedis {
  const own = new RateLimiterMemory(size);
  if (redis === null) return own;
  const keyPrefix = `conclave:limit:${size.keyPrefix}`;
  return new RateLimiterRedis({
    ...size,
    keyPrefix,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: own,
  });
}
