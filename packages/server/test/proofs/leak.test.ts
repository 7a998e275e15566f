import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES, SUBJECTS } from './leak-games.ts';
import { type LeakHouse, openLeakHouse } from './leak-house.ts';
import { playInPairs } from './leak-pairs.ts';

let house: LeakHouse;
afterEach(() => house.close());

describe('two worlds that somebody cannot tell apart', () => {
  beforeEach(async () => {
    house = await openLeakHouse(GAMES);
  });

  it.each([
    ['rise-of-cthulhu', 40, 0],
    ['vigil', 80, 0],
    ['cult-of-the-deep', 40, 20],
    ['among-cultists', 60, 10],
  ])('look the same on the wire: %s', async (game, choices, from) => {
    const subject = SUBJECTS[game as string];
    if (subject === undefined) return expect.unreachable();
    const tally = await playInPairs(house, { subject, seed: 'ci', choices, from });
    console.log(tally);
    expect(tally.pairs).toBeGreaterThan(0);
    expect(tally.messages).toBeGreaterThan(0);
  });
});
