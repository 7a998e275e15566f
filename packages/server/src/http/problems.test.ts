import type { ProblemBody } from '@conclave/protocol';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { answerError } from './problems.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

describe('a fault of ours', () => {
  it('is told by a number and logged under it, without its insides', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    const app = new Hono();
    app.onError((error, c) => answerError(error, c, log));
    app.get('/table/:id', () => {
      throw new Error('the seed is 42');
    });
    const response = await app.request('/table/abc?code=XYZ');
    const body = (await response.json()) as ProblemBody;
    expect([response.status, body.code]).toEqual([500, 'internal']);
    const number = /the number ([0-9a-f-]{36})\./.exec(body.message)?.[1];
    expect(JSON.stringify(body)).not.toMatch(/seed|at |\.ts/);
    expect(JSON.parse(lines.join())).toMatchObject({ request: number, route: '/table/:id' });
    expect(lines.join()).not.toMatch(/abc|XYZ/);
  });
});

describe('a request that cannot be', () => {
  it.each([
    ['GET', '/api/nowhere', 404, 'not-found', 'GET /api lists'],
    ['GET', '/nowhere.txt', 404, 'not-found', 'Nothing here'],
    ['PUT', '/api/tables', 405, 'wrong-method', 'GET, HEAD, POST'],
    ['DELETE', '/api/tables/abc/view', 405, 'wrong-method', 'Use GET, HEAD.'],
    ['POST', '/api/openapi.json', 405, 'wrong-method', 'GET, HEAD'],
    ['POST', '/api', 405, 'wrong-method', 'GET, HEAD'],
    ['POST', '/guests', 405, 'wrong-method', 'below /api'],
    ['DELETE', '/healthz', 405, 'wrong-method', 'GET, HEAD'],
    ['GET', '/api/socket', 400, 'bad-request', 'WebSocket'],
    ['GET', '/api/games/chess/rules', 404, 'not-found', 'rise-of-cthulhu'],
    ['GET', '/api/games/rise-of-cthulhu/rules?lang=tlh', 404, 'not-found', 'en, de'],
    ['GET', '/api/games?lang=tlh', 404, 'not-found', 'en, de'],
    ['GET', '/api/games/rise-of-cthulhu/texts/tlh', 404, 'not-found', 'en, de'],
    ['GET', '/api/games/rise-of-cthulhu/texts/__proto__', 404, 'not-found', 'en, de'],
    ['GET', '/api/tables/none', 404, 'not-found', 'find this table'],
    ['GET', '/api/tables/none/view?wait=26', 400, 'bad-request', 'query wait'],
    ['GET', '/api/tables/none/view?seq=-1', 400, 'bad-request', 'query seq'],
    ['GET', '/api/tables/none/replay?as=everyone', 400, 'bad-request', 'query as'],
    ['GET', '/api/codes/AAAAAAAAAA', 404, 'not-found', 'No table has this code'],
    ['GET', `/api/tables/${'x'.repeat(100)}`, 400, 'bad-request', 'path id'],
    ['GET', '/api/me', 401, 'not-signed-in', 'POST /api/guests'],
  ])('%s %s gets %i, and is told what to do', async (method, path, status, code, words) => {
    const answer = await new Visitor(server).ask(method, path);
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringContaining(words) } });
    expect(Object.keys(answer.body)).toEqual(['code', 'message']);
  });

  it.each([
    [{}, 'body game: is missing, wants a text'],
    [{ game: 'rise-of-cthulhu', seats: 2, bots: ['novice', 'novice'] }, 'more bots (2) than open seats (1)'],
    [{ game: 'rise-of-cthulhu', seats: 'two' }, 'body seats'],
    [{ game: 'rise-of-cthulhu', seats: 2, clock: { kind: 'live' } }, 'body clock.bankSeconds'],
    [{ game: 'rise-of-cthulhu', seats: 2, colour: 'red' }, 'colour'],
    [{ game: 'rise-of-cthulhu', seats: 3 }, 'played with 2 seats'],
    [{ game: 'rise-of-cthulhu', seats: 2, options: { colour: 'red' } }, 'no option'],
    ['[]', 'body'],
    ['null', 'body'],
  ])('names the field that is wrong in %j', async (body, words) => {
    const guest = await newGuest(server);
    const answer = await guest.ask('POST', '/api/tables', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(answer.body.message).toContain(words);
  });

  it('says which methods there are', async () => {
    const { headers } = await new Visitor(server).ask('PUT', '/api/tables');
    expect(headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it.each([
    ['/api/tables', 'GET, HEAD, POST'],
    ['/api/guests', 'POST'],
    ['/api/openapi.json', 'GET, HEAD'],
    ['/', 'GET, HEAD'],
  ])('tells those who ask by OPTIONS for %s that there are %s', async (path, methods) => {
    const { status, headers } = await new Visitor(server).ask('OPTIONS', path);
    expect([status, headers.get('allow')]).toEqual([204, methods]);
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/api/nowhere', 404],
      ['/api/games', 200],
    ] as const) {
      const response = await fetch(server.url + path, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([status, '']);
    }
  });
});
