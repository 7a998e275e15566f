/**
 * A server that watches itself: the program of the process that the fuzzer attacks. It is asked over the channel to its
 * parent. A crash or a rejection that nobody handles ends it, as it would end any server.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { configFrom, startServer } from '../../src/index.ts';

/** How the server has fared since it was last asked. */
export interface Condition {
  /** The longest time that the loop had no turn, whoever was at fault; on a busy machine others are. */
  readonly longestDelay: number;
  /** The longest time that this thread itself worked on without giving the loop a turn. */
  readonly longestWork: number;
  /** Megabytes that are still reachable. */
  readonly heap: number;
}

const TICK = 5;
const MILLION = 1e6;

const delay = monitorEventLoopDelay({ resolution: TICK });
delay.enable();
let longestWork = 0;
let before = ownTime();
setInterval(() => {
  const now = ownTime();
  longestWork = Math.max(longestWork, now - before);
  before = now;
}, TICK);

function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.on('message', () => {
  const condition = { longestDelay: delay.max / MILLION, longestWork };
  // Collecting garbage on demand is no fault of the server: it is not measured.
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed / MILLION;
  process.send?.({ ...condition, heap } satisfies Condition);
  delay.reset();
  longestWork = 0;
  before = ownTime();
});

const { url } = await startServer(configFrom(process.env));
process.send?.({ url });
