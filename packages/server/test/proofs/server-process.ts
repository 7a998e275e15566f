/** A server in a process of its own, started as its users start it, and ended as no user would: `kill -9`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CONCLAVE = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** A server that is not ready by then never will be, however busy the machine is. */
const PATIENCE = 120_000;

export interface ServerSetting {
  readonly port: number;
  readonly folder: string;
  /** PostgreSQL instead of SQLite in the folder. */
  readonly databaseUrl?: string;
  /** The one core it may use. */
  readonly core?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags for Node itself, such as `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** When it said that it is open: clocks run from about then. */
  readonly openSince: number;
  /** From its start until it said that it is ready, in milliseconds. */
  readonly startTook: number;
  /** Seconds of the processor it needed for that: what the start takes on a machine with nothing else to do. */
  readonly startCpuSeconds: number;
  /** Ends it without a chance to finish anything, and gives the moment. */
  kill(): Promise<number>;
  /** Lets it finish what it began. */
  stop(): Promise<void>;
  /** Resolves with its exit code when it has ended by itself. */
  ended(): Promise<number | null>;
  /** Seconds of the processor it has used, all its threads together. */
  cpuSeconds(): number;
  /** Memory it holds, in megabytes. */
  residentMegabytes(): number;
}

export interface StartingServer {
  readonly ready: Promise<ServerProcess>;
  /** When it said that it is open; null as long as it has not. */
  openSince(): number | null;
  /** Ends it before it is ready. */
  kill(): Promise<number>;
}

export async function startServerProcess(setting: ServerSetting): Promise<ServerProcess> {
  return beginServerProcess(setting).ready;
}

/** Starts a server without waiting for it. */
export function beginServerProcess(setting: ServerSetting): StartingServer {
  const begun = performance.now();
  const child = spawnServer(setting);
  const output = outputOf(child);
  const kill = async () => {
    const at = Date.now();
    await end(child, 'SIGKILL');
    return at;
  };
  const ready = becomesReady(child, output, setting.port, begun).then(
    (times): ServerProcess => ({
      origin: originAt(setting.port),
      pid: child.pid as number,
      startCpuSeconds: cpuSecondsOf(child.pid as number),
      ...times,
      kill,
      stop: () => end(child, 'SIGTERM'),
      ended: () => new Promise((resolve) => child.once('exit', resolve)),
      cpuSeconds: () => cpuSecondsOf(child.pid as number),
      residentMegabytes: () => residentMegabytesOf(child.pid as number),
    }),
  );
  // Whoever kills it early does not wait for it.
  ready.catch(() => {});
  return { ready, openSince: () => output.openSince, kill };
}

function originAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function spawnServer({ port, folder, databaseUrl, core, env = {}, nodeFlags = [] }: ServerSetting): ChildProcess {
  const command = [process.execPath, ...nodeFlags, CONCLAVE, 'serve', '--port', String(port), '--data', folder];
  const [program, ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command];
  const child = spawn(program as string, args, {
    env: {
      ...process.env,
      // Hundreds of guests from one address are what the limits are against.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

interface Output {
  /** The latest of them. */
  readonly lines: string[];
  openSince: number | null;
}

function outputOf(child: ChildProcess): Output {
  const output: Output = { lines: [], openSince: null };
  const listen = (line: string) => {
    output.lines.push(line);
    if (output.lines.length > 50) output.lines.shift();
    if (line.includes('the server is open')) output.openSince = (JSON.parse(line) as { time: number }).time;
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', listen);
  return output;
}

async function becomesReady(child: ChildProcess, output: Output, port: number, begun: number) {
  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      throw new Error(`the server did not start:\n${output.lines.join('\n')}`);
    }
    await sleep(10);
  }
  const startTook = performance.now() - begun;
  while (output.openSince === null) await sleep(1);
  return { openSince: output.openSince, startTook };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`${originAt(port)}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Not before all it said is read.
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await ended;
}

/** Linux counts a hundred ticks a second. */
const TICKS = 100;

export function cpuSecondsOf(pid: number): number {
  // The name of the program stands in brackets and may hold spaces: fields are counted after it.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export function residentMegabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
