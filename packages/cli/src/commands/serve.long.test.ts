import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { conclave } from '../testing.ts';
import { greeting } from './serve.ts';

const ENV = { LOG_LEVEL: 'silent', HOST: '127.0.0.1', BOT_WORKERS: '1' };
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'conclave-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  /** The exit code, once it ended. */
  readonly ended: Promise<number | null>;
}

async function serve(...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { PATH: process.env.PATH, BOT_WORKERS: '1', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = /"url":"([^"]+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
  return { url, child, ended };
}

describe('the greeting', () => {
  it('says where to go, where the data lies, and how to stop', () => {
    const lines = greeting('http://localhost:8080', { host: undefined, dataDir: 'data', databaseUrl: undefined });
    expect(lines[1]).toBe('  Conclave is ready:  http://localhost:8080');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Data: +\/.+\/data$/));
    expect(lines).toContain('  Stop:               Ctrl-C');
  });

  it('names no other address where there is none, and no password', () => {
    const url = 'postgres://user:secret@db.example/conclave';
    const text = greeting('http://127.0.0.1:9000', { host: '127.0.0.1', dataDir: 'x', databaseUrl: url }).join('\n');
    expect(text).toContain('PostgreSQL at db.example');
    expect(text).not.toMatch(/secret|network/);
  });
});

describe('serve', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, and then ends well', async (signal) => {
    const { url, child, ended } = await serve('--port', '0', '--data', join(folder, signal));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  it('says in one line that a port or a folder is taken, with code 2', async () => {
    const data = join(folder, 'taken');
    const { url, child, ended } = await serve('--port', '0', '--data', data);
    const { port } = new URL(url);
    const samePort = await conclave(['serve', '--port', port, '--data', join(folder, 'other')], '', ENV);
    expect(samePort).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^conclave: port \d+ is in use[^\n]*\n$/),
    });
    const sameFolder = await conclave(['serve', '--port', '0', '--data', data], '', ENV);
    expect(sameFolder).toMatchObject({ code: 2, errors: expect.stringMatching(/^conclave: [^\n]+\n$/) });
    expect(sameFolder.errors).toContain(data);
    child.kill('SIGTERM');
    await ended;
  });

  it('says in one line all that is wrong with its settings, with code 2', async () => {
    const { code, output, errors } = await conclave(['serve'], '', { PORT: 'x', TRUST_PROXY: 'perhaps' });
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^conclave: [^\n]*PORT[^\n]*TRUST_PROXY[^\n]*\n$/);
  });
});
