import { type AnyGame, type Choice, type Said, SeededChance } from '@conclave/kernel';
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

/** The same game with talk before every decision; what a seat remembers is what it heard. */
const talkative: AnyGame = {
  ...game,
  claims: { talksAt: () => true } as unknown as NonNullable<AnyGame['claims']>,
  memory: { fresh: () => [], note() {}, hear: (heard: Said[], said) => void heard.push(said) },
};

describe('bots that talk', () => {
  const heard: (readonly Said[])[] = [];
  const bot = (most: number): Bot => ({
    looks: true,
    decide({ asked, memory }) {
      heard.push([...(memory as Said[])]);
      return asked.options[0] as Choice;
    },
    says: ({ asked, memory }) =>
      (memory as Said[]).filter(({ seat }) => seat === asked.seat).length < most ? { type: 'hm' } : null,
  });
  const chances = { chance: new SeededChance(1), botChance: new SeededChance(2) };

  it('say so much before they decide as they like, up to three claims, and everybody remembers it', () => {
    heard.length = 0;
    playMatch(talkative, { seats: 2, options: {}, bots: [bot(2), bot(99)], ...chances });
    const said = heard.map((claims) => [0, 1].map((seat) => claims.filter((one) => one.seat === seat).length));
    expect(said.slice(0, 2)).toEqual([
      [2, 0],
      [2, 3],
    ]);
    expect(heard[0]?.[0]).toEqual({ seat: 0, channel: 'table', claim: { type: 'hm' } });
  });

  it('are not heard by those out of earshot, and keep silent where they have no voice', () => {
    heard.length = 0;
    const channels = (_: unknown, seat: unknown) => [{ id: seat === 0 ? 'crypt' : 'table', speaks: seat === 0 }];
    const game = { ...talkative, channels };
    playMatch(game, { seats: 2, options: {}, bots: [bot(2), bot(2)], ...chances });
    expect(heard.slice(0, 2).map((claims) => claims.length)).toEqual([2, 0]);
  });
});

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
