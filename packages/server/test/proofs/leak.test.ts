import { type Choice, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES, SUBJECTS, type Subject } from './leak-games.ts';
import { type LeakHouse, openLeakHouse } from './leak-house.ts';
import { playInPairs } from './leak-pairs.ts';
import { PLANTS } from './leak-plants.ts';
import { companyAt, Side } from './leak-side.ts';

/** Another one plays other games: LEAK_SEED=17 npx vitest run packages/server/test/proofs/leak.test.ts */
const SEED = process.env.LEAK_SEED ?? 'ci';
const TIMEOUT = 300_000;

let house: LeakHouse;
afterEach(() => house.close());

describe('two worlds that somebody cannot tell apart', () => {
  it.each([
    ['rise-of-cthulhu', { choices: 60, from: 0 }],
    ['vigil', { choices: 120, from: 0 }],
    ['cult-of-the-deep', { choices: 40, from: 30 }],
    ['choose-your-god', { choices: 60, from: 20 }],
    ['among-cultists', { choices: 80, from: 10 }],
    ['among-cultists-hunt', { choices: 60, from: 10 }],
  ] as const)(
    'look the same on the wire: %s',
    async (game, length) => {
      house = await openLeakHouse(GAMES);
      const tally = await playInPairs(house, { subject: SUBJECTS[game] as Subject, seed: SEED, ...length });
      expect(tally.pairs).toBeGreaterThan(0);
      expect(tally.messages).toBeGreaterThan(tally.choices);
      // There everybody is asked at the end of each round, and nobody sees who has answered.
      if (game === 'among-cultists-hunt') expect(tally.hidden).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

describe('metrics', () => {
  it(
    'are not for those who come through a proxy, and name nobody',
    async () => {
      house = await openLeakHouse(GAMES);
      const { game } = SUBJECTS.vigil as Subject;
      const company = await companyAt(house.url, 3);
      const state = game.setup(3, resolveOptions(game), silent(new SeededChance(SEED)));
      const world = { game, seed: SEED, state, events: [] };
      const side = await Side.open(house, world, company, {
        clock: { kind: 'none' },
        windowSeconds: null,
        options: {},
      });
      const asked = game.pending(state)?.asked[0];
      if (asked === undefined) return expect.unreachable();
      await side.choose(asked.seat, asked.options[0] as Choice, 'first');
      const metrics = (headers: Record<string, string>) => fetch(`${house.url}/metrics`, { headers });
      expect((await metrics({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
      const text = await (await metrics({})).text();
      expect(text).toContain('conclave_choices_total');
      const names = [...company.names.keys(), ...company.guests.map(({ name }) => name), game.id];
      expect(names.filter((name) => text.includes(name))).toEqual([]);
      await side.close();
    },
    TIMEOUT,
  );
});

describe('the proof itself', () => {
  it.each(Object.entries(PLANTS))(
    'finds %s',
    async (_, plant) => {
      house = await openLeakHouse(GAMES, plant);
      const subject = SUBJECTS.vigil as Subject;
      const games = async () => {
        for (let i = 0; i < 20; i++) await playInPairs(house, { subject, seed: `planted ${i}`, choices: 60, from: 0 });
      };
      await expect(games()).rejects.toThrow(/apart|woken/);
    },
    TIMEOUT,
  );
});
