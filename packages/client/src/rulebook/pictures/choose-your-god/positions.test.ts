/** The numbers that the rulebook's captions tell are those the rules come to. */
import { describe, expect, it } from 'vitest';
import { cityView } from './Parts.tsx';
import { altar, coins, fourth, miracle, seize, summoning, tie } from './positions.ts';

const purse = (position: Parameters<typeof cityView>[0], seat: number) => {
  const player = cityView(position).players[seat];
  return { coins: player?.coins, followers: player?.followers };
};

describe('the worked examples of Choose Your God', () => {
  it('the fourth Priest costs a Follower', () => {
    expect(purse(fourth, 0).followers).toBe(2);
  });

  it('Divine Might breaks a tie', () => {
    expect(cityView(tie, 0).locations[5]?.influence).toEqual([5, 5]);
    expect(purse(tie, 1).coins).toBe(7);
  });

  it('a Miracle turns a Location', () => {
    expect(cityView(miracle, 0).locations[6]?.influence).toEqual([3, 4]);
    expect([purse(miracle, 0).coins, purse(miracle, 1).coins]).toEqual([6, 2]);
  });

  it('an Altar is built elsewhere', () => {
    expect(purse(altar, 0).coins).toBe(2);
    expect(cityView(altar).locations[11]?.influence[0]).toBe(4);
  });

  it('a Priest with coins wins and gains nothing', () => {
    expect(cityView(coins, 0).locations[9]?.influence).toEqual([0, 12]);
    expect([purse(coins, 0).coins, purse(coins, 1).coins]).toEqual([0, 2]);
  });

  it('a Location is seized from outside', () => {
    expect([0, 1, 2].map((seat) => purse(seize, seat).coins)).toEqual([1, 2, 0]);
  });

  it('a Summoning turns the sheet', () => {
    expect(cityView(summoning, 0).locations[13]?.influence[0]).toBe(23);
    expect(cityView(summoning, 0).players[0]?.might).toBe(21);
    expect(cityView(summoning).players[0]).toMatchObject({ dark: true, might: 23 });
  });
});
