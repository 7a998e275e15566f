import { readFileSync } from 'node:fs';
import { OFFERED_LANGUAGES } from '@conclave/kernel';
import type { Snapshot, TableInfo } from '@conclave/protocol';
import { GAMES } from '@conclave/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { newGuest, openServer, playOut, Visitor } from './test/visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

async function duel(): Promise<{ table: TableInfo; ada: Visitor; bob: Visitor }> {
  const [ada, bob] = [await newGuest(server), await newGuest(server)];
  const wanted = { game: 'rise-of-cthulhu', seats: 2, options: { firstPlayer: 'seat' } };
  const { body: table } = await ada.ask('POST', '/api/tables', wanted);
  await bob.ask('POST', `/api/tables/${table.id}/seats`);
  await ada.ask('POST', `/api/tables/${table.id}/start`);
  return { table, ada, bob };
}

const viewOf = async (who: Visitor, table: TableInfo, query = ''): Promise<Snapshot> =>
  (await who.ask('GET', `/api/tables/${table.id}/view${query}`)).body;

const since = ({ stream, seq }: Snapshot, wait: number) => `?stream=${stream}&seq=${seq}&wait=${wait}`;

/** Waits until nothing is new for a second: that somebody has come to the table is news too. */
async function calm(who: Visitor, table: TableInfo): Promise<Snapshot> {
  for (let seen = await viewOf(who, table); ; ) {
    const next = await viewOf(who, table, since(seen, 1));
    if (next.seq === seen.seq) return seen;
    seen = next;
  }
}

describe('somebody who waits', () => {
  it('is told as soon as something happens', async () => {
    const { table, ada, bob } = await duel();
    const seen = await calm(bob, table);
    const waits = viewOf(bob, table, since(seen, 20));
    const { decision, view } = (await viewOf(ada, table)) as Snapshot & { view: { pending: { options: unknown[] } } };
    const choice = view.pending.options[0];
    await ada.ask('POST', `/api/tables/${table.id}/choices`, { id: 'c1', decision: decision?.id, choice });
    expect((await waits).seq).toBeGreaterThan(seen.seq);
  });

  it('is told that nothing happened, when the time is up', async () => {
    const { table, bob } = await duel();
    const seen = await calm(bob, table);
    const start = performance.now();
    expect((await viewOf(bob, table, since(seen, 1))).seq).toBe(seen.seq);
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  it('is let go when the server stops', async () => {
    const other = await openServer();
    const guest = await newGuest(other);
    const { body: table } = await guest.ask('POST', '/api/tables', { game: 'rise-of-cthulhu', seats: 2 });
    const seen = await calm(guest, table);
    const waits = guest.ask('GET', `/api/tables/${table.id}/view${since(seen, 25)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.stop();
    expect(await waits).toMatchObject({ status: 503, body: { code: 'shutting-down' } });
  });
});

describe('the options in words', () => {
  it('stand beside the choices they name, in any language of the game', async () => {
    const { table, ada } = await duel();
    for (const language of OFFERED_LANGUAGES) {
      const snapshot = (await viewOf(ada, table, `?words=${language}`)) as Snapshot & {
        view: { pending: { options: unknown[] } };
        options: { choice: unknown; words: string }[];
      };
      expect(snapshot.options.map(({ choice }) => choice)).toEqual(snapshot.view.pending.options);
      expect(snapshot.options.every(({ words }) => /\w{2}/.test(words) && !/[{}]/.test(words))).toBe(true);
    }
    expect(await viewOf(ada, table)).not.toHaveProperty('options');
  });

  it('are refused in a language that the game does not speak', async () => {
    const { table, ada } = await duel();
    expect((await ada.ask('GET', `/api/tables/${table.id}/view?words=tlh`)).status).toBe(404);
  });
});

describe('a claim', () => {
  it.each(GAMES.map(({ id, seats }) => [id, seats[0]]))('has no words before %s begins', async (game, seats) => {
    const guest = await newGuest(server);
    const { body: table } = await guest.ask('POST', '/api/tables', { game, seats });
    expect(await viewOf(guest, table, '?words=en')).toMatchObject({ question: null, options: [], sentences: [] });
  });

  it('is told in words to those who want them, in any language of the game', async () => {
    const guest = await newGuest(server);
    const bots = Array(3).fill('random');
    const wanted = { game: 'among-cultists', seats: 4, bots, start: true };
    const { body: table } = await guest.ask('POST', '/api/tables', wanted);
    const claim = { type: 'claim-state', target: 1, state: 'dead' };
    const said = { id: 's1', channel: 'table', claim };
    const { status, body } = await guest.ask('POST', `/api/tables/${table.id}/chat`, said);
    expect([status, body]).toMatchObject([201, { claim, text: '', after: expect.any(Number) }]);
    const wordsIn = async (query: string) => (await viewOf(guest, table, query)).chat.at(0)?.words;
    expect([await wordsIn(''), await wordsIn('?words=en'), await wordsIn('?words=de')]).toEqual([
      undefined,
      'Seat 2 is dead.',
      'Platz 2 ist tot.',
    ]);
    const wrong = { ...said, id: 's2', claim: { ...claim, target: 9 } };
    expect(await guest.ask('POST', `/api/tables/${table.id}/chat`, wrong)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', message: expect.stringContaining('claim.target') },
    });
  });
});

describe('a finished game', () => {
  it('can be looked at again, as anybody saw it', async () => {
    const { table, ada, bob } = await duel();
    await playOut(table, [ada, bob]);
    for (const as of ['spectator', 'all', '0', '1']) {
      const { status, body } = await new Visitor(server).ask('GET', `/api/tables/${table.id}/replay?as=${as}`);
      expect(status).toBe(200);
      expect(String(body.as)).toBe(as);
    }
    const { headers } = await new Visitor(server).ask('GET', `/api/tables/${table.id}/record`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="rise-of-cthulhu-${table.id}.json"`);
  });
});

describe('the sources of the server', () => {
  it.each(['app', 'api', 'games', 'tables', 'play', 'watching', 'page'])('name no game: %s', (file) => {
    const text = readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8');
    expect(text).not.toMatch(/cthulhu|cultist|choose-your-god|of-the-deep/i);
  });
});
