/**
 * Load: `node bench/server/load.ts [--tables 1000] [--rate 500] [--warm-up 30000] [--seconds 60] [--flood 20000] [--seed S]
 * [--port N] [--folder DIR] [--peer same|reference|none] [--json]`. The server has one core and SQLite on disk; a swarm on the other core
 * plays legal games of Rise of Cthulhu through the public API: some choices to warm up, then at a steady rate for some
 * seconds, then as many as the server takes. Beside it, in the same run, boardgame.io's own server with its storage in
 * memory, at as many tables and the same pace, with the same game or with the reference game of the engine's bench.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { conclaveSwarm } from '../../packages/server/test/proofs/load.ts';
import { FLOOD, type Measured, measure, type Swarm } from '../../packages/server/test/proofs/load-pace.ts';
import { freePort, startServerProcess } from '../../packages/server/test/proofs/server-process.ts';
import { boardgameioSwarm, startBoardgameio } from './load-boardgameio.ts';
import { argumentsOf, type Bar, conclude, progress, quantile } from './report.ts';

const SERVER_CORE = 0;
const SWARM_CORE = 1;

const args = argumentsOf({
  tables: 1000,
  rate: 500,
  'warm-up': 30_000,
  seconds: 60,
  flood: 20_000,
  seed: 'load',
  port: 0,
  peer: 'same',
  folder: tmpdir(),
});
execFileSync('taskset', ['-a', '-p', '-c', String(SWARM_CORE), String(process.pid)], { stdio: 'ignore' });

/** At the rate that was asked for, and at as much as it takes. */
interface Both {
  readonly steady: Measured;
  readonly flood: Measured;
}

async function measureConclave(): Promise<Both & { refused: number; faults: readonly string[] }> {
  const folder = mkdtempSync(join(args.folder, 'conclave-load-'));
  const port = args.port === 0 ? await freePort() : args.port;
  const server = await startServerProcess({ port, folder, core: SERVER_CORE, env: { LOG_LEVEL: 'info' } });
  try {
    progress(`conclave: ${args.tables} tables gather`);
    const swarm = await conclaveSwarm(server.origin, args.tables, args.seed);
    const both = await play('conclave', swarm, server.pid);
    return { ...both, refused: swarm.refusals.length, faults: swarm.faults };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBoardgameio(): Promise<Both> {
  const isAny = args.port === 0;
  const ports = { sockets: isAny ? await freePort() : args.port + 1, lobby: isAny ? await freePort() : args.port + 2 };
  const child = await startBoardgameio(ports, SERVER_CORE, args.peer);
  try {
    progress(`boardgame.io: ${args.tables} matches gather`);
    const swarm = await boardgameioSwarm(ports, args.tables, args.seed, args.peer);
    return await play('boardgame.io', swarm, child.pid as number);
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
}

async function play(name: string, swarm: Swarm, pid: number): Promise<Both> {
  const { rate, seconds } = args;
  progress(`${name}: warms up`);
  await measure(swarm, pid, { rate: FLOOD, choices: args['warm-up'] });
  try {
    progress(`${name}: ${rate} choices a second`);
    const steady = await measure(swarm, pid, { rate, seconds });
    progress(`${name}: as many choices as it takes`);
    return { steady, flood: await measure(swarm, pid, { rate: FLOOD, choices: args.flood }) };
  } finally {
    await swarm.close();
    progress('');
  }
}

function figuresOf({ latencies, ...measured }: Measured) {
  const rounded = Object.entries(measured).map(([name, figure]) => [
    name,
    typeof figure === 'number' ? Number(figure.toFixed(2)) : figure,
  ]);
  return {
    ...Object.fromEntries(rounded),
    perSecond: Math.round(measured.choices / measured.seconds),
    p50: Number(quantile(latencies, 0.5).toFixed(1)),
    p99: Number(quantile(latencies, 0.99).toFixed(1)),
    worst: Number(quantile(latencies, 1).toFixed(1)),
  };
}

const ours = await measureConclave();
const peer = args.peer === 'none' ? null : await measureBoardgameio();

const { steady } = ours;
const p99 = quantile(steady.latencies, 0.99);
const perSecond = steady.choices / steady.seconds;
const bars: Bar[] = [
  bar('live tables', 'at least 1000', args.tables, args.tables >= 1000),
  bar('choices a second, durable', 'at least 500', Math.round(perSecond), perSecond >= 0.99 * 500),
  bar('p99 from a choice to the other seat', 'under 100 ms', `${p99.toFixed(1)} ms`, p99 < 100),
  bar('refused or wrong', '0', ours.refused + ours.faults.length, ours.refused + ours.faults.length === 0),
];
if (peer !== null) {
  for (const pace of ['steady', 'flood'] as const) {
    const times = ours[pace].choicesPerCpuSecond / peer[pace].choicesPerCpuSecond;
    const what = `choices per CPU second against boardgame.io, ${pace}`;
    bars.push(bar(what, 'at least 3 times', times.toFixed(2), times >= 3));
  }
}
conclude(
  {
    seed: args.seed,
    tables: args.tables,
    'conclave, steady': figuresOf(ours.steady),
    'conclave, flood': figuresOf(ours.flood),
    ...(peer === null
      ? {}
      : { 'boardgame.io, steady': figuresOf(peer.steady), 'boardgame.io, flood': figuresOf(peer.flood) }),
  },
  bars,
  args.json,
);

function bar(what: string, wanted: string, reached: string | number, isReached: boolean): Bar {
  return { what, wanted, reached: String(reached), isReached };
}
