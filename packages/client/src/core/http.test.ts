import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, ask, askAsUser, becomeGuest, wasSomebody } from './http.ts';

let server: Server;
let asked: string[];
let isKnown: boolean;

/** A server that knows one guest at a time, by a flag instead of a cookie. */
beforeEach(async () => {
  asked = [];
  isKnown = false;
  wasSomebody.set(false);
  server = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (request.url === '/api/guests') {
      isKnown = true;
      answer(200, { id: 'u1', name: 'Ada' });
    } else if (request.url === '/gateway') {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
    } else if (request.url === '/empty') answer(204, undefined);
    else if (isKnown) answer(200, { ok: true });
    else answer(401, { code: 'not-signed-in', message: 'Sign in first.' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  // A page asks its own server by paths; here there is no page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

describe('a question to the server', () => {
  it('makes a guest first when this browser is nobody', async () => {
    await expect(askAsUser('POST', '/api/tables', {})).resolves.toEqual({ ok: true });
    expect(asked).toEqual(['POST /api/guests', 'POST /api/tables']);
  });

  it('makes no guest for somebody who is known', async () => {
    await becomeGuest();
    await askAsUser('POST', '/api/tables', {});
    expect(asked).toEqual(['POST /api/guests', 'POST /api/tables']);
  });

  it('makes a new guest when the server has forgotten this browser', async () => {
    wasSomebody.set(true);
    await expect(askAsUser('POST', '/api/tables', {})).resolves.toEqual({ ok: true });
    expect(asked).toEqual(['POST /api/tables', 'POST /api/guests', 'POST /api/tables']);
  });

  it('makes one guest for two questions at once', async () => {
    await Promise.all([askAsUser('GET', '/a'), askAsUser('GET', '/b')]);
    expect(asked.filter((one) => one === 'POST /api/guests')).toHaveLength(1);
  });

  it('fails with the sentence of the server', async () => {
    await expect(ask('GET', '/api/me')).rejects.toThrow(new ApiProblem('not-signed-in', 'Sign in first.'));
  });

  it('says something useful when a proxy answers in between', async () => {
    await expect(ask('GET', '/gateway')).rejects.toThrow(
      'The server answered with an error (502). Try again in a moment.',
    );
  });

  it('may be answered by nothing', async () => {
    await expect(ask('DELETE', '/empty')).resolves.toBeUndefined();
  });

  it('says that the server cannot be reached', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(ask('GET', '/api/me')).rejects.toMatchObject({ code: 'offline' });
  });
});
