import { SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { deal, isLegal, type Move, makeMove, movesOf, type Table } from './rules.ts';

/** Every card of the deck's kind, wherever it lies. */
function cardsOf(table: Table): number[] {
  const { deck, valley, discard, hands, places } = table;
  return [...deck, ...valley, ...discard, ...hands.flat(), ...places.flatMap(({ cards }) => cards.flat())]
    .filter((card) => card < 50)
    .sort((a, b) => a - b);
}

describe('the reference game', () => {
  it('ends, loses no card and offers exactly what is legal', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chance = new SeededChance(seed);
      const table = deal(() => chance.below(1000) / 1000);
      const all = cardsOf(table);
      expect(all).toHaveLength(50);
      for (let made = 0; !table.isOver; made++) {
        const moves = movesOf(table);
        expect(moves.length).toBeGreaterThan(0);
        expect(moves.every((move) => isLegal(table, move))).toBe(true);
        makeMove(table, moves[chance.below(moves.length)] as Move);
        expect(cardsOf(table)).toEqual(all);
        expect(made).toBeLessThan(2000);
      }
      expect(table.awake).toBe(3);
    }
  });

  it('refuses what is not on offer', () => {
    const chance = new SeededChance(1);
    const table = deal(() => chance.below(1000) / 1000);
    expect(isLegal(table, { type: 'end' })).toBe(false);
    expect(isLegal(table, { type: 'move-token', place: 0 })).toBe(false);
    expect(isLegal(table, { type: 'play', card: table.hands[1][0] as number, place: 0 })).toBe(false);
  });
});
