/**
 * Load: `node bench/server/load.ts [--tables 1000] [--rate 500] [--warm-up 15] [--seconds 60] [--seed S] [--port N]
 * [--peer yes|no] [--json]`. The server has one core and SQLite on disk; a swarm on the other core plays legal games of
 * Rise of Cthulhu through the public API. Beside it, in the same run, boardgame.io's own server with its storage in
 * memory, driven at the same pace at the same number of tables.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { conclaveSwarm } from '../../packages/server/test/proofs/load.ts';
import { type Measured, measure, type Swarm } from '../../packages/server/test/proofs/load-pace.ts';
import { freePort, startServerProcess } from '../../packages/server/test/proofs/server-process.ts';
import { boardgameioSwarm, startBoardgameio } from './load-boardgameio.ts';
import { argumentsOf, type Bar, conclude, progress, quantile } from './report.ts';

const SERVER_CORE = 0;
const SWARM_CORE = 1;

const args = argumentsOf({
  tables: 1000,
  rate: 500,
  'warm-up': 15,
  seconds: 60,
  seed: 'load',
  port: 0,
  peer: 'yes',
  folder: tmpdir(),
});
execFileSync('taskset', ['-a', '-p', '-c', String(SWARM_CORE), String(process.pid)], { stdio: 'ignore' });

async function measureConclave(): Promise<Measured & { refused: number; faults: readonly string[]; finished: number }> {
  const folder = mkdtempSync(join(args.folder, 'conclave-load-'));
  const port = args.port === 0 ? await freePort() : args.port;
  const server = await startServerProcess({ port, folder, core: SERVER_CORE, env: { LOG_LEVEL: 'info' } });
  try {
    progress(`conclave: ${args.tables} tables gather`);
    const swarm = await conclaveSwarm(server.origin, args.tables, args.seed);
    const measured = await play('conclave', swarm, server.pid);
    return { ...measured, refused: swarm.refusals.length, faults: swarm.faults, finished: swarm.finished };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBoardgameio(): Promise<Measured> {
  const port = args.port === 0 ? await freePort() : args.port + 1;
  const child = await startBoardgameio(port, SERVER_CORE);
  try {
    progress(`boardgame.io: ${args.tables} matches gather`);
    const swarm = await boardgameioSwarm(port, args.tables, args.seed);
    return await play('boardgame.io', swarm, child.pid as number);
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
}

async function play(name: string, swarm: Swarm, pid: number): Promise<Measured> {
  const { rate, seconds, 'warm-up': warmUp } = args;
  progress(`${name}: warms up`);
  await measure(swarm, pid, { rate, seconds: warmUp });
  progress(`${name}: is measured`);
  try {
    return await measure(swarm, pid, { rate, seconds });
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
const peer = args.peer === 'yes' ? await measureBoardgameio() : null;

const p99 = quantile(ours.latencies, 0.99);
const perSecond = ours.choices / ours.seconds;
const bars: Bar[] = [
  bar('live tables', 'at least 1000', args.tables, args.tables >= 1000),
  bar('choices a second, durable', 'at least 500', Math.round(perSecond), perSecond >= 0.99 * 500),
  bar('p99 from a choice to the other seat', 'under 100 ms', `${p99.toFixed(1)} ms`, p99 < 100),
  bar('refused or wrong', '0', ours.refused + ours.faults.length, ours.refused + ours.faults.length === 0),
];
if (peer !== null) {
  const times = ours.choicesPerCpuSecond / peer.choicesPerCpuSecond;
  bars.push(bar('choices per CPU second against boardgame.io', 'at least 3 times', times.toFixed(2), times >= 3));
}
conclude(
  {
    seed: args.seed,
    tables: args.tables,
    conclave: figuresOf(ours),
    ...(peer ? { boardgameio: figuresOf(peer) } : {}),
  },
  bars,
  args.json,
);

function bar(what: string, wanted: string, reached: string | number, isReached: boolean): Bar {
  return { what, wanted, reached: String(reached), isReached };
}
