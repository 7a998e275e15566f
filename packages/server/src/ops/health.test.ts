import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App, Env } from '../http/api.ts';
import { newGuest, openServer, Visitor } from '../http/test/visitor.ts';
import type { RunningServer } from '../server.ts';
import { configFrom } from './config.ts';
import { addHealth } from './health.ts';
import { createMetrics } from './metrics.ts';

let server: RunningServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await openServer();
  visitor = new Visitor(server);
});
afterAll(() => server.stop());

describe('a server that runs', () => {
  it('is alive and ready', async () => {
    expect(await visitor.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await visitor.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('a server that is not ready', () => {
  it.each([
    ['stopping', AbortSignal.abort(), true],
    ['storage unavailable', new AbortController().signal, false],
  ])('says why: %s', async (status, stopping, hasRoom) => {
    const app: App = new OpenAPIHono<Env>();
    const canStore = async () => hasRoom;
    addHealth(app, { config: configFrom({}), metrics: createMetrics(), stopping, canStore });
    const ready = await app.request('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status }]);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('metrics', () => {
  it('are closed without a token where a proxy stands in front', async () => {
    const behind = await openServer({ TRUST_PROXY: 'on' });
    expect((await new Visitor(behind).ask('GET', '/metrics')).status).toBe(403);
    await behind.stop();
  });

  it('tell what an operator watches', async () => {
    const guest = await newGuest(server);
    const { body: table } = await guest.ask('POST', '/api/tables', {
      ...{ game: 'rise-of-cthulhu', seats: 2, options: { firstPlayer: 'seat' }, bots: ['random'], start: true },
    });
    const { body: seen } = await guest.ask('GET', `/api/tables/${table.id}/view`);
    const command = { id: 'c1', decision: seen.decision.id, choice: seen.view.pending.options[0] };
    await guest.ask('POST', `/api/tables/${table.id}/choices`, command);
    const { headers, body } = await visitor.ask('GET', '/metrics');
    expect(headers.get('content-type')).toMatch('text/plain');
    for (const line of [
      /^conclave_http_seconds_count\{route="\/api\/tables\/:id\/choices",method="POST",status="204"\} 1$/m,
      /^conclave_sockets 0$/m,
      /^conclave_bot_queue \d+$/m,
      /^conclave_storage_down 0$/m,
      /^conclave_live_tables 1$/m,
      /^conclave_tables\{status="playing"\} 1$/m,
      /^conclave_choices_total\{by="person"\} 1$/m,
      /^conclave_commit_seconds_count [1-9]/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes \d/m,
    ]) {
      expect(body).toMatch(line);
    }
  });

  it('name no table, nobody, and no address that was asked for', async () => {
    const guest = await newGuest(server, 'Ada Lovelace');
    const { body: table } = await guest.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    await guest.ask('GET', `/api/tables/${table.id}?code=${table.code}`);
    await guest.ask('GET', `/api/codes/${table.code}`);
    await guest.ask('GET', '/some/secret/path');
    const { body } = await visitor.ask('GET', '/metrics');
    for (const secret of [table.id, table.code, guest.me.id, 'Lovelace', 'secret', 'cthulhu']) {
      expect(body).not.toContain(secret);
    }
  });

  it('are for the machine itself, as long as nobody set a token', async () => {
    expect((await visitor.ask('GET', '/metrics')).status).toBe(200);
    const throughProxy = await visitor.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.7' });
    expect(throughProxy).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('are for whoever has the token, where there is one', async () => {
    const guarded = await openServer({ METRICS_TOKEN: 'a-long-enough-token' });
    const ask = (authorization?: string) =>
      new Visitor(guarded).ask('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization });
    expect((await ask()).status).toBe(403);
    expect((await ask('Bearer wrong')).status).toBe(403);
    expect((await ask('Bearer a-long-enough-token')).status).toBe(200);
    await guarded.stop();
  });
});
