import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, resolveOptions, SeededChance } from '@conclave/kernel';
import { gameNamed } from '@conclave/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { aSeat, aTable } from '../storage/conformance/samples.ts';
import { openStore } from '../storage/index.ts';
import { afterChoice, type Match, startMatch } from '../tables/core/match.ts';
import { newSession } from '../tables/core/session.ts';
import { newGuest, openServer, Visitor } from './test/visitor.ts';

const SEATS = 8;
const GAMES = 5;
const OBSERVERS = ['all', 'spectator', ...Array.from({ length: SEATS }, (_, seat) => String(seat))];
const BY = { at: 1, by: null };

let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), 'conclave-replays-'));
beforeAll(async () => {
  const store = await openStore({ folder });
  for (let number = 0; number < GAMES; number++) {
    const match = longGame(gameNamed('cult-of-the-deep'), `game ${number}`);
    const { game, options, log, state, chanceUsed } = match;
    const seats = Array.from({ length: SEATS }, (_, seat) => aSeat({ seat, bot: 'random', name: `Bot ${seat}` }));
    const row = { id: `game-${number}`, game: game.id, rulesVersion: game.rulesVersion, options, seats };
    const table = aTable({ ...row, status: 'finished', visibility: 'public', outcome: game.outcome(state) });
    const { schemaVersion } = game;
    const position = { entries: log.length, schemaVersion, state, chanceUsed, desk: newSession(table) };
    await store.commit({ table, entries: log.linesFrom(0), position });
  }
  await store.close();
  server = await openServer({ DATA_DIR: folder });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function longGame(game: AnyGame, seed: string): Match {
  const dice = { seed: 'ab'.repeat(32), table: seed, entropy: Array.from({ length: SEATS }, () => null) };
  const chance = new SeededChance(seed);
  let match = startMatch(game, SEATS, resolveOptions(game, {}), dice, BY);
  while (match.pending !== null) {
    const { seat, options } = chance.pick(match.pending.asked);
    match = afterChoice(match, seat, chance.pick(options), 'bot', BY);
  }
  return match;
}

const replay = (game: number, as: string, headers = {}) =>
  new Visitor(server).ask('GET', `/api/tables/game-${game}/replay?as=${as}`, undefined, headers);

it('fifty long replays under way keep nobody waiting', async () => {
  const guest = await newGuest(server);
  await replay(0, '0');
  const games = Array.from({ length: GAMES }, (_, game) => game);
  let left = GAMES * OBSERVERS.length;
  const replays = games.flatMap((game) => OBSERVERS.map((as) => replay(game, as).finally(() => left--)));
  const times: number[] = [];
  const begun = performance.now();
  while (left > GAMES) {
    const asked = performance.now();
    expect((await guest.ask('GET', '/api/me')).status).toBe(200);
    times.push(performance.now() - asked);
    await sleep(20);
  }
  const all = performance.now() - begun;
  const answers = await Promise.all(replays);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.body.moves.length).toBeGreaterThan(100);
  times.sort((a, b) => a - b);
  expect(times.length).toBeGreaterThan(20);
  // 100 ms; on a busy machine as much longer as the replays take longer.
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(Math.max(100, all / 40));
}, 120_000);

it('a replay is made once: whoever has it is told so, and others get the same bytes', async () => {
  const first = await replay(1, 'all');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await replay(1, 'all', { 'if-none-match': etag })).status).toBe(304);
  const plain = await replay(1, 'all', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.body).toEqual(first.body);
});

it('looking at games again has a limit', async () => {
  const limited = await openServer({ RATE_LIMITS: 'on' });
  const guest = await newGuest(limited);
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) {
    statuses.push((await guest.ask('GET', '/api/tables/none/replay')).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(statuses[30]).toBe(429);
  await limited.stop();
});
