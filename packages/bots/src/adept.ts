import { type AnyGame, at, type Chance } from '@conclave/kernel';
import type { Bot, BotMaker, Situation } from './bot.ts';
import { bestOf, type LookAheadSettings, lookAhead, type Scored } from './look-ahead.ts';

const WORLDS = { most: 8, least: 3 };
const STATES = 500;

/** Takes the option with the best position at the end of its own choice, judged by the game's insight. */
export const adept: BotMaker = (game, { milliseconds = Number.POSITIVE_INFINITY } = {}) =>
  looking((situation, chance) => firstSight(game, situation, chance, milliseconds));

/** The same with a fixed number of worlds for all but the decisions that need care: fast, for imagined games. */
export function quickAdept(game: AnyGame, worlds: number, careAt: readonly string[] = []): Bot {
  const quick = { worlds: { most: worlds, least: worlds }, states: STATES, milliseconds: Number.POSITIVE_INFINITY };
  const careful = { ...quick, worlds: worldsFor(game) };
  return looking((situation, chance) => {
    const { decision, options } = situation.asked;
    return lookAhead(game, situation, options, chance, careAt.includes(decision) ? careful : quick);
  });
}

function looking(look: (situation: Situation, chance: Chance) => readonly Scored[]): Bot {
  return {
    looks: true,
    decide(situation, chance) {
      const { options } = situation.asked;
      return options.length === 1 ? at(options, 0) : bestOf(look(situation, chance));
    },
  };
}

/** What the options look like to an adept. */
export function firstSight(game: AnyGame, situation: Situation, chance: Chance, milliseconds: number): Scored[] {
  const settings = { worlds: worldsFor(game), states: STATES, milliseconds };
  return lookAhead(game, situation, situation.asked.options, chance, settings);
}

/** As many as the game's insight asks for; where it is silent, a few, and more while they disagree. */
function worldsFor({ insight }: AnyGame): LookAheadSettings['worlds'] {
  return insight?.worlds === undefined ? WORLDS : { most: insight.worlds, least: insight.worlds };
}
