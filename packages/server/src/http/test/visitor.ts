/** A real server in a temporary folder, and people who visit it with a cookie jar of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, Snapshot, TableInfo } from '@conclave/protocol';
import { configFrom } from '../../ops/config.ts';
import { createLog } from '../../ops/log.ts';
import { type RunningServer, startServer } from '../../server.ts';

/** Settings as an operator would make them; what is not given suits a test. */
export async function openServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-http-'));
  const config = configFrom({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    BOT_WORKERS: '1',
    BOT_PACE_MS: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const server = await startServer(config, createLog(config.logLevel));
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what it expects to be there
  readonly body: any;
}

export class Visitor {
  readonly server: RunningServer;
  headers: Record<string, string> = {};

  constructor(server: RunningServer, headers: Record<string, string> = {}) {
    this.server = server;
    this.headers = headers;
  }

  /** `body` is sent as JSON; a string is sent as it is. */
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.server.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...this.headers, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = /^conclave=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (cookie !== undefined) this.headers = { cookie: `conclave=${cookie}` };
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}

export async function newGuest(server: RunningServer, name?: string): Promise<Visitor & { me: Me }> {
  const visitor = new Visitor(server);
  const { body } = await visitor.ask('POST', '/api/guests', name === undefined ? undefined : { name });
  return Object.assign(visitor, { me: body as Me });
}

/** Plays a table to its end: whoever is asked takes the first option. */
export async function playOut(table: TableInfo, people: readonly Visitor[]): Promise<void> {
  for (let command = 0; ; command++) {
    const views = await Promise.all(people.map((one) => one.ask('GET', `/api/tables/${table.id}/view`)));
    const snapshots = views.map(({ body }) => body as Snapshot);
    if (snapshots[0]?.info.status !== 'playing') return;
    const asked = snapshots.findIndex(({ decision }) => decision !== null);
    const { decision, view } = snapshots[asked] as Snapshot & { view: { pending: { options: unknown[] } } };
    const body = { id: `c${command}`, decision: decision?.id, choice: view.pending.options[0] };
    const { status } = await (people[asked] as Visitor).ask('POST', `/api/tables/${table.id}/choices`, body);
    if (status !== 204) throw new Error(`the choice was refused with ${status}`);
  }
}
