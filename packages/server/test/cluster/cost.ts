/** A cluster to be measured: a swarm whose people play at the node that runs their table, at another one, or each at a different one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import { type ConclaveSwarm, conclaveSwarm } from '../proofs/load.ts';
import { ClusterNode } from './node.ts';
import { ownersOf } from './owners.ts';
import { startRedis } from './redis.ts';

export interface CostSetting {
  readonly nodes: number;
  readonly tables: number;
  readonly seed: string;
  readonly where: 'owner' | 'other' | 'anywhere';
}

export interface CostCluster {
  readonly swarm: ConclaveSwarm;
  readonly nodePids: readonly number[];
  /** The nodes and Redis. */
  readonly pids: readonly number[];
  /** How many tables are run by the node at which they were opened. */
  atHome(): Promise<number>;
  end(): Promise<void>;
}

export async function startCostCluster({ nodes, tables, seed, where }: CostSetting): Promise<CostCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-cost-'));
  const postgres = await startPostgres({ isDurable: true });
  const redis = await startRedis();
  const services = { databaseUrl: postgres.url, redisUrl: redis.url };
  const started: ClusterNode[] = [];
  for (let n = 1; n <= nodes; n++) {
    // Straight to the services: a line of ours would cost time that nobody pays in earnest.
    const node = await ClusterNode.create({ name: `node${n}`, folder, services, isDirect: true });
    await node.start();
    started.push(node);
  }
  const nodeAt = (n: number) => started[n % nodes] as ClusterNode;
  const shift = { owner: () => 0, other: () => 1, anywhere: (seat: number) => seat }[where];
  const swarm = await conclaveSwarm(
    { tables: (n) => nodeAt(n).origin, player: (n, seat) => nodeAt(n + shift(seat)).origin },
    tables,
    seed,
  );
  const nodePids = started.flatMap(({ server }) => (server === null ? [] : [server.pid]));
  return {
    swarm,
    nodePids,
    pids: redis.pid === null ? nodePids : [...nodePids, redis.pid],
    async atHome() {
      const owners = await ownersOf(postgres.url);
      return swarm.tables.filter((table, n) => owners.get(table) === nodeAt(n).name).length;
    },
    async end() {
      await swarm.close();
      for (const node of started) await node.end();
      await redis.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
