import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { createLimits, TooMany } from './limits.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

const ada = { address: '203.0.113.7', user: 'ada' };
const bob = { address: '198.51.100.4', user: 'bob' };

describe('a budget', () => {
  it('is used up by the one who uses it, and by nobody else', async () => {
    const limits = createLimits(true);
    for (let i = 0; i < 20; i++) await limits.take('reports', ada);
    await expect(limits.take('reports', ada)).rejects.toThrow(TooMany);
    await limits.take('reports', bob);
    await limits.take('tables', ada);
  });

  it('is shared by all who come from one address', async () => {
    const limits = createLimits(true);
    for (let i = 0; i < 120; i++) await limits.take('guests', { address: ada.address, user: null });
    await expect(limits.take('guests', { address: ada.address, user: null })).rejects.toThrow('Try again in');
    await limits.take('guests', { address: bob.address, user: null });
  });

  it('can be looked at without using it', async () => {
    const limits = createLimits(true);
    for (let i = 0; i < 100; i++) await limits.check('guesses', ada);
    for (let i = 0; i < 30; i++) await limits.take('guesses', ada);
    await expect(limits.check('guesses', ada)).rejects.toThrow(TooMany);
  });

  it('is endless where limits are off', async () => {
    const limits = createLimits(false);
    for (let i = 0; i < 1000; i++) await limits.take('reports', ada);
  });
});

describe('a server with limits', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  });
  afterAll(() => server.stop());

  it('lets nobody try code after code', async () => {
    const thief = new Visitor(server, { 'x-forwarded-for': '192.0.2.1' });
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await thief.ask('GET', `/api/codes/AAAAAAA${100 + i}`)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    expect(statuses.slice(30)).toEqual([429, 429]);
    const { headers } = await thief.ask('POST', '/api/recover', { code: 'AAAAA-AAAAA-AAAAA-AAAAA' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = new Visitor(server, { 'x-forwarded-for': '192.0.2.2' });
    expect((await other.ask('GET', '/api/codes/AAAAAAA100')).status).toBe(404);
  });

  it('never holds up a legal choice, however many were refused before', async () => {
    const ada = await newGuest(server);
    const wanted = {
      game: 'rise-of-cthulhu',
      seats: 2,
      options: { firstPlayer: 'seat' },
      bots: ['random'],
      start: true,
    };
    const { body: table } = await ada.ask('POST', '/api/tables', wanted);
    const { body: before } = await ada.ask('GET', `/api/tables/${table.id}/view`);
    const choose = (id: string, decision: string) =>
      ada.ask('POST', `/api/tables/${table.id}/choices`, { id, decision, choice: before.view.pending.options[0] });
    const statuses = new Set<number>();
    for (let i = 0; i < 125; i++) statuses.add((await choose(`wrong-${i}`, 'none')).status);
    expect(statuses).toEqual(new Set([409, 429]));
    expect((await choose('right', before.decision.id)).status).toBe(204);
  });
});
