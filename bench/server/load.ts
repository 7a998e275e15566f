/**
 * Load: `node bench/server/load.ts [--tables 1000] [--rate 500] [--warm-up 60000] [--seconds 60] [--rounds 6] [--step 10]
 * [--seed S] [--port N] [--folder DIR] [--peer same|same-past-immer|reference|none] [--json]`. The server has one core and
 * SQLite on disk; a swarm on the other core plays legal games of Rise of Cthulhu through the public API. Reported are the
 * latency from a choice to the other seat at a steady rate, and the capacity: the highest rate that is kept up for `--step`
 * seconds with a p99 of 100 ms at most, in two of three tries. Beside it, in the same run and in turns, boardgame.io's own server with its storage in
 * memory, at as many tables.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type ConclaveSwarm, conclaveSwarm } from '../../packages/server/test/proofs/load.ts';
import { FLOOD, type Measured, measure, type Swarm } from '../../packages/server/test/proofs/load-pace.ts';
import { freePort, startServerProcess } from '../../packages/server/test/proofs/server-process.ts';
import { boardgameioSwarm, startBoardgameio } from './load-boardgameio.ts';
import { PEER_GAMES } from './load-boardgameio-games.ts';
import { argumentsOf, type Bar, conclude, progress, quantile } from './report.ts';

const SERVER_CORE = 0;
const SWARM_CORE = 1;
/** Tables at which a game is played to its end first, and more choices than a game has. */
const FEW = 40;
const LONG_GAME = 150;

const args = argumentsOf({
  tables: 1000,
  rate: 500,
  'warm-up': 60_000,
  seconds: 60,
  rounds: 6,
  step: 10,
  seed: 'load',
  port: 0,
  peer: 'same',
  folder: tmpdir(),
});
const peers = [...Object.keys(PEER_GAMES), 'none'];
if (!peers.includes(args.peer)) throw new Error(`--peer wants one of ${peers.join(', ')}, not ${args.peer}`);
execFileSync('taskset', ['-a', '-p', '-c', String(SWARM_CORE), String(process.pid)], { stdio: 'ignore' });

/** A server with its swarm, and what was measured of it. */
interface Subject {
  readonly name: string;
  readonly pid: number;
  readonly swarm: Swarm;
  readonly steady: Measured[];
  /** The highest rate that was kept up so far, in choices a second. */
  capacity: number;
  /** The last try at each rate, to see whether the server's core was full or the swarm's. */
  readonly tries: Measured[];
  end(): Promise<void>;
}

async function startConclave(): Promise<Subject & { readonly swarm: ConclaveSwarm }> {
  const folder = mkdtempSync(join(args.folder, 'conclave-load-'));
  const port = args.port === 0 ? await freePort() : args.port;
  const server = await startServerProcess({ port, folder, core: SERVER_CORE, env: { LOG_LEVEL: 'info' } });
  progress(`conclave: ${args.tables} tables gather`);
  const swarm = await conclaveSwarm(server.origin, args.tables, args.seed);
  async function end(): Promise<void> {
    await swarm.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { name: 'conclave', pid: server.pid, swarm, steady: [], capacity: 0, tries: [], end };
}

async function startPeer(): Promise<Subject> {
  const isAny = args.port === 0;
  const ports = { sockets: isAny ? await freePort() : args.port + 1, lobby: isAny ? await freePort() : args.port + 2 };
  const child = await startBoardgameio(ports, SERVER_CORE, args.peer);
  progress(`boardgame.io: ${args.tables} matches gather`);
  const swarm = await boardgameioSwarm(ports, args.tables, args.seed, args.peer);
  async function end(): Promise<void> {
    await swarm.close();
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
  return { name: 'boardgame.io', pid: child.pid as number, swarm, steady: [], capacity: 0, tries: [], end };
}

/**
 * They take turns, so that both have the same machine, which is now fast and now slow: whoever waits does nothing but keep
 * its connections.
 */
async function inTurns(subjects: readonly Subject[]): Promise<void> {
  const { rate, rounds } = args;
  for (const { name, swarm, pid } of subjects) {
    progress(`${name}: warms up`);
    // At a few tables games come to their end, so that whatever this compiles anew is not compiled in the middle of a round.
    await measure(swarm, pid, { rate: FLOOD, choices: FEW * LONG_GAME, among: FEW });
    await measure(swarm, pid, { rate: FLOOD, choices: args['warm-up'] });
  }
  for (let round = 1; round <= rounds; round++) {
    for (const { name, swarm, pid, steady } of subjects) {
      progress(`round ${round} of ${rounds}, ${name}: ${rate} choices a second`);
      steady.push(await measure(swarm, pid, { rate, seconds: args.seconds / rounds }));
    }
  }
  progress('');
}

/** From one rate to the next when the capacity is looked for. */
const STEP_UP = 1.2;
const CAPACITY_P99 = 100;
/** A rate is kept up if most tries keep it up: one whole garbage collection in a short try does not decide. */
const TRIES = 3;

/** Raises the rate, in turns, until each server cannot keep it up. Begins low, for whoever is slow. */
async function findCapacity(subjects: readonly Subject[]): Promise<void> {
  const left = new Set(subjects);
  for (let rate = args.rate / 2; left.size > 0; rate *= STEP_UP) {
    for (const subject of [...left]) {
      progress(`${subject.name}: can it keep up ${Math.round(rate)} choices a second?`);
      if (await keepsUp(subject, rate)) subject.capacity = rate;
      else left.delete(subject);
    }
  }
  progress('');
}

async function keepsUp({ swarm, pid, tries }: Subject, rate: number): Promise<boolean> {
  const most = Math.ceil(TRIES / 2);
  let kept = 0;
  let last: Measured | null = null;
  for (let tried = 0; kept < most && tried - kept < most; tried++) {
    last = await measure(swarm, pid, { rate, seconds: args.step });
    if (last.choices / last.seconds > 0.97 * rate && quantile(last.latencies, 0.99) <= CAPACITY_P99) kept++;
  }
  if (last !== null) tries.push(last);
  return kept === most;
}

/** How full both cores were at a rate, in one line. */
function inShort({ choices, seconds, latencies, serverCpuShare, swarmCpuShare }: Measured): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const p99 = quantile(latencies, 0.99).toFixed(0);
  return `${Math.round(choices / seconds)} a second: p99 ${p99} ms, server's core ${percent(serverCpuShare)}, swarm's ${percent(swarmCpuShare)}`;
}

/** All rounds together. */
function together(rounds: readonly Measured[]) {
  const sum = (of: (one: Measured) => number) => rounds.reduce((total, one) => total + of(one), 0);
  const seconds = sum((one) => one.seconds);
  const choices = sum((one) => one.choices);
  const serverCpuSeconds = sum((one) => one.serverCpuSeconds);
  const latencies = rounds.flatMap((one) => one.latencies);
  return {
    seconds: Number(seconds.toFixed(1)),
    choices,
    perSecond: Math.round(choices / seconds),
    choicesPerCpuSecond: Math.round(choices / serverCpuSeconds),
    microsecondsEach: Math.round((serverCpuSeconds / choices) * 1e6),
    otherCpuShare: Number((sum((one) => one.otherCpuShare) / rounds.length).toFixed(2)),
    serverMegabytes: Math.round(Math.max(...rounds.map((one) => one.serverMegabytes))),
    p50: Number(quantile(latencies, 0.5).toFixed(1)),
    p99: Number(quantile(latencies, 0.99).toFixed(1)),
    worst: Number(quantile(latencies, 1).toFixed(1)),
  };
}

const conclave = await startConclave();
const peer = args.peer === 'none' ? null : await startPeer();
const subjects: readonly Subject[] = peer === null ? [conclave] : [conclave, peer];
await inTurns(subjects);
await findCapacity(subjects);
const { refusals, faults } = conclave.swarm;
for (const subject of subjects) await subject.end();

const steady = together(conclave.steady);
const wrong = refusals.length + faults.length;
const bars: Bar[] = [
  bar('live tables', 'at least 1000', args.tables, args.tables >= 1000),
  bar('choices a second, durable', 'at least 500', steady.perSecond, steady.perSecond >= 0.99 * 500),
  bar('p50 from a choice to the other seat', 'at most 8 ms', `${steady.p50} ms`, steady.p50 <= 8),
  bar('p99 from a choice to the other seat', 'at most 60 ms', `${steady.p99} ms`, steady.p99 <= 60),
  bar('refused or wrong', '0', wrong, wrong === 0),
];
if (peer !== null) {
  const times = peer.capacity === 0 ? null : conclave.capacity / peer.capacity;
  const reached = times?.toFixed(2) ?? 'boardgame.io kept up no rate on this machine';
  bars.push(bar('capacity against boardgame.io', 'at least 2 times', reached, (times ?? 0) >= 2));
}
conclude(
  {
    seed: args.seed,
    tables: args.tables,
    ...Object.fromEntries(
      subjects.flatMap((one) => [
        [`${one.name}, ${args.rate} a second`, together(one.steady)],
        [`${one.name}, capacity`, `${Math.round(one.capacity)} choices a second at a p99 of ${CAPACITY_P99} ms`],
        [`${one.name}, on the way there`, one.tries.map(inShort)],
      ]),
    ),
  },
  bars,
  args.json,
);

function bar(what: string, wanted: string, reached: string | number, isReached: boolean): Bar {
  return { what, wanted, reached: String(reached), isReached };
}
