/** What happens to a cluster while people play: at random, from a seed, every kind as often as the others. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@conclave/kernel';
import type { TestPostgres } from '../../src/storage/testing/postgres.ts';
import { CUTS } from './line.ts';
import type { ClusterNode } from './node.ts';
import type { TestRedis } from './redis.ts';

export const TROUBLES = [
  'kill a node',
  'pause a node',
  'kill Redis',
  'restart PostgreSQL',
  'cut a node from Redis',
  'cut a node from PostgreSQL',
  'add a node',
  'deploy',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** What troubles are made of. */
export interface Grounds {
  readonly chance: Chance;
  readonly postgres: TestPostgres;
  readonly redis: TestRedis | null;
  /** How long a pause or a cut lasts, in milliseconds. */
  readonly lasts: number;
  /** As many as the cluster should have. */
  readonly size: number;
  /** Those that run. */
  readonly nodes: readonly ClusterNode[];
  addNode(): Promise<ClusterNode>;
  /** Starts it again after it has ended. */
  startAgain(node: ClusterNode): Promise<void>;
  /** In order, for good. */
  retire(node: ClusterNode): Promise<void>;
}

/** What happened. */
export interface Happened {
  readonly trouble: Trouble;
  readonly what: string;
  readonly from: number;
  readonly to: number;
  /** Nobody could play anywhere meanwhile, or not those whose tables are on other nodes: there was nowhere to go. */
  readonly isForAll: boolean;
}

type Cause = (grounds: Grounds) => Promise<string>;

const SHORT = 4000;

const CAUSES: Readonly<Record<Trouble, Cause>> = {
  async 'kill a node'({ chance, nodes, startAgain }) {
    const node = chance.pick(nodes);
    await node.kill();
    await sleep(500 + chance.below(SHORT));
    await startAgain(node);
    return `${node.name} was killed`;
  },
  async 'pause a node'({ chance, nodes, lasts }) {
    const node = chance.pick(nodes);
    const goOn = node.pause();
    await sleep(lasts);
    goOn();
    return `${node.name} was paused`;
  },
  async 'kill Redis'({ chance, redis }) {
    await redis?.kill();
    await sleep(500 + chance.below(SHORT));
    await redis?.restart();
    return 'Redis was killed';
  },
  async 'restart PostgreSQL'({ chance, postgres }) {
    const isCrash = chance.below(2) === 0;
    if (isCrash) {
      await postgres.kill();
      await sleep(chance.below(SHORT));
    }
    await postgres.restart();
    return `PostgreSQL ${isCrash ? 'crashed' : 'was restarted'}`;
  },
  async 'cut a node from Redis'({ chance, nodes, lasts }) {
    const node = chance.pick(nodes);
    const how = chance.pick(CUTS);
    node.redis?.cut(how);
    await sleep(lasts);
    node.redis?.mend();
    return `${node.name} was cut off from Redis (${how})`;
  },
  async 'cut a node from PostgreSQL'({ chance, nodes, lasts }) {
    const node = chance.pick(nodes);
    const how = chance.pick(CUTS);
    node.database.cut(how);
    await sleep(lasts);
    node.database.mend();
    return `${node.name} was cut off from PostgreSQL (${how})`;
  },
  /** If there are more than there should be already, one goes. */
  async 'add a node'({ chance, nodes, size, addNode, retire }) {
    if (nodes.length > size) {
      const node = chance.pick(nodes);
      await retire(node);
      return `${node.name} was stopped in order`;
    }
    const { name } = await addNode();
    return `${name} was added`;
  },
  /** New nodes first, then the old ones go. */
  async deploy({ nodes, size, addNode, retire }) {
    const old = [...nodes];
    for (let n = 0; n < size; n++) await addNode();
    for (const node of old) await retire(node);
    return 'all nodes were replaced';
  },
};

/** Whether it is a trouble for everybody: nothing else can do what is missing. */
function isForAll(trouble: Trouble, nodes: number): boolean {
  const isOfService = trouble === 'kill Redis' || trouble === 'restart PostgreSQL';
  const isOfNode = trouble !== 'add a node' && trouble !== 'deploy';
  return isOfService || (isOfNode && nodes === 1);
}

export async function happens(trouble: Trouble, grounds: Grounds): Promise<Happened> {
  const from = Date.now();
  const forAll = isForAll(trouble, grounds.nodes.length);
  const what = await CAUSES[trouble](grounds);
  return { trouble, what, from, to: Date.now(), isForAll: forAll };
}

/** Every trouble of these once in each round, in an order that the seed decides. */
export function* inRounds(troubles: readonly Trouble[], chance: Chance): Generator<Trouble, never> {
  for (;;) {
    const left = [...troubles];
    while (left.length > 0) yield left.splice(chance.below(left.length), 1)[0] as Trouble;
  }
}
