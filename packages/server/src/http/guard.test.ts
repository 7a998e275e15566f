import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer({ ALLOWED_ORIGINS: 'https://friends.example' });
});
afterAll(() => server.stop());

describe('a page of another site', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost.evil.example', 403],
    ['https://friends.example', 200],
  ])('from %s gets %i when it wants to change something', async (origin, status) => {
    const answer = await new Visitor(server).ask('POST', '/api/guests', undefined, { origin });
    expect(answer.status).toBe(status);
  });

  it('is told by its browser that it may, if it is a friend', async () => {
    const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const friend = { origin: 'https://friends.example' };
    const before = await new Visitor(server).ask('OPTIONS', '/api/guests', undefined, { ...friend, ...asks });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe('https://friends.example');
    expect(before.headers.get('access-control-allow-methods')).toContain('POST');
    expect(before.headers.get('access-control-allow-headers')).toContain('Content-Type');
    for (const path of ['/api/games', '/api/me']) {
      const { headers } = await new Visitor(server).ask('GET', path, undefined, friend);
      expect(headers.get('access-control-allow-origin')).toBe('https://friends.example');
    }
    for (const origin of ['https://evil.example', server.url]) {
      const { headers } = await new Visitor(server).ask('OPTIONS', '/api/guests', undefined, { origin, ...asks });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is our own when it comes from the address we are reached at', async () => {
    const answer = await new Visitor(server).ask('POST', '/api/guests', undefined, { origin: server.url });
    expect(answer.status).toBe(200);
  });

  it('cannot send what a form could send', async () => {
    const guest = await newGuest(server);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await guest.ask('POST', '/api/tables', '{"game":"rise-of-cthulhu","seats":2}', {
        'content-type': type,
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      expect(answer.body.message).toContain('application/json');
    }
  });

  it('does not get the cookie: it goes only with requests of our own pages', async () => {
    const { headers } = await new Visitor(server).ask('POST', '/api/guests');
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
  });
});

describe('a page of ours', () => {
  it.each(['/', '/api', '/api/games', '/nowhere'])(
    '%s runs nothing that is not ours, and is never framed',
    async (path) => {
      const { headers } = await new Visitor(server).ask('GET', path);
      const policy = headers.get('content-security-policy');
      for (const part of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('is kept by nobody on the way, where it is about somebody', async () => {
    const guest = await newGuest(server);
    const { headers } = await guest.ask('GET', '/api/me');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a body', () => {
  it('of more than 16 KB is refused', async () => {
    const answer = await new Visitor(server).ask('POST', '/api/guests', { name: 'x'.repeat(17_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  it('that never ends is refused before it ends', async () => {
    expect(await sendEndlessly(`${server.url}/api/guests`)).toBe(413);
  });

  it('that is nested too deep is refused', async () => {
    const deep = `{"name":${'['.repeat(50)}${']'.repeat(50)}}`;
    const answer = await new Visitor(server).ask('POST', '/api/guests', deep);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('nested') } });
  });

  it('may be left out where nothing in it is needed, whatever its type is called', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await new Visitor(server).ask('POST', '/api/guests', undefined, headers);
    expect(answer.status).toBe(200);
    const guest = await newGuest(server);
    const refused = await guest.ask('POST', '/api/tables', undefined, headers);
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('body game') } });
  });

  it('that is no JSON is refused in words', async () => {
    const answer = await new Visitor(server).ask('POST', '/api/guests', '{"name":');
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('not JSON') } });
  });
});

/** Sends chunks without ever saying how many, until there is an answer. */
function sendEndlessly(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const endless = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    const more = setInterval(() => endless.write('x'.repeat(4096)), 5);
    endless.on('response', (response) => {
      clearInterval(more);
      resolve(response.statusCode);
      endless.destroy();
    });
    endless.on('error', (error) => {
      clearInterval(more);
      reject(error);
    });
  });
}
