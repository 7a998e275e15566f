/**
 * What nodes and bot hosts say to each other. A node puts what is to be thought about into a list, any host takes it from there and
 * sends the answer to the node's own channel. A thought holds what a client of that seat has, and nothing else.
 */
import packageFile from '../../../package.json' with { type: 'json' };
import { REDIS_PREFIX } from '../../cluster/redis.ts';

/** Nodes and hosts of different versions do not meet: their games may differ. */
const NAME = `${REDIS_PREFIX}:bots:${packageFile.version}`;
export const HOSTS_CHANNEL = `${NAME}:hosts`;
export const THOUGHTS_LIST = `${NAME}:thoughts`;

/** A host says so often that it is there; one that was not heard for so long is not. */
export const BEAT = 500;
export const GONE_AFTER = 2000;

/** Nobody takes what lay in the list for so long, in seconds: the node has given it up. */
export const LIST_KEPT = 10;

/** What a host says of itself; one that stops has no workers. */
export interface HostBeat {
  readonly host: string;
  readonly workers: number;
}

export interface Order {
  /** Who is to be answered. */
  readonly node: string;
  readonly id: number;
  /** The worker's function. */
  readonly name: string;
  readonly task: object;
  /** How long it waited before it was ordered, in milliseconds: no two machines' clocks are compared. */
  readonly waited: number;
  /** How long it may take at the most, in milliseconds. */
  readonly milliseconds: number;
}
