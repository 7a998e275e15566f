import type { Asked, Choice } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redisForTests, type TestRedis } from '../../../test/cluster/redis.ts';
import { unpacked } from '../../cluster/frames.ts';
import { closeClients, connectedClients, REDIS_PREFIX, type RedisClient } from '../../cluster/redis.ts';
import { nodeChannel } from '../../cluster/relay.ts';
import { type BotPool, type BotTask, createBotPool } from '../pool.ts';
import { type BotHost, startBotHost } from './host.ts';
import { BotHosts } from './hosts.ts';
import { HOSTS_CHANNEL, type HostBeat, LIST_KEPT, THOUGHTS_LIST } from './wire.ts';

const TROUBLED = new URL('../test/troubled-worker.ts', import.meta.url);
const OPTIONS: readonly Choice[] = [{ type: 'pray' }, { type: 'flee' }];
const PLACE = { account: 'ada', table: 'table', urgency: 'awaited' } as const;
const NODE = 'node-1';
/** Longer than any answer takes, also on a busy machine. */
const PATIENT = 10_000;

function troubled(trouble: string, milliseconds = 100): BotTask {
  const asked: Asked = { seat: 0, decision: 'night', options: OPTIONS };
  return { game: 'any', level: trouble, asked, view: {}, memory: null, milliseconds, place: PLACE };
}

describe('a share of the bot hosts', () => {
  function share(nodes: number, beats: readonly HostBeat[]): number {
    const hosts = new BotHosts({ node: () => NODE, nodes: () => nodes, order: async () => {} });
    for (const beat of beats) hosts.heard(JSON.stringify(beat));
    hosts.close();
    return hosts.workers;
  }

  it.each([
    ['nobody is there', 3, [], 0],
    ['one node has all workers', 1, [4, 3], 7],
    ['three nodes share them', 3, [4, 3], 3],
  ] as const)('%s', (_, nodes, workers, expected) => {
    const beats = workers.map((count, i) => ({ host: `host-${i}`, workers: count }));
    expect(share(nodes, beats)).toBe(expected);
  });

  it('is less when a host stops', () => {
    const [first, second] = ['a', 'b'].map((host) => ({ host, workers: 2 })) as [HostBeat, HostBeat];
    expect(share(1, [first, second, { ...first, workers: 0 }])).toBe(2);
  });
});

describe('bots that think in a process of their own', () => {
  let redis: TestRedis | null = null;
  let clients: readonly RedisClient[] = [];
  let hosts: BotHosts;
  let pool: BotPool;
  const running: BotHost[] = [];
  const log = { warn: vi.fn() };

  beforeEach(async (context) => {
    redis = await redisForTests();
    if (redis === null) return context.skip('there is no Redis');
    ({ clients } = await connectedClients(redis.url, 2));
    const [speaker, listener] = clients as [RedisClient, RedisClient];
    hosts = new BotHosts({
      node: () => NODE,
      nodes: () => 1,
      order: (order) =>
        speaker.multi().rPush(THOUGHTS_LIST, JSON.stringify(order)).expire(THOUGHTS_LIST, LIST_KEPT).exec(),
    });
    await listener.subscribe(HOSTS_CHANNEL, (message) => hosts.heard(message));
    await listener.subscribe(nodeChannel(REDIS_PREFIX, NODE), (message) => {
      for (const { frame } of unpacked(message)?.frames ?? [])
        if (frame[0] === 'thought') hosts.answered(frame[1], frame[2]);
    });
    pool = createBotPool({ workers: 1, program: TROUBLED, elsewhere: hosts, log });
    expect(await pool.decide(troubled('none', PATIENT))).toBe(OPTIONS[0]);
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((host) => host.stop()));
    hosts.close();
    await pool.close();
    await closeClients(clients);
    await redis?.stop();
    log.warn.mockClear();
  });

  async function startHost(): Promise<BotHost> {
    const host = await startBotHost({ redisUrl: redis?.url ?? '', workers: 2, log, program: TROUBLED });
    running.push(host);
    await vi.waitFor(() => expect(hosts.workers).toBe(2), { timeout: 20_000 });
    return host;
  }

  /** Keeps the only worker of the node busy for as long as the test lasts. */
  function keepBusy(): void {
    void pool.decide(troubled('hangs', 60_000));
  }

  it('decide for a node whose own workers are busy', async () => {
    await startHost();
    keepBusy();
    expect(
      await Promise.all([pool.decide(troubled('none', PATIENT)), pool.decide(troubled('copies', PATIENT))]),
    ).toEqual(OPTIONS);
  });

  it('are not believed when they answer what was not offered', async () => {
    await startHost();
    keepBusy();
    expect(await pool.decide(troubled('invents', PATIENT))).toBeNull();
    expect(log.warn.mock.calls).toEqual([[expect.anything(), 'a bot answered nothing that was offered']]);
  });

  it('leave to the node what they do not answer in time', async () => {
    hosts.heard(JSON.stringify({ host: 'dead', workers: 1 }));
    const busy = pool.decide(troubled('hangs', 200));
    const choice = pool.decide(troubled('none'));
    expect(await busy).toBeNull();
    expect(await choice).toBe(OPTIONS[0]);
  });

  it('finish what they have when they stop, and are given nothing more', async () => {
    const host = await startHost();
    keepBusy();
    const last = pool.decide(troubled('none', PATIENT));
    await vi.waitFor(async () => expect(await clients[0]?.lLen(THOUGHTS_LIST)).toBe(0));
    await host.stop();
    running.length = 0;
    expect(await last).toBe(OPTIONS[0]);
    await vi.waitFor(() => expect(hosts.workers).toBe(0));
  });

  it('come back by themselves after Redis was away', async (context) => {
    if (redis?.isOurs !== true) return context.skip('this Redis cannot be stopped');
    await startHost();
    await redis.kill();
    await redis.restart();
    keepBusy();
    await vi.waitFor(async () => expect(await pool.decide(troubled('none', PATIENT))).toBe(OPTIONS[0]), {
      timeout: 20_000,
    });
  });
});
