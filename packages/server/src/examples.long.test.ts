/** What is told to those who write programs is true: the Python bot plays, records verify, and the document fits the server. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseFairRecord, verifyRecord } from '@conclave/fair';
import type { Choice } from '@conclave/kernel';
import { clientMessageSchema, PROBLEMS, type Snapshot, type TableInfo } from '@conclave/protocol';
import { gameNamed } from '@conclave/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from './ops/config.ts';
import { type RunningServer, startServer } from './server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
/** What bot writers read, and what operators read beside it. */
const DOCUMENT = ['protocol', 'operators']
  .map((name) => readFileSync(fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url)), 'utf8'))
  .join('\n');

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('NOT CHECKED: the Python bot, because python3 is not here');

const directory = mkdtempSync(join(tmpdir(), 'conclave-'));
let server: RunningServer;

beforeAll(async () => {
  const settings = { PORT: '0', DATA_DIR: directory, BOT_PACE_MS: '0', BOT_WORKERS: '1', LOG_LEVEL: 'silent' };
  server = await startServer(configFrom(settings));
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

/** Somebody who asks the server and keeps the cookie. */
async function newGuest() {
  const { headers } = await fetch(`${server.url}/api/guests`, { method: 'POST' });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
}

async function python(...args: string[]): Promise<string> {
  const always = ['-B', BOT, '--server', server.url, '--identity', join(directory, 'bot.cookies')];
  const { stdout } = await promisify(execFile)('python3', [...always, ...args]);
  return stdout;
}

/** Checks the record of a finished table as `conclave verify` does. */
async function verified(table: string) {
  const record = parseFairRecord(await (await fetch(`${server.url}/api/tables/${table}/record`)).json());
  return verifyRecord(gameNamed(record.game), record);
}

describe.skipIf(!hasPython)('the Python bot', () => {
  it('plays a whole game against a bot, and its dice can be checked', async () => {
    const story = await python('--seed', 'one');
    expect(story).toMatch(/^turn-action: .+ \(1 of \d+ options\)$/m);
    expect(story).toMatch(/The game is over \([a-z-]+\): seat 0 has (won|lost)\. Winners: \[[01]?(, 1)?\]\n$/);
    const table = /At the table (\w+)/.exec(story)?.[1] as string;
    expect((await verified(table)).choices).toBeGreaterThan(20);
  });

  it('stays the same guest between runs, and tells the share of games that it won', async () => {
    const story = await python('--games', '2', '--bot', 'random', '--quiet');
    expect(story).toMatch(/\nWon [012] of 2 games: \d+\.0% \(95 % interval \d+\.\d% to \d+\.\d%\)\n$/);
    const users = async (text: string) => {
      const tables = [...text.matchAll(/At the table (\w+)/g)].map(([, table]) => table);
      const infos = tables.map(async (table) => (await fetch(`${server.url}/api/tables/${table}`)).json());
      return (await Promise.all(infos)).map((info) => (info as TableInfo).seats[0]?.user);
    };
    const [one, two, three] = await users(story + (await python('--bot', 'random', '--quiet')));
    expect([two, three]).toEqual([one, one]);
  });

  it('says that there are no more guests to be had, and stops', async () => {
    const busy = createServer((_, response) => {
      response.writeHead(429, { 'retry-after': '2400', 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'too-many', message: 'Too many new guests from here.' }));
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const run = promisify(execFile)('python3', [
      '-B',
      BOT,
      '--server',
      `http://127.0.0.1:${port}`,
      '--identity',
      join(directory, 'nobody'),
    ]);
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^too-many: .+40 minutes.+\n$/) });
    busy.close();
  });

  it('plays games with response windows and secret votes, always by the first option', {
    timeout: 240_000,
  }, async () => {
    expect(await python('--game', 'cult-of-the-deep', '--bot', 'random', '--first')).toContain('The game is over');
    expect(await python('--game', 'among-cultists', '--bot', 'random')).toContain('The game is over');
  });

  it('joins a table by its code, and plays with a token', async () => {
    const host = await newGuest();
    const { token } = await host<{ token: string }>('POST', '/api/me/bot-tokens', { label: 'mine' });
    const { id, code } = await host<TableInfo>('POST', '/api/tables', {
      game: 'rise-of-cthulhu',
      seats: 2,
      visibility: 'private',
      seat: null,
    });
    const bots = [python('--code', code as string), python('--table', id, '--code', code as string, '--token', token)];
    const isFull = async () => {
      const { seats } = await host<TableInfo>('GET', `/api/tables/${id}`);
      return seats.every(({ kind }) => kind === 'person');
    };
    while (!(await isFull())) await new Promise((resolve) => setTimeout(resolve, 50));
    await host('POST', `/api/tables/${id}/start`);
    for (const story of await Promise.all(bots)) expect(story).toContain('The game is over');
    expect((await host<TableInfo>('GET', `/api/tables/${id}`)).status).toBe('finished');
  });

  it('says in one line what it cannot do', async () => {
    await expect(python('--table', 'nowhere')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^not-found: [^\n]+\n$/),
    });
    await expect(python('--game', 'chess')).rejects.toMatchObject({ stderr: 'The server has no game chess.\n' });
  });
});

describe('the socket bot', () => {
  it('plays a whole game in words', async () => {
    const program = fileURLToPath(new URL('../../../examples/socket_bot.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program, server.url]);
    expect(stdout).toMatch(/^At the table \w+\n/);
    expect(stdout).toMatch(/The game is over \([a-z-]+\): seat 0 has (won|lost)\.\n$/);
    const table = /At the table (\w+)/.exec(stdout)?.[1] as string;
    expect((await verified(table)).choices).toBeGreaterThan(20);
  });
});

describe('a game in which choices were taken back', () => {
  it('can be checked to the last draw', { timeout: 240_000 }, async () => {
    const guest = await newGuest();
    const wish = {
      game: 'cult-of-the-deep',
      seats: 4,
      bots: ['random', 'random', 'random'],
    };
    const { id, fair } = await guest<TableInfo>('POST', '/api/tables', wish);
    const dice = { commitment: fair.commitment, entropy: 'x' };
    await guest('POST', `/api/tables/${id}/start`, { dice });
    let known = '';
    let undone = 0;
    for (let i = 0; ; i++) {
      const { info, view, decision, undo, stream, seq } = await guest<Snapshot>(
        'GET',
        `/api/tables/${id}/view?wait=5${known}`,
      );
      known = `&stream=${stream}&seq=${seq}`;
      if (info.status === 'finished') break;
      if (decision === null) continue;
      if (undone < 10 && undo.byConsent && i % 3 === 0) {
        // The others are bots, which do not mind.
        await guest('POST', `/api/tables/${id}/undo`, { id: `undo ${i}` });
        undone++;
        continue;
      }
      const { options } = (view as { pending: { options: readonly Choice[] } }).pending;
      const choice = { id: `choice ${i}`, decision: decision.id, choice: options[i % options.length] };
      // Where a bot acted first in a window, the question is another one now.
      await guest('POST', `/api/tables/${id}/choices`, choice).catch((error: Error) => {
        if (!/stale-decision|not-asked/.test(error.message)) throw error;
      });
    }
    expect(undone).toBe(10);
    expect((await verified(id)).takenBack).toBeGreaterThanOrEqual(10);
  });
});

/** A part of the OpenAPI document that says what can be sent. */
interface Sent {
  readonly properties?: Record<string, Sent>;
  readonly oneOf?: readonly Sent[];
  readonly anyOf?: readonly Sent[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Its fields, those inside of others too. */
function fieldsOf({ properties = {}, oneOf = [], anyOf = [] }: Sent): [string, Sent][] {
  const inside = [...oneOf, ...anyOf].flatMap(fieldsOf);
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [[name, field] as [string, Sent], ...fieldsOf(field)]),
    ...inside,
  ];
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Sent }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Sent } } };
}

describe('docs/protocol.md', () => {
  it('names every problem with its status', () => {
    const rows = DOCUMENT.split('\n').filter((line) => line.startsWith('| `'));
    for (const [code, status] of Object.entries(PROBLEMS)) {
      expect(
        rows.some((row) => row.includes(`\`${code}\``) && row.includes(`| ${status} |`)),
        code,
      ).toBe(true);
    }
  });

  it('shows every message that can be sent, in a form that is understood', () => {
    const shown = [...DOCUMENT.matchAll(/^\| `(\{"type": .+?\})` \|/gm)].map((match) => match[1] as string);
    const sent = shown
      .map((text) => text.replaceAll(': ID', ': "some table"'))
      .flatMap((text) => {
        try {
          return [JSON.parse(text)];
        } catch {
          // What the server sends is shortened here and there.
          return [];
        }
      })
      .filter((message) => clientMessageSchema.safeParse(message).success)
      .map(({ type }) => type);
    expect(sent).toEqual(clientMessageSchema.options.map(({ shape }) => shape.type.value));
  });

  it('shows a table that can be opened', async () => {
    const shown = /^\{"game": [^`]+/m.exec(DOCUMENT)?.[0] as string;
    const wanted = JSON.parse(shown);
    const guest = await newGuest();
    expect(await guest<TableInfo>('POST', '/api/tables', wanted)).toMatchObject({
      game: wanted.game,
      clock: wanted.clock,
    });
  });

  it('names every field that can be sent, and its limits', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
    const operations = Object.values(paths).flatMap((item) => Object.values(item as Record<string, Operation>));
    const fields = operations.flatMap(({ parameters = [], requestBody }) => [
      ...parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema] as const),
      ...(requestBody === undefined ? [] : fieldsOf(requestBody.content['application/json'].schema)),
    ]);
    expect(fields.length).toBeGreaterThan(40);
    const isNamed = (name: string) => new RegExp(`["\`?&]${name}["\`=]`).test(DOCUMENT);
    expect(fields.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
    // Of a seat and a sequence number nobody needs to know the largest.
    const limits = fields.filter(
      ([name, { minimum, maximum = 1e9 }]) => minimum !== undefined && maximum < 1e9 && name !== 'seats',
    );
    const isTold = ([name, { minimum, maximum }]: readonly [string, Sent]) =>
      DOCUMENT.split('\n').some((line) => line.includes(`\`${name}\``) && line.includes(`${minimum} to ${maximum}`));
    expect(limits.filter((one) => !isTold(one)).map(([name]) => name)).toEqual([]);
  });

  it('names only routes that there are, and all of them', async () => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
    const ways = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '*')}`),
    );
    const named = [...DOCUMENT.matchAll(/(GET|POST|PUT|PATCH|DELETE) +(\/api\/[\w/{}.-]+|\.\.\.\/[\w-]+)/g)].map(
      ([, method, path]) => {
        const whole = (path as string).replace('...', '/api/tables/*').replace('/ID', '/*');
        return `${method} ${whole.replaceAll(/\{\w+\}/g, '*')}`;
      },
    );
    const both = [...DOCUMENT.matchAll(/`PUT`, `(DELETE) (\/api\/[\w/{}]+)`/g)].map(
      ([, , path]) => `PUT ${path?.replaceAll(/\{\w+\}/g, '*')}`,
    );
    expect(named.filter((way) => !ways.includes(way) && way !== 'GET /api/openapi.json')).toEqual([]);
    expect(ways.filter((way) => ![...named, ...both].includes(way))).toEqual([]);
  });
});
