/** The programs of a cluster for trying out: started one after another, ended in the opposite order. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CONCLAVE = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const PATIENCE = 60_000;

export interface Program {
  readonly name: string;
  readonly pid: number;
  readonly hasEnded: boolean;
  /** Asks it to stop, and waits. */
  stop(): Promise<void>;
}

export interface Start {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
  /** It has ended and nobody asked it to. */
  readonly onEnd: (how: string) => void;
}

export function startProgram({ name, command, env = {}, say, onEnd }: Start): Program {
  const [program, ...args] = command as [string, ...string[]];
  const path = `${process.env.PATH}:/usr/sbin`;
  // In a group of its own: Ctrl+C in the terminal reaches us alone, and we stop one after another.
  const child = spawn(program, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let isAsked = false;
  child.once('exit', (code, signal) => {
    process.off('exit', endWithUs);
    if (!isAsked) onEnd(signal ?? `code ${code}`);
  });
  child.once('error', (error) => say(`${name}: ${error.message}`));
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  return {
    name,
    pid: child.pid ?? 0,
    get hasEnded() {
      return hasEnded(child);
    },
    async stop() {
      isAsked = true;
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The command of one node. */
export function nodeCommand(port: number, folder: string): readonly string[] {
  return [process.execPath, CONCLAVE, 'serve', '--port', String(port), '--data', folder];
}

/** Waits until it says that it is ready. Throws if it ends before. */
export async function untilReady(program: Program, origin: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  // Whatever else answers at its port is not it.
  while (program.hasEnded || !(await isReady(origin))) {
    if (program.hasEnded) throw new Error(`${program.name} has ended before it was ready`);
    if (Date.now() > deadline) throw new Error(`${program.name} was not ready within ${PATIENCE / 1000} s`);
    await sleep(100);
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
