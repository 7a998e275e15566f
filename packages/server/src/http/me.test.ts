import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer({ TRUST_PROXY: 'on' });
});
afterAll(() => server.stop());

describe('a guest', () => {
  it('has a name and an id at once, and is known by the cookie from then on', async () => {
    const guest = await newGuest(server);
    expect(guest.me).toMatchObject({ id: expect.stringMatching(/^[0-9A-Za-z]{18}$/), muted: [] });
    expect(guest.me.name).toMatch(/^(?=.{5,16}$)[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect((await guest.ask('GET', '/api/me')).body).toEqual(guest.me);
  });

  it('stays who they are when asking to be a guest again', async () => {
    const guest = await newGuest(server, 'Ada');
    expect((await guest.ask('POST', '/api/guests', { name: 'Eve' })).body).toEqual(guest.me);
  });

  it('gets a cookie that is only sent over TLS, where there is TLS', async () => {
    const visitor = new Visitor(server, { 'x-forwarded-proto': 'https' });
    const { headers } = await visitor.ask('POST', '/api/guests');
    expect(headers.get('set-cookie')).toMatch(
      /^conclave=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('can take another name', async () => {
    const guest = await newGuest(server);
    const { body } = await guest.ask('PATCH', '/api/me', { name: '  Zoë   Müller ' });
    expect(body).toMatchObject({ id: guest.me.id, name: 'Zoë Müller' });
    const { body: table } = await guest.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    expect(table.seats[0].name).toBe('Zoë Müller');
  });

  it.each(['x', 'Conclave', 'the admin', 'Bot', '<b>', 'a'.repeat(25)])('cannot be called %s', async (name) => {
    const guest = await newGuest(server);
    expect((await guest.ask('PATCH', '/api/me', { name })).status).toBeGreaterThanOrEqual(400);
    expect((await guest.ask('GET', '/api/me')).body.name).toBe(guest.me.name);
  });

  it('can move to another device with a code, once', async () => {
    const guest = await newGuest(server);
    const { body: recovery } = await guest.ask('POST', '/api/me/recovery');
    expect(recovery.code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    const phone = new Visitor(server);
    const { body: me } = await phone.ask('POST', '/api/recover', {
      code: recovery.code.toLowerCase().replaceAll('-', ' '),
    });
    expect(me.id).toBe(guest.me.id);
    expect((await phone.ask('GET', '/api/me')).body.id).toBe(guest.me.id);
    expect((await guest.ask('GET', '/api/me')).status).toBe(200);
    expect((await new Visitor(server).ask('POST', '/api/recover', { code: recovery.code })).status).toBe(404);
  });

  it('sees where they are signed in, and signs out one device', async () => {
    const guest = await newGuest(server);
    const { body: recovery } = await guest.ask('POST', '/api/me/recovery');
    const phone = new Visitor(server, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17) Version/17.0 Safari/604.1',
    });
    await phone.ask('POST', '/api/recover', { code: recovery.code });
    const { body: sessions } = await guest.ask('GET', '/api/me/sessions');
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    expect(other).toMatchObject({
      device: 'Safari, iPhone',
      createdAt: expect.any(Number),
      usedAt: expect.any(Number),
    });
    expect((await guest.ask('DELETE', `/api/me/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    expect((await guest.ask('GET', '/api/me')).status).toBe(200);
    expect((await guest.ask('GET', '/api/me/sessions')).body).toMatchObject([{ current: true }]);
  });

  it('signs out everywhere else, or everywhere', async () => {
    const guest = await newGuest(server);
    const { body: key } = await guest.ask('POST', '/api/me/bot-tokens', { label: 'program' });
    const { body: recovery } = await guest.ask('POST', '/api/me/recovery');
    const phone = new Visitor(server);
    await phone.ask('POST', '/api/recover', { code: recovery.code });
    expect((await guest.ask('DELETE', '/api/me/sessions?keep=this')).status).toBe(204);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    expect((await guest.ask('GET', '/api/me')).status).toBe(200);
    const { status, headers } = await guest.ask('DELETE', '/api/me/sessions');
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^conclave=; .*Max-Age=0/)]);
    expect((await guest.ask('GET', '/api/me')).status).toBe(401);
    const program = new Visitor(server, { authorization: `Bearer ${key.token}` });
    expect((await program.ask('GET', '/api/me')).status).toBe(200);
  });

  it('makes an earlier code void by making a new one', async () => {
    const guest = await newGuest(server);
    const { body: first } = await guest.ask('POST', '/api/me/recovery');
    const { body: second } = await guest.ask('POST', '/api/me/recovery');
    expect((await new Visitor(server).ask('POST', '/api/recover', { code: first.code })).status).toBe(404);
    expect((await new Visitor(server).ask('POST', '/api/recover', { code: second.code })).status).toBe(200);
  });

  it('can have a program play, and take its key away again', async () => {
    const guest = await newGuest(server);
    const { body: key } = await guest.ask('POST', '/api/me/bot-tokens', { label: 'My program' });
    const program = new Visitor(server, { authorization: `Bearer ${key.token}` });
    expect((await program.ask('GET', '/api/me')).body.id).toBe(guest.me.id);
    const { body: list } = await guest.ask('GET', '/api/me/bot-tokens');
    expect(list).toEqual([expect.objectContaining({ id: key.id, label: 'My program' })]);
    expect(JSON.stringify(list)).not.toContain(key.token);
    expect((await guest.ask('DELETE', `/api/me/bot-tokens/${key.id}`)).status).toBe(204);
    const { status, body: problem } = await program.ask('GET', '/api/me');
    expect([status, problem.message]).toEqual([401, expect.stringContaining('token is not valid')]);
  });

  it('cannot use a key as a cookie, nor a cookie as a key', async () => {
    const guest = await newGuest(server);
    const { body: key } = await guest.ask('POST', '/api/me/bot-tokens', { label: 'My program' });
    const cookie = guest.headers.cookie?.split('=')[1];
    expect((await new Visitor(server, { cookie: `conclave=${key.token}` }).ask('GET', '/api/me')).status).toBe(401);
    expect((await new Visitor(server, { authorization: `Bearer ${cookie}` }).ask('GET', '/api/me')).status).toBe(401);
  });

  it('gets everything that is stored about them, and no secrets', async () => {
    const guest = await newGuest(server, 'Ada');
    await guest.ask('POST', '/api/me/bot-tokens', { label: 'My program' });
    const { headers, body } = await guest.ask('GET', '/api/me/export');
    expect(headers.get('content-disposition')).toBe('attachment; filename="conclave-my-data.json"');
    const text = JSON.stringify(body);
    expect(text).toContain('Ada');
    expect(text).toContain('My program');
    expect(text).not.toMatch(/[0-9a-f]{64}/);
  });

  it('is gone when deleted, from the table too', async () => {
    const host = await newGuest(server);
    const guest = await newGuest(server, 'Ada Lovelace');
    const { body: table } = await host.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    await guest.ask('POST', `/api/tables/${table.id}/seats`);
    await guest.ask('POST', `/api/tables/${table.id}/chat`, { id: 'c1', channel: 'table', text: 'Farewell' });
    const { cookie } = guest.headers;
    const gone = await guest.ask('DELETE', '/api/me');
    expect(gone.status).toBe(204);
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await new Visitor(server, { cookie: cookie ?? '' }).ask('GET', '/api/me')).status).toBe(401);
    const { body: view } = await host.ask('GET', `/api/tables/${table.id}/view`);
    expect(JSON.stringify(view)).not.toMatch(/Lovelace|Farewell/);
  });

  it('does not read whom they mute', async () => {
    const [host, rude] = [await newGuest(server), await newGuest(server)];
    const { body: table } = await host.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    await rude.ask('POST', `/api/tables/${table.id}/seats`);
    await rude.ask('POST', `/api/tables/${table.id}/chat`, { id: 'c1', channel: 'table', text: 'Bah' });
    const heard = async () => (await host.ask('GET', `/api/tables/${table.id}/view`)).body.chat.length;
    expect(await heard()).toBe(1);
    await host.ask('PUT', `/api/me/mutes/${rude.me.id}`);
    expect((await host.ask('GET', '/api/me')).body.muted).toEqual([rude.me.id]);
    expect(await heard()).toBe(0);
    await host.ask('DELETE', `/api/me/mutes/${rude.me.id}`);
    expect(await heard()).toBe(1);
  });
});
