import { describe, expect, it } from 'vitest';
import { momentsOf, moveIn, moveOf, roundsIn } from './moments.ts';

const replay = {
  table: 't',
  as: 0,
  game: 'g',
  options: {},
  outcome: null,
  notices: [],
  moves: [
    { seat: null, at: 0, patch: [[[], { points: [0, 0] }]], events: [{ type: 'began' }] },
    { seat: 1, at: 1, patch: [[['points', 1], 4]], events: [{ type: 'played' }, { type: 'scored' }] },
  ],
} as const;

describe('a replay', () => {
  it('shows what was seen after each move', () => {
    expect(momentsOf(replay).map(({ view }) => view)).toEqual([{ points: [0, 0] }, { points: [0, 4] }]);
  });

  it('knows what was told up to each move', () => {
    expect(momentsOf(replay).map(({ told, seat }) => [told, seat])).toEqual([
      [1, null],
      [3, 1],
    ]);
  });

  it('finds the move of an event', () => {
    expect([0, 1, 2, 9].map((event) => moveOf(momentsOf(replay), event))).toEqual([0, 1, 1, 1]);
  });

  it('knows where its rounds begin, also where two begin with one move', () => {
    const moments = [0, 1, 1, 3].map((round) => ({ seat: null, view: { round }, fresh: [], told: 0 }));
    expect(roundsIn(moments, (view) => (view as { round: number }).round)).toEqual([1, 3, 3]);
  });

  it('opens at the move of its address, and at the end if that names none', () => {
    expect(moveIn(new URLSearchParams('move=17'), 40)).toBe(17);
    expect(moveIn(new URLSearchParams('move=99'), 40)).toBe(40);
    expect(moveIn(new URLSearchParams('move=abc'), 40)).toBe(40);
    expect(moveIn(new URLSearchParams(''), 40)).toBe(40);
  });
});
