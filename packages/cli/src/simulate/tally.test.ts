import { describe, expect, it } from 'vitest';
import { add, count, freshTally, type Result } from './tally.ts';

const game = (winners: number[], firstSeat: number, levels = ['adept', 'random']): Result => ({
  outcome: { winners, reason: 'points', detail: {} },
  decisions: 100,
  rounds: 40,
  firstSeat,
  levels,
  parts: [],
});

function tallied(...games: Result[]) {
  const tally = freshTally();
  for (const one of games) count(tally, one);
  return tally;
}

describe('a tally', () => {
  it('counts wins by seat, by level and of whoever began', () => {
    const tally = tallied(game([0], 0), game([1], 0), game([1], 1, ['random', 'adept']));
    expect(tally).toMatchObject({
      games: 3,
      finished: 3,
      decisions: 300,
      rounds: 120,
      outcomes: { 'seat-0': 1, 'seat-1': 2 },
      wins: { 0: 1, 1: 2 },
      firstWins: 2,
      seatsByLevel: { adept: 3, random: 3 },
      winsByLevel: { adept: 2, random: 1 },
    });
  });

  it('counts wins by what a seat played', () => {
    const tally = tallied(
      { ...game([0], 0), parts: [['fox', 'red'], ['hen']] },
      { ...game([0], 0), parts: [['hen'], ['cat', 'red']] },
    );
    expect(tally.seatsByPart).toEqual({ fox: 1, red: 2, hen: 2, cat: 1 });
    expect(tally.winsByPart).toEqual({ fox: 1, red: 1, hen: 1 });
    expect(tally.seatsByParts).toEqual({ 'fox+red': 1, hen: 2, 'cat+red': 1 });
    expect(tally.winsByParts).toEqual({ 'fox+red': 1, hen: 1 });
    expect(tally.seatsByLevelAndPart).toMatchObject({ 'adept+fox': 1, 'adept+hen': 1, 'random+hen': 1 });
    expect(tally.winsByLevelAndPart).toEqual({ 'adept+fox': 1, 'adept+red': 1, 'adept+hen': 1 });
  });

  it('counts a game once for a side that wins together', () => {
    const side = [['hen'], ['hen']];
    const tally = tallied({ ...game([0, 1], 0), parts: side }, { ...game([], 0), parts: side });
    expect(tally.gamesByPart).toEqual({ hen: 2 });
    expect(tally.gamesWonByPart).toEqual({ hen: 1 });
    expect(tally.winsByPart).toEqual({ hen: 2 });
  });

  it('counts games by their length', () => {
    expect(tallied(game([0], 0), { ...game([1], 0), rounds: 7 }).gamesByRounds).toEqual({ 40: 1, 7: 1 });
  });

  it('knows games that nobody or several won, and games that did not end', () => {
    const tally = tallied(game([], 0), game([0, 1], 0), { ...game([], 0), outcome: null });
    expect(tally).toMatchObject({ games: 3, finished: 2, outcomes: { nobody: 1, 'seat-0+seat-1': 1 } });
  });

  it('adds up to the same in parts', () => {
    const [a, b, c] = [game([0], 0), game([], 1), game([1], 1)];
    const sum = tallied(a);
    add(sum, tallied(b, c));
    expect(sum).toEqual(tallied(a, b, c));
  });
});
