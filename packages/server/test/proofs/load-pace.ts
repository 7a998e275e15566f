/** Offers so many choices a second to a server, whatever it does with them, and measures what they cost it. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf, residentMegabytesOf } from './server-process.ts';

/** People at many tables. */
export interface Swarm {
  /** Makes a choice at some table that waits for one, of all or of the first so many; false if none was found. */
  chooseSomewhere(among?: number): boolean;
  /** No choice is on its way: everybody has heard of every one. */
  readonly isAtRest: boolean;
  /** From a choice to the other seat's news of it, in milliseconds, in the order they came. */
  readonly latencies: number[];
  close(): Promise<void>;
}

/** How many choices a second are offered, at all tables or some, and for how long: so many seconds, or until so many were made. */
export type Pace = { readonly rate: number; readonly among?: number } & (
  | { readonly seconds: number }
  | { readonly choices: number }
);

/** Offers more than any server takes: as much as it can is then done. */
export const FLOOD = 20_000;

export interface Measured {
  readonly seconds: number;
  readonly choices: number;
  /** Choices that were due when no table was ready for one. */
  readonly notPossible: number;
  readonly latencies: readonly number[];
  readonly serverCpuSeconds: number;
  readonly choicesPerCpuSecond: number;
  readonly serverCpuShare: number;
  readonly swarmCpuShare: number;
  /** How many cores something else kept busy meanwhile. */
  readonly otherCpuShare: number;
  readonly serverMegabytes: number;
}

const TICK = 2;
/** A server that has not told of a choice by then never will. */
const PATIENCE = 120_000;

/** Waits until nothing is left of an earlier pace, so that it is not counted among the next. */
async function comesToRest(swarm: Swarm): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!swarm.isAtRest) {
    if (performance.now() > deadline) throw new Error('some seats never heard of a choice: the server has lost it');
    await sleep(10);
  }
}

/** Lets the swarm choose at this pace, and measures the server with this process id. */
export async function measure(swarm: Swarm, pid: number, pace: Pace): Promise<Measured> {
  const { rate, among } = pace;
  await comesToRest(swarm);
  const first = swarm.latencies.length;
  const cpu = cpuSecondsOf(pid);
  const own = process.cpuUsage();
  const machine = machineSeconds();
  const begun = performance.now();
  let offered = 0;
  let notPossible = 0;
  for (;;) {
    const elapsed = (performance.now() - begun) / 1000;
    const isDone = 'seconds' in pace ? elapsed >= pace.seconds : swarm.latencies.length - first >= pace.choices;
    if (isDone) break;
    while (offered < elapsed * rate) {
      offered++;
      if (swarm.chooseSomewhere(among)) continue;
      // Nobody is ready: to go on asking would only keep the swarm from hearing that somebody is.
      notPossible += Math.floor(elapsed * rate) - offered + 1;
      offered = Math.ceil(elapsed * rate);
    }
    await sleep(TICK);
  }
  const took = (performance.now() - begun) / 1000;
  const serverCpuSeconds = cpuSecondsOf(pid) - cpu;
  const { user, system } = process.cpuUsage(own);
  const swarmSeconds = (user + system) / 1e6;
  const latencies = swarm.latencies.slice(first);
  return {
    seconds: took,
    choices: latencies.length,
    notPossible,
    latencies,
    serverCpuSeconds,
    choicesPerCpuSecond: latencies.length / serverCpuSeconds,
    serverCpuShare: serverCpuSeconds / took,
    swarmCpuShare: swarmSeconds / took,
    otherCpuShare: (machineSeconds() - machine - serverCpuSeconds - swarmSeconds) / took,
    serverMegabytes: residentMegabytesOf(pid),
  };
}

/** Seconds for which the cores of this machine were busy, all programs together. */
function machineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.trim().split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq) / 100;
}
