/** A real Redis for tests: the one of CONCLAVE_TEST_REDIS_URL, or one of our own from installed binaries. It keeps nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../proofs/server-process.ts';

export interface TestRedis {
  readonly url: string;
  /** False if somebody else runs it: then it can be neither killed nor restarted. */
  readonly isOurs: boolean;
  readonly pid: number | null;
  stop(): Promise<void>;
  /** Ends it at once, with all that it knows. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  restart(): Promise<void>;
  /** Lets it hang: it refuses nothing and answers nothing until what this gives is called. */
  hang(): () => void;
}

export interface RedisOptions {
  /** Any free one, if left out. */
  readonly port?: number;
  readonly password?: string;
  /** Ctrl+C in the terminal does not reach it: whoever started it ends it when all others have ended. */
  readonly isApart?: boolean;
}

/** Valkey is the same with another name. */
const PROGRAMS = ['redis-server', 'valkey-server'];
const PATIENCE = 30_000;

/** Null, after a loud warning, if there is none to be had. Where CI is set that is an error: there everything is tested. */
export async function redisForTests(options?: RedisOptions): Promise<TestRedis | null> {
  if (externalUrl() !== null || binary() !== null) return startRedis(options);
  const message = [
    '',
    '  Redis is NOT tested: there is none here.',
    '  Install it (Debian: apt-get install redis-server), or set CONCLAVE_TEST_REDIS_URL.',
    '',
  ].join('\n');
  if (process.env.CI === 'true') throw new Error(message);
  console.warn(message);
  return null;
}

export async function startRedis(options: RedisOptions = {}): Promise<TestRedis> {
  const external = externalUrl();
  if (external !== null) return notOurs(external);
  const program = binary();
  if (program === null) throw new Error('There is no Redis: install it, or set CONCLAVE_TEST_REDIS_URL.');
  return ownServer(program, options.port ?? (await freePort()), options);
}

function externalUrl(): string | null {
  return process.env.CONCLAVE_TEST_REDIS_URL || null;
}

function binary(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const files = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return files.find((file) => existsSync(file)) ?? null;
}

function notOurs(url: string): TestRedis {
  const refuse = () => {
    throw new Error('Somebody else runs this Redis: unset CONCLAVE_TEST_REDIS_URL for this test.');
  };
  return { url, isOurs: false, pid: null, stop: async () => {}, kill: refuse, restart: refuse, hang: refuse };
}

async function ownServer(
  program: string,
  port: number,
  { password, isApart = false }: RedisOptions,
): Promise<TestRedis> {
  let child: ChildProcess | null = null;
  const endWithUs = () => child?.kill('SIGKILL');
  process.on('exit', endWithUs);

  async function start(): Promise<void> {
    const settings = {
      port,
      bind: '127.0.0.1',
      save: '',
      appendonly: 'no',
      dir: tmpdir(),
      requirepass: password ?? '',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    child = spawn(program, args, { stdio: 'ignore', detached: isApart });
    await answers(port, () => child?.exitCode === null);
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGCONT');
    ending.kill(signal);
    await ended;
  }

  await start();
  return {
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`,
    isOurs: true,
    get pid() {
      return child?.pid ?? null;
    },
    async stop() {
      await end('SIGTERM');
      process.off('exit', endWithUs);
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL');
      await start();
    },
    hang() {
      const hanging = child;
      hanging?.kill('SIGSTOP');
      return () => void hanging?.kill('SIGCONT');
    },
  };
}

async function answers(port: number, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await answersPing(port))) {
    if (!isRunning() || Date.now() > deadline) throw new Error(`Redis did not start at port ${port}: is it taken?`);
    await sleep(20);
  }
}

/** Any answer will do: one that wants a password runs too. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', () => say(true));
    socket.once('error', () => say(false));
    socket.once('close', () => say(false));
  });
}
