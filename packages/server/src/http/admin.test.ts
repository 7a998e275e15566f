import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../server.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

const TOKEN = 'a token of sixteen letters';
let server: RunningServer;
let operator: Visitor;
beforeAll(async () => {
  server = await openServer({ ADMIN_TOKEN: TOKEN });
  operator = new Visitor(server, { authorization: `Bearer ${TOKEN}` });
});
afterAll(() => server.stop());

const said = (text: string) => ({ id: `say ${text}`, channel: 'table', text });

async function tableWithTalk() {
  const [host, rude] = [await newGuest(server), await newGuest(server)];
  const { body: table } = await host.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
  const chat = `/api/tables/${table.id}/chat`;
  await rude.ask('POST', `/api/tables/${table.id}/seats`, {});
  const { body: message } = await rude.ask('POST', chat, said('You are bad at this'));
  return { host, rude, table, chat, message };
}

describe('the operator', () => {
  it('is whoever has the token, and nobody else', async () => {
    expect((await operator.ask('GET', '/api/admin/statistics')).status).toBe(200);
    const guest = await newGuest(server);
    for (const other of [guest, new Visitor(server), new Visitor(server, { authorization: 'Bearer wrong' })])
      expect((await other.ask('GET', '/api/admin/statistics')).status).toBe(403);
  });

  it('reads reports with the words around them, and closes them', async () => {
    const { host, rude, table, message } = await tableWithTalk();
    await host.ask('POST', `/api/tables/${table.id}/reports`, {
      about: rude.me.id,
      reason: 'Rude.',
      message: message.n,
    });
    const { body: reports } = await operator.ask('GET', '/api/admin/reports');
    const [report] = reports;
    expect(report).toMatchObject({
      by: host.me.id,
      about: rude.me.id,
      table: table.id,
      reason: 'Rude.',
      context: [{ n: message.n, user: rude.me.id, text: 'You are bad at this' }],
      closedAt: null,
    });
    expect((await operator.ask('GET', '/api/admin/statistics')).body.openReports).toBe(1);
    expect((await operator.ask('POST', `/api/admin/reports/${report.id}/close`)).status).toBe(204);
    expect((await operator.ask('GET', '/api/admin/reports')).body).toEqual([]);
    expect((await operator.ask('GET', '/api/admin/reports?closed=too')).body).toHaveLength(1);
  });

  it('mutes somebody, who plays on and is told why the chat is closed to them', async () => {
    const { rude, chat } = await tableWithTalk();
    const mute = `/api/admin/users/${rude.me.id}/mute`;
    const { body } = await operator.ask('PUT', mute, { days: 7, reason: 'Insults.' });
    expect(body).toMatchObject({ id: rude.me.id, tables: 1, sanctions: [{ kind: 'mute', reason: 'Insults.' }] });
    const refused = await rude.ask('POST', chat, said('Still here'));
    expect(refused).toMatchObject({ status: 403, body: { code: 'muted' } });
    expect(refused.body.message).toMatch(/^You can’t write in chats on this server until \d{4}-\d\d-\d\d\. Insults\.$/);
    expect((await rude.ask('GET', '/api/me')).status).toBe(200);
    await operator.ask('DELETE', mute);
    expect((await rude.ask('POST', chat, said('Sorry'))).status).toBe(201);
  });

  it('bans somebody, who is let into nothing and told why', async () => {
    const { rude, table } = await tableWithTalk();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: rude.headers });
    const ended = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('message', resolve));
    await operator.ask('PUT', `/api/admin/users/${rude.me.id}/ban`, { reason: 'Insults.' });
    await ended;
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', `/api/tables/${table.id}/view`],
      ['POST', '/api/guests'],
    ] as const) {
      const { status, body } = await rude.ask(method, path);
      expect([status, body]).toEqual([403, { code: 'banned', message: 'You are banned from this server. Insults.' }]);
    }
    await operator.ask('DELETE', `/api/admin/users/${rude.me.id}/ban`);
    expect((await rude.ask('GET', '/api/me')).status).toBe(200);
  });

  it('gives somebody another name, at the table and in the chat too', async () => {
    const { host, rude, table } = await tableWithTalk();
    const { status } = await operator.ask('PATCH', `/api/admin/users/${rude.me.id}`, { name: 'Renamed Guest' });
    expect(status).toBe(200);
    const { body } = await host.ask('GET', `/api/tables/${table.id}/view`);
    expect([body.info.seats[1].name, body.chat[0].name]).toEqual(['Renamed Guest', 'Renamed Guest']);
    expect((await operator.ask('GET', '/api/admin/users?find=named%20g')).body).toMatchObject([{ id: rude.me.id }]);
  });

  it('removes a line of a chat from everybody’s page, and a table from everywhere', async () => {
    const { host, table, message } = await tableWithTalk();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: host.headers });
    const heard: { type: string; chat?: unknown[]; code?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ type: 'open', table: table.id }));
    const latest = (type: string) => heard.findLast((one) => one.type === type);
    await expect.poll(() => latest('snapshot')?.chat).toHaveLength(1);
    const line = `/api/admin/tables/${table.id}/chat/${message.n}`;
    expect((await operator.ask('DELETE', line)).status).toBe(204);
    await expect.poll(() => latest('snapshot')?.chat).toEqual([]);
    expect((await operator.ask('DELETE', line)).status).toBe(404);

    expect((await operator.ask('GET', `/api/admin/tables/${table.id}`)).body).toMatchObject({
      status: 'gathering',
      chat: [],
    });
    expect((await operator.ask('DELETE', `/api/admin/tables/${table.id}`)).status).toBe(204);
    await expect.poll(() => latest('closed')?.code).toBe('not-found');
    expect((await host.ask('GET', `/api/tables/${table.id}`)).status).toBe(404);
    socket.close();
  });
});

describe('a server by invitation', () => {
  it('lets new guests in as often as the invitation says, and knows its old ones', async () => {
    const closed = await openServer({ ADMIN_TOKEN: TOKEN, REGISTRATION: 'invite' });
    const { body } = await new Visitor(closed, { authorization: `Bearer ${TOKEN}` }).ask(
      'POST',
      '/api/admin/invitations',
      { uses: 1 },
    );
    const guest = new Visitor(closed);
    expect(await guest.ask('POST', '/api/guests')).toMatchObject({ status: 403, body: { code: 'invite-only' } });
    const invite = body.code.toLowerCase().replaceAll('-', ' ');
    expect((await guest.ask('POST', '/api/guests', { invite })).status).toBe(200);
    expect((await guest.ask('POST', '/api/guests')).status).toBe(200);
    expect((await new Visitor(closed).ask('POST', '/api/guests', { invite })).status).toBe(403);
    await closed.stop();
  });
});
