/** A process that thinks for the bots of all nodes. It knows no table: it is handed what one seat knows, and answers. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { packed, written } from '../../cluster/frames.ts';
import { closeClients, connectedClients, REDIS_PREFIX, type RedisClient } from '../../cluster/redis.ts';
import { nodeChannel } from '../../cluster/relay.ts';
import type { Log } from '../../ops/log.ts';
import { reasonOf } from '../../work/threads.ts';
import { startBotThreads } from '../pool.ts';
import { BEAT, HOSTS_CHANNEL, type HostBeat, type Order, THOUGHTS_LIST } from './wire.ts';

/** How long one look into the list lasts, in seconds, and how long it waits after one that failed, in milliseconds. */
const LOOKS_FOR = 1;
const TRY_AGAIN = 500;
const LOADS_WITHIN = 60_000;

export interface BotHostSettings {
  readonly redisUrl: string;
  readonly workers: number;
  readonly log: Pick<Log, 'warn'>;
  /** Another program for the workers: for tests. */
  readonly program?: URL | undefined;
}

export interface BotHost {
  /** Takes nothing more, and finishes what it has. */
  stop(): Promise<void>;
}

/** Throws `BadInput` with one line if Redis cannot be reached. */
export async function startBotHost({ redisUrl, workers, log, program }: BotHostSettings): Promise<BotHost> {
  const { clients } = await connectedClients(redisUrl, 2);
  const [speaker, taker] = clients as [RedisClient, RedisClient];
  const threads = startBotThreads({ workers, log, program });
  const host = randomUUID();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  const publish = (channel: string, message: string) => speaker.publish(channel, message).catch(() => {});
  const sayHowMany = (count: number) =>
    publish(HOSTS_CHANNEL, JSON.stringify({ host, workers: count } satisfies HostBeat));
  // Nodes count on workers that answer at once.
  const loading = { account: host, table: host, urgency: 'awaited' } as const;
  await Promise.all(Array.from({ length: workers }, () => threads.run('isReady', {}, loading, LOADS_WITHIN)));
  const beat = setInterval(() => void sayHowMany(workers), BEAT);
  void sayHowMany(workers);

  async function think({ node, id, name, task, waited, milliseconds }: Order): Promise<void> {
    let outcome: { readonly answer: unknown } | null = null;
    try {
      const place = { account: node, table: node, urgency: 'awaited' } as const;
      outcome = { answer: await threads.run(name, { ...task, givenAt: Date.now() - waited }, place, milliseconds) };
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'a bot did not answer');
    }
    await publish(nodeChannel(REDIS_PREFIX, node), packed(host, [written(['thought', id, outcome])]));
  }

  /** Takes an order whenever a worker is free. */
  async function work(): Promise<void> {
    while (!isStopping) {
      if (underWay.size >= workers) {
        await Promise.race(underWay);
        continue;
      }
      try {
        const taken = await taker.blPop(THOUGHTS_LIST, LOOKS_FOR);
        if (taken === null) continue;
        const thought = think(JSON.parse(taken.element) as Order).finally(() => underWay.delete(thought));
        underWay.add(thought);
      } catch {
        await sleep(TRY_AGAIN);
      }
    }
  }
  const working = work();

  return {
    async stop() {
      isStopping = true;
      clearInterval(beat);
      await sayHowMany(0);
      await working;
      await Promise.all(underWay);
      await threads.close();
      await closeClients(clients);
    },
  };
}
