/** Connections to Redis that come back by themselves. */
import { BadInput } from '@conclave/kernel';
import { createClient } from '@redis/client';

/** A connection that says nothing for so long is replaced. */
const SILENT_FOR = 3000;
const LONGEST_WAIT = 1000;
const CONNECTS_WITHIN = 5000;

/** Begins the names of all that is ours in Redis. */
export const REDIS_PREFIX = 'conclave';

export type RedisClient = ReturnType<typeof clientFor>;

export interface RedisClients {
  readonly clients: readonly RedisClient[];
  /** Why a connection broke last; null if none did. */
  lastError(): unknown;
}

/** Throws `BadInput` with one line if Redis cannot be reached or refuses us. */
export async function connectedClients(url: string, count: number): Promise<RedisClients> {
  const clients = Array.from({ length: count }, () => clientFor(url));
  let lastError: unknown = null;
  for (const client of clients) {
    client.on('error', (error) => {
      lastError = error;
    });
  }
  await connected(clients, url, () => lastError);
  return { clients, lastError: () => lastError };
}

export async function closeClients(clients: readonly RedisClient[]): Promise<void> {
  await Promise.allSettled(clients.map((client) => (client.isReady ? client.close() : client.destroy())));
}

function clientFor(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: LONGEST_WAIT,
    socket: {
      connectTimeout: SILENT_FOR,
      socketTimeout: SILENT_FOR,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_WAIT),
    },
  });
}

async function connected(clients: readonly RedisClient[], url: string, lastError: () => unknown): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(lastError() ?? new Error('no answer')), CONNECTS_WITHIN);
  try {
    await Promise.race([Promise.all(clients.map((client) => client.connect())), tooLong]);
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy();
    throw inWords(error, url);
  } finally {
    clearTimeout(timer);
  }
}

/** The address without the password, which must not stand in a log. */
function inWords(error: unknown, url: string): BadInput {
  const message = error instanceof AggregateError ? String(error.errors[0]) : (error as Error).message;
  const { host } = new URL(url);
  if (/WRONGPASS|NOAUTH|NOPERM|invalid password/i.test(message)) {
    return new BadInput(`Redis at ${host} refuses the user or the password: check REDIS_URL (${message})`);
  }
  return new BadInput(`Redis at ${host} cannot be reached: check that it runs, and REDIS_URL (${message})`);
}
