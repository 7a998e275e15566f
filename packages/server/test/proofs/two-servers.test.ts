import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';
import { Duel } from './duel.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

const CONCLAVE = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const TIMEOUT = 120_000;

let folder: string;
let postgres: TestPostgres | null = null;
let first: ServerProcess | null = null;
beforeAll(async () => {
  postgres = await postgresForTests();
}, TIMEOUT);
afterAll(() => postgres?.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-two-'));
});
afterEach(async () => {
  await first?.kill();
  first = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that is expected to give up, and what it said. */
async function startInVain(
  port: number,
  databaseUrl = '',
): Promise<{ code: number | null; errors: string; output: string }> {
  const args = [CONCLAVE, 'serve', '--port', String(port), '--data', folder];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: databaseUrl },
  });
  let errors = '';
  let output = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  child.stdout.on('data', (data) => {
    output += data;
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
  return { code, errors, output };
}

it.each(['SQLite', 'PostgreSQL'])(
  'the second server on one database says in one line why it ends, and the first is not disturbed (%s)',
  async (kind) => {
    const isPostgres = kind === 'PostgreSQL';
    if (isPostgres && postgres === null) return;
    const databaseUrl = isPostgres ? await (postgres as TestPostgres).createDatabase() : undefined;
    const setting = { port: await freePort(), folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    first = await startServerProcess(setting);
    const duel = await Duel.begin(first.origin, 'two servers');
    await duel.play(5);
    const [second] = await Promise.all([startInVain(await freePort(), databaseUrl), duel.play(20)]);
    expect(second.code).toBe(2);
    expect(second.errors.trimEnd().split('\n')).toEqual([expect.stringContaining('in use by another Conclave server')]);
    expect(second.output).toBe('');
    await duel.play(20);
    expect(duel.wires.map(({ closed }) => closed)).toEqual([null, null]);

    // Once the first one has gone, however it went, the database is free.
    await first.kill();
    first = await startServerProcess(setting);
    const again = await Duel.again(duel);
    const { steps } = await again.finish();
    expect(steps).toHaveLength(again.acknowledged.size);
    await again.close();
  },
  TIMEOUT,
);

it(
  'a server whose PostgreSQL another one has taken, because it seemed dead, ends by itself',
  async (context) => {
    if (postgres === null) return context.skip('there is no PostgreSQL');
    const databaseUrl = await postgres.createDatabase();
    first = await startServerProcess({ port: await freePort(), folder, databaseUrl });
    process.kill(first.pid, 'SIGSTOP');
    const second = await startServerProcess({ port: await freePort(), folder, databaseUrl });
    const ended = first.ended();
    process.kill(first.pid, 'SIGCONT');
    expect(await ended).toBe(1);
    const duel = await Duel.begin(second.origin, 'taken over');
    await duel.play(5);
    await duel.close();
    await second.stop();
  },
  TIMEOUT,
);
