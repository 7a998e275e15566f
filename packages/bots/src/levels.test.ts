import { type AnyGame, type Asked, BadInput, SeededChance, silent } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { dealtAnew, type HighCard, highCard } from '../test/high-card.ts';
import { nim, nimOf } from '../test/nim.ts';
import type { Bot, Situation } from './bot.ts';
import { botNamed, LEVELS, type Level } from './levels.ts';

const { insight: _, ...withoutInsight } = highCard as AnyGame;

function make(level: Level, game: AnyGame = highCard as AnyGame): Bot {
  return botNamed(level)(game, { iterations: 100 });
}

/** A game in which seat 0 has answered and seat 1 is to: there is a sealed answer to be kept from it. */
function begun(seed: number): HighCard {
  const ctx = silent(new SeededChance(seed));
  const state = highCard.setup(3, {}, ctx);
  const [first] = highCard.pending(state)?.asked ?? [];
  highCard.apply(state, 0, ctx.chance.pick(first?.options ?? []), ctx);
  return state;
}

function situationOf(state: HighCard): Situation {
  const asked = highCard.pending(state)?.asked.find((one) => one.seat === 1) as Asked;
  return { asked, view: highCard.viewOf(state, 1), memory: [] };
}

describe.each(LEVELS)('the level %s', (level) => {
  it('takes an option that is offered', () => {
    for (let seed = 0; seed < 30; seed++) {
      const situation = situationOf(begun(seed));
      expect(situation.asked.options).toContain(make(level).decide(situation, new SeededChance(seed)));
    }
  });

  it('answers a question with one option', () => {
    const state = nimOf(1);
    const asked = nim.pending(state)?.asked[0] as Asked;
    const bot = botNamed(level)(nim as AnyGame);
    expect(bot.decide({ asked, view: nim.viewOf(state, 0), memory: null }, new SeededChance(1))).toBe(asked.options[0]);
  });

  it('decides alike whatever lies where it cannot see', () => {
    for (const game of [highCard as AnyGame, withoutInsight]) {
      for (let seed = 0; seed < 20; seed++) {
        const state = begun(seed);
        const other = dealtAnew(state, 1, [], new SeededChance(seed + 1000));
        expect(other).not.toEqual(state);
        expect(situationOf(other)).toEqual(situationOf(state));
        const decide = (table: HighCard) => make(level, game).decide(situationOf(table), new SeededChance(seed));
        expect(decide(other)).toEqual(decide(state));
      }
    }
  });

  it('plays a game that gives no insight', () => {
    const situation = situationOf(begun(2));
    expect(situation.asked.options).toContain(make(level, withoutInsight).decide(situation, new SeededChance(2)));
  });
});

describe('a master', () => {
  it('says what a master has to say', () => {
    const claim = (type: string) => () => ({ type });
    const insight = { ...nim.insight, says: claim('plain'), mastery: { says: claim('masterly') } };
    const hints = { candidates: 1, margin: 0, worlds: 1, rounds: 1, decisions: 1, trust: 1 };
    const game = { ...nim, insight: { evaluate: () => 0, ...insight, trials: hints } } as unknown as AnyGame;
    const situation = { asked: nim.pending(nimOf(3))?.asked[0] as Asked, view: null, memory: null };
    const saying = (level: Level) => botNamed(level)(game).says?.(situation, new SeededChance(1));
    expect(saying('master')).toEqual({ type: 'masterly' });
    expect(saying('adept')).toEqual({ type: 'plain' });
  });
});

describe('botNamed', () => {
  it('lists the levels when there is none of that name', () => {
    expect(() => botNamed('grandmaster')).toThrow(BadInput);
    expect(() => botNamed('grandmaster')).toThrow('there are: random, novice, adept, master');
  });
});
