import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { newGuest, openServer, Visitor } from './http/test/visitor.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a server', () => {
  it('knows everybody and every table again after a restart', async () => {
    const folder = newFolder();
    const first = await openServer({ DATA_DIR: folder });
    const guest = await newGuest(first);
    const { body: table } = await guest.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    await first.stop();
    const second = await openServer({ DATA_DIR: folder });
    const again = new Visitor(second, guest.headers);
    expect((await again.ask('GET', '/api/me')).body).toEqual(guest.me);
    expect((await again.ask('GET', `/api/tables/${table.id}`)).body).toEqual(table);
    await second.stop();
  });

  it('says in one line that its port is in use, and leaves its folder free', async () => {
    const first = await openServer();
    const folder = newFolder();
    const { port } = new URL(first.url);
    await expect(openServer({ PORT: port, DATA_DIR: folder })).rejects.toThrow(`port ${port} is in use`);
    await first.stop();
    const second = await openServer({ DATA_DIR: folder });
    await second.stop();
  });

  it('does not share its folder with another one', async () => {
    const folder = newFolder();
    const first = await openServer({ DATA_DIR: folder });
    await expect(openServer({ DATA_DIR: folder })).rejects.toThrow(folder);
    await first.stop();
  });

  it('tells those who are connected when to come back before it stops', async () => {
    const server = await openServer();
    const guest = await newGuest(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
    const messages: { type: string; comeBackIn?: number }[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await server.stop();
    await closed;
    expect(messages.map(({ type }) => type)).toEqual(['welcome', 'goodbye']);
    expect(messages[1]?.comeBackIn).toBeGreaterThan(0);
  });

  it('ends what a deleted user has open', async () => {
    const server = await openServer();
    const guest = await newGuest(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: guest.headers });
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await guest.ask('DELETE', '/api/me');
    await closed;
    await server.stop();
  });

  it('lets no page of another site open a socket', async () => {
    const server = await openServer();
    const guest = await newGuest(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { ...guest.headers, origin: 'https://evil.example' },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
    });
    expect(status).toBe(403);
    await server.stop();
  });

  it('can be stopped twice, and is gone then', async () => {
    const server = await openServer();
    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
