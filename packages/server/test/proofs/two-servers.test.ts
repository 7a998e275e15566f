import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Duel } from './duel.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

const CONCLAVE = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const TIMEOUT = 120_000;

let folder: string;
let first: ServerProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-two-'));
});
afterEach(async () => {
  await first?.kill();
  first = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that is expected to give up, and what it said. */
async function startInVain(port: number): Promise<{ code: number | null; errors: string; output: string }> {
  const args = [CONCLAVE, 'serve', '--port', String(port), '--data', folder];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: '' },
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

it(
  'the second server on a data folder says in one line why it ends, and the first is not disturbed',
  async () => {
    const port = await freePort();
    first = await startServerProcess({ port, folder });
    const duel = await Duel.begin(first.origin, 'two servers');
    await duel.play(5);
    const [second] = await Promise.all([startInVain(await freePort()), duel.play(20)]);
    expect(second.code).toBe(2);
    expect(second.errors.trimEnd().split('\n')).toEqual([expect.stringContaining('in use by another Conclave server')]);
    expect(second.output).toBe('');
    await duel.play(20);
    expect(duel.wires.map(({ closed }) => closed)).toEqual([null, null]);

    // Once the first one has gone, however it went, the folder is free.
    await first.kill();
    first = await startServerProcess({ port, folder });
    const again = await Duel.again(duel);
    const { steps } = await again.finish();
    expect(steps).toHaveLength(again.acknowledged.size);
    await again.close();
  },
  TIMEOUT,
);
