import { Playthrough, resolveOptions, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { isCultist } from '../src/components/cultists.ts';
import { riseOfCthulhu } from '../src/index.ts';

function newGame(seed: number, options = {}) {
  return riseOfCthulhu.setup(2, resolveOptions(riseOfCthulhu, options), silent(new SeededChance(seed)));
}

describe('setup', () => {
  it('stacks the Old Ones 7th, 21st and 35th of 42 cards (RC-3.5 to RC-3.8)', () => {
    const { deck, box } = newGame(1);
    const places = deck.flatMap((card, i) => (isCultist(card) ? [] : [i]));
    expect(places).toEqual([6, 20, 34]);
    expect(deck).toHaveLength(42);
    expect(box).toHaveLength(3);
  });

  it('uses every place of a pile with near-middle and shuffled, and no other (RC-7.3)', () => {
    for (const [oldOnePosition, from, to] of [
      ['near-middle', 4, 9],
      ['shuffled', 0, 13],
    ] as const) {
      const places = new Set<number>();
      for (let seed = 0; seed < 300; seed++) {
        const { deck } = newGame(seed, { oldOnePosition });
        for (const [i, card] of deck.entries()) if (!isCultist(card)) places.add(i % 14);
      }
      expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i));
    }
  });

  it('lets either seat begin by chance, or seat 0 by choice (RC-7.1)', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => newGame(seed).activeSeat));
    expect(firsts).toEqual(new Set([0, 1]));
    for (let seed = 0; seed < 10; seed++) expect(newGame(seed, { firstPlayer: 'seat' }).activeSeat).toBe(0);
  });

  it('asks chance in the order of RC-3.12', () => {
    const { chance } = new Playthrough(riseOfCthulhu, 2, { oldOnePosition: 'shuffled' }, new SeededChance(1)).opening;
    const kinds = chance.map((outcome) => (Array.isArray(outcome) ? outcome.length : typeof outcome));
    expect(kinds).toEqual(['number', 50, 6, 'number', 'number', 'number', 6, 8]);
  });

  it('deals both Old Ones of the extended pool now and then (RC-7.4)', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      for (const card of newGame(seed, { oldOnePool: 'extended' }).deck) if (!isCultist(card)) seen.add(card);
    }
    expect(seen.size).toBe(8);
  });
});
