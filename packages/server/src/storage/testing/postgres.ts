/** A real PostgreSQL for tests: the one of CONCLAVE_TEST_DATABASE_URL, or one of our own from installed binaries. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TestPostgres {
  /** A fresh, empty database. */
  readonly url: string;
  /** False if somebody else runs it: then it can be neither killed nor restarted. */
  readonly isOurs: boolean;
  /** Another empty database on the same server. */
  createDatabase(): Promise<string>;
  /** Stops it and removes all it has stored. */
  stop(): Promise<void>;
  /** Stops it as a crash would: nothing is finished, and the next start has to recover. What is stored stays. */
  kill(): Promise<void>;
  /** Starts it again on what is stored, after stopping it if it runs. */
  restart(): Promise<void>;
  /** Lets it hang with all that it has open: it refuses nothing and answers nothing until what this gives is called. */
  hang(): Promise<() => void>;
}

export interface PostgresOptions {
  /** Waits for the disk as in earnest. Tests that only kill processes do without. */
  readonly isDurable?: boolean;
  /** Ctrl+C in the terminal does not reach it: whoever started it ends it when all others have ended. */
  readonly isApart?: boolean;
}

/** Null, after a loud warning, if there is none to be had. Where CI is set that is an error: there everything is tested. */
export async function postgresForTests(options?: PostgresOptions): Promise<TestPostgres | null> {
  if (externalUrl() !== null || binaries() !== null) return startPostgres(options);
  const message = [
    '',
    '  PostgreSQL is NOT tested: there is none here.',
    '  Install it (Debian: apt-get install postgresql), or set CONCLAVE_TEST_DATABASE_URL',
    '  to a server on which databases may be created.',
    '',
  ].join('\n');
  if (process.env.CI === 'true') throw new Error(message);
  console.warn(message);
  return null;
}

export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const external = externalUrl();
  if (external !== null) return databaseOn(external);
  const folder = binaries();
  if (folder === null) throw new Error('There is no PostgreSQL: install it, or set CONCLAVE_TEST_DATABASE_URL.');
  return ownServer(folder, options);
}

function externalUrl(): string | null {
  return process.env.CONCLAVE_TEST_DATABASE_URL || null;
}

/** The folder with `initdb` and `postgres`: on the PATH, or where Debian hides them; the newest first. */
function binaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))) ?? null;
}

async function databaseOn(server: string): Promise<TestPostgres> {
  const created: string[] = [];
  async function createDatabase(): Promise<string> {
    const name = `conclave_test_${randomBytes(6).toString('hex')}`;
    await execute(server, `create database ${name}`);
    created.push(name);
    return withDatabase(server, name);
  }
  const notOurs = async () => {
    throw new Error('Somebody else runs this PostgreSQL: unset CONCLAVE_TEST_DATABASE_URL for this test.');
  };
  return {
    url: await createDatabase(),
    isOurs: false,
    createDatabase,
    async stop() {
      for (const name of created.splice(0)) await execute(server, `drop database if exists ${name} with (force)`);
    },
    kill: notOurs,
    restart: notOurs,
    hang: notOurs,
  };
}

async function ownServer(
  programs: string,
  { isDurable = false, isApart = false }: PostgresOptions,
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL does not run as root. The socket lies in the folder, so no port is taken.
  const identity = process.getuid?.() === 0 ? identityForServer() : null;
  if (identity !== null) chownSync(folder, identity.uid, identity.gid);
  const server = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...identity, stdio: 'pipe', cwd: folder },
  );

  let child: ChildProcess | null = null;
  let hanging: readonly number[] = [];
  function goOn(): void {
    for (const pid of hanging) signal(pid, 'SIGCONT');
    hanging = [];
  }
  const endWithUs = () => {
    goOn();
    child?.kill('SIGQUIT');
  };
  process.on('exit', endWithUs);

  async function start(): Promise<void> {
    const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: isDurable ? 'on' : 'off' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const options = { ...identity, cwd: folder, stdio: 'ignore', detached: isApart } as const;
    child = spawn(join(programs, 'postgres'), ['-D', data, ...args], options);
    await answers(server);
  }

  async function hang(): Promise<() => void> {
    const main = child?.pid as number;
    hanging = [main];
    // The main process first: from then on there are no new ones.
    hanging = [main, ...(await processesOf(server, () => signal(main, 'SIGSTOP')))];
    for (const pid of hanging) signal(pid, 'SIGSTOP');
    return goOn;
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const ending = child;
    child = null;
    goOn();
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  }

  await start();
  const { url, createDatabase } = await databaseOn(server);
  return {
    url,
    isOurs: true,
    createDatabase,
    async stop() {
      await end('SIGINT');
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGQUIT'),
    async restart() {
      await end('SIGINT');
      await start();
    },
    hang,
  };
}

/** What works for this PostgreSQL, asked over a connection that is there before `prepare` is called. */
async function processesOf(url: string, prepare: () => void): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    prepare();
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

function identityForServer(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it.');
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 s.', { cause: error });
      await sleep(50);
    }
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
