/**
 * What a cluster costs: `node bench/server/cluster-cost.ts [--tables 60] [--rate 60] [--seconds 20] [--share 0.3] [--most 3] [--step 8] [--warm-up 3000]
 * [--seed S] [--json]`, as root on a quiet machine. First the price of a forwarded choice: the same tables are played at by people at
 * their owner's node, then at the other one. Then the capacity of 1, 2, ... nodes with the same PostgreSQL, each with a fixed
 * share of a core: the highest rate with a p99 of 100 ms.
 */
import { startCostCluster } from '../../packages/server/test/cluster/cost.ts';
import { FLOOD, measure } from '../../packages/server/test/proofs/load-pace.ts';
import { cpuSecondsOf } from '../../packages/server/test/proofs/server-process.ts';
import { openShare } from './cluster-shares.ts';
import { argumentsOf, type Bar, conclude, progress, quantile } from './report.ts';

const args = argumentsOf({
  ...{ tables: 60, rate: 60, seconds: 20, share: 0.3, most: 3, step: 8, 'warm-up': 3000, seed: 'cost' },
});
const STEP_UP = 1.2;
const P99 = 100;
const MOST_CPU = 0.25;
const MOST_MS = 3;

interface Price {
  /** Only if nearly all are, this is the price of what it says. */
  readonly tablesAtHome: string;
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** All nodes and Redis together, for each choice. PostgreSQL does the same work either way. */
async function priceOf(where: 'owner' | 'other'): Promise<Price> {
  const cluster = await startCostCluster({ nodes: 2, tables: args.tables, seed: args.seed, where });
  try {
    progress(`choices at the ${where === 'owner' ? "owner's node" : 'other node'}: warming up`);
    const [first = 0] = cluster.pids;
    await measure(cluster.swarm, first, { rate: FLOOD, choices: args['warm-up'] });
    progress(`choices at the ${where === 'owner' ? "owner's node" : 'other node'}: ${args.rate} a second`);
    const before = cpuOf(cluster.pids);
    const { choices, latencies } = await measure(cluster.swarm, first, { rate: args.rate, seconds: args.seconds });
    const used = cpuOf(cluster.pids) - before;
    const atHome = await cluster.atHome();
    return {
      tablesAtHome: `${atHome} of ${args.tables}`,
      cpuMicroseconds: Math.round((used / choices) * 1e6),
      p50: Number(quantile(latencies, 0.5).toFixed(1)),
      p99: Number(quantile(latencies, 0.99).toFixed(1)),
    };
  } finally {
    await cluster.end();
  }
}

async function capacityOf(nodes: number): Promise<number> {
  const cluster = await startCostCluster({ nodes, tables: args.tables * nodes, seed: args.seed, where: 'anywhere' });
  const shares = cluster.nodePids.map((pid, n) => {
    const share = openShare(`node${n + 1}`, args.share);
    share?.give(pid);
    return share;
  });
  try {
    if (shares.includes(null)) throw new Error('capacities want control groups: run this as root on Linux');
    const [first = 0] = cluster.nodePids;
    await measure(cluster.swarm, first, { rate: FLOOD, choices: args['warm-up'] });
    let capacity = 0;
    for (let rate = 40 * nodes; ; rate *= STEP_UP) {
      progress(`${nodes} nodes: can they keep up ${Math.round(rate)} choices a second?`);
      const { choices, seconds, latencies } = await measure(cluster.swarm, first, { rate, seconds: args.step });
      if (choices / seconds < 0.97 * rate || quantile(latencies, 0.99) > P99) return Math.round(capacity);
      capacity = rate;
    }
  } finally {
    await cluster.end();
    for (const share of shares) share?.close();
  }
}

const local = await priceOf('owner');
const forwarded = await priceOf('other');
const capacities: number[] = [];
for (let nodes = 1; nodes <= args.most; nodes++) capacities.push(await capacityOf(nodes));
progress('');

const moreCpu = forwarded.cpuMicroseconds / local.cpuMicroseconds - 1;
const moreTime = forwarded.p50 - local.p50;
const bars: Bar[] = [
  bar(
    'more CPU for a forwarded choice',
    `at most ${100 * MOST_CPU} %`,
    `${Math.round(100 * moreCpu)} %`,
    moreCpu <= MOST_CPU,
  ),
  bar('longer way of a forwarded choice', `at most ${MOST_MS} ms`, `${moreTime.toFixed(1)} ms`, moreTime <= MOST_MS),
];
conclude(
  {
    ...{ seed: args.seed, tables: args.tables, 'at the owner': local, forwarded },
    ...Object.fromEntries(
      capacities.map((rate, n) => [`${n + 1} nodes with ${args.share} of a core each`, `${rate} a second`]),
    ),
  },
  bars,
  args.json,
);

function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
}

function bar(what: string, wanted: string, reached: string, isReached: boolean): Bar {
  return { what, wanted, reached, isReached };
}
