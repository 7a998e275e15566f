/**
 * Carries frames between nodes through Redis: each node listens on a channel of its own. Delivery is at most once and in order, and
 * that is enough: asks are repeated, and what readers are told is numbered. Whether it works is known by hearing oneself.
 */

import type { Log } from '../tables/deps.ts';
import { packed, type Received, unpacked } from './frames.ts';
import { closeClients, connectedClients, type RedisClient } from './redis.ts';

/** So often a node says something to itself; what it has not heard for so long, it does not hear. */
const BEAT = 500;
const DEAF_AFTER = 2000;

export interface RelaySettings {
  readonly url: string;
  /** Begins the names of all channels, so that several clusters can share a Redis. */
  readonly prefix: string;
  readonly log: Log;
  receive(from: string, frames: readonly Received[]): void;
  /** Somebody says "look now": there may be news in the database. */
  wake(): void;
  /** Something may have been lost: after Redis was away, or a connection was replaced. */
  mayHaveMissed(): void;
  /** So many bytes were sent or came. */
  count(direction: 'in' | 'out', bytes: number): void;
}

export interface Relay {
  /** Whether this node hears others and is heard. */
  readonly isUp: boolean;
  /** Since when it is not, by `performance.now()`; null if it is. */
  readonly downSince: number | null;
  /** Under this id the node is reached from now on. */
  listenAs(id: string): Promise<void>;
  send(to: string, line: string): void;
  /** Lets all nodes look at once for news. */
  wakeAll(): void;
  /** Hears what is published under this name. */
  listen(channel: string, heard: (message: string) => void): Promise<void>;
  /** For what else is kept in Redis. */
  readonly client: RedisClient;
  close(): Promise<void>;
}

export function nodeChannel(prefix: string, id: string): string {
  return `${prefix}:node:${id}`;
}

/** Throws `BadInput` with one line if Redis cannot be reached or refuses us. */
export async function openRelay(settings: RelaySettings): Promise<Relay> {
  const { prefix, log } = settings;
  const { clients, lastError } = await connectedClients(settings.url, 2);
  const [speaker, listener] = clients as [RedisClient, RedisClient];

  let me = '';
  let lastHeard = performance.now();
  let downSince: number | null = null;
  const channelOf = (id: string) => nodeChannel(prefix, id);
  const wakeChannel = `${prefix}:wake`;

  function hear(message: string): void {
    settings.count('in', Buffer.byteLength(message));
    const read = unpacked(message);
    if (read === null) return;
    if (read.from !== me) {
      settings.receive(read.from, read.frames);
      return;
    }
    lastHeard = performance.now();
    if (downSince === null) return;
    log.info({ milliseconds: Math.round(lastHeard - downSince) }, 'Redis can be reached again');
    downSince = null;
    settings.mayHaveMissed();
  }

  /** What cannot be sent is lost, as on the way: whoever needs it asks again. */
  function publish(channel: string, message: string): void {
    if (!speaker.isReady) return;
    settings.count('out', Buffer.byteLength(message));
    speaker.publish(channel, message).catch(() => {});
  }

  await listener.subscribe(wakeChannel, () => settings.wake());
  for (const client of clients) client.on('ready', () => settings.mayHaveMissed());

  const beat = setInterval(() => {
    if (me !== '') publish(channelOf(me), packed(me, []));
    if (downSince !== null || performance.now() - lastHeard < DEAF_AFTER) return;
    downSince = lastHeard;
    log.warn({ err: lastError() }, 'Redis cannot be reached: tables whose players are here go on, others wait');
  }, BEAT);

  const unsent = new Map<string, string[]>();
  function flush(): void {
    for (const [to, lines] of unsent) publish(channelOf(to), packed(me, lines));
    unsent.clear();
  }

  return {
    get isUp() {
      return downSince === null;
    },
    get downSince() {
      return downSince;
    },
    async listenAs(id) {
      const before = me;
      await listener.subscribe(channelOf(id), hear);
      me = id;
      lastHeard = performance.now();
      if (before !== '') await listener.unsubscribe(channelOf(before));
    },
    send(to, line) {
      const lines = unsent.get(to);
      if (lines !== undefined) lines.push(line);
      else {
        // All that is said in one turn of the event loop leaves together.
        if (unsent.size === 0) setImmediate(flush);
        unsent.set(to, [line]);
      }
    },
    wakeAll: () => publish(wakeChannel, ''),
    listen: (channel, heard) => listener.subscribe(channel, heard),
    client: speaker,
    async close() {
      clearInterval(beat);
      flush();
      await closeClients(clients);
    },
  };
}
