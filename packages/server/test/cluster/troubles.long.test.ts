/** The short form of `npm run bench:cluster`: nothing that was acknowledged is lost, whatever happens to nodes and services. */
import { beforeAll, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { redisForTests, type TestRedis } from './redis.ts';
import { type ClusterSetting, playThroughTroubles } from './run.ts';

const TIMEOUT = 300_000;

/** Those that the run starts itself; asked for here only to know whether there are any. */
let postgres: TestPostgres | null;
let redis: TestRedis | null;
beforeAll(async () => {
  postgres = await postgresForTests();
  redis = await redisForTests();
  await postgres?.stop();
  await redis?.stop();
}, TIMEOUT);

const areOurs = () => postgres?.isOurs === true && redis?.isOurs === true;
const SHORT = { nodes: 2, tables: 10, rate: 25, every: 9000, troubleLasts: 6000, seed: 'short' };

/** Without those that only a stopwatch could find: the machine may be slow. */
async function faultsOf(setting: ClusterSetting): Promise<readonly string[]> {
  const { faults, acknowledged, verified, tables } = await playThroughTroubles(setting);
  expect(acknowledged).toBeGreaterThan(0);
  expect(verified).toBeLessThanOrEqual(tables);
  return faults.filter((fault) => !fault.startsWith('LATE BACK'));
}

it(
  'a cluster of which a node is killed, one sleeps, and PostgreSQL and Redis end and come back loses nothing and does nothing twice',
  async (context) => {
    if (!areOurs()) return context.skip('there are no PostgreSQL and Redis that can be stopped');
    const troubles = ['kill a node', 'pause a node', 'kill Redis', 'restart PostgreSQL'] as const;
    expect(await faultsOf({ ...SHORT, lasts: 4.5 * SHORT.every, troubles })).toEqual([]);
  },
  TIMEOUT,
);
