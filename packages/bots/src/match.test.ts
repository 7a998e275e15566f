import { type AnyGame, type Choice, SeededChance } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { highCard } from '../test/high-card.ts';
import { nim } from '../test/nim.ts';
import type { Bot, Situation } from './bot.ts';
import { botNamed } from './levels.ts';
import { playMatch } from './match.ts';

const game = highCard as AnyGame;

function play(bots: readonly Bot[], seed: number) {
  const setup = { seats: bots.length, options: {}, bots };
  return playMatch(game, { ...setup, chance: new SeededChance(seed), botChance: new SeededChance(`bots ${seed}`) });
}

describe('playMatch', () => {
  it('plays to the end and counts the decisions', () => {
    const random = botNamed('random')(game);
    expect(play([random, random, random], 1)).toMatchObject({ decisions: 9, outcome: { reason: 'tricks' } });
  });

  it('is the same game for the same seeds', () => {
    const bots = [botNamed('adept')(game), botNamed('random')(game)];
    expect(play(bots, 2)).toEqual(play(bots, 2));
  });

  it('shows a bot that looks its own view and memory, and no other', () => {
    const seen: Situation[] = [];
    const watcher: Bot = {
      looks: true,
      decide(situation) {
        seen.push(structuredClone(situation));
        return situation.asked.options[0] as Choice;
      },
    };
    play([botNamed('random')(game), watcher], 3);
    expect(seen.map(({ view }) => (view as { observer: number }).observer)).toEqual([1, 1, 1]);
    expect(seen.map(({ memory }) => (memory as number[]).length)).toEqual([0, 2, 4]);
  });

  it('builds no view for a bot that does not look', () => {
    const blind = { ...game, viewOf: () => expect.unreachable() };
    const random = botNamed('random')(blind);
    const chances = { chance: new SeededChance(4), botChance: new SeededChance(5) };
    expect(playMatch(blind, { seats: 2, options: {}, bots: [random, random], ...chances }).decisions).toBe(6);
  });
});

describe('the levels', () => {
  it('beat chance where there is something to find out', () => {
    const searcher = botNamed('adept')(nim as AnyGame);
    const random = botNamed('random')(nim as AnyGame);
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      const chances = { chance: new SeededChance(seed), botChance: new SeededChance(seed) };
      const { outcome } = playMatch(nim as AnyGame, { seats: 2, options: {}, bots: [random, searcher], ...chances });
      if (outcome.winners.includes(1)) won++;
    }
    expect(won).toBeGreaterThan(17);
  });
});
