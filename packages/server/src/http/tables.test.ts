import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { newGuest, openServer } from './test/visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

describe('a change of a table', () => {
  it('changes what it names and nothing else', async () => {
    const host = await newGuest(server);
    const clock = { kind: 'live', bankSeconds: 300, incrementSeconds: 5 };
    const wanted = { game: 'rise-of-cthulhu', seats: 2, visibility: 'private', clock, windowSeconds: 20 };
    const { body: table } = await host.ask('POST', '/api/tables', wanted);
    const options = { ...table.options, stallLimit: 24 };
    const { body: changed } = await host.ask('PATCH', `/api/tables/${table.id}`, { options: { stallLimit: 24 } });
    expect(changed).toEqual({ ...table, options });
    expect((await host.ask('PATCH', `/api/tables/${table.id}`, {})).body).toEqual(changed);
    const { body: opened } = await host.ask('PATCH', `/api/tables/${table.id}`, { visibility: 'public' });
    expect(opened).toEqual({ ...changed, visibility: 'public' });
  });
});
