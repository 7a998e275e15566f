import type { AnyGame, Chance, Choice } from '@conclave/kernel';
import type { BotMaker, Situation } from './bot.ts';
import { bestOf, type LookAheadSettings, lookAhead, type Scored } from './look-ahead.ts';

const WORLDS = { most: 8, least: 3 };
const STATES = 500;

/** Takes the option that leads to the best table as far as its own choice reaches, by the game's insight. */
export const adept: BotMaker = (game, { milliseconds = Number.POSITIVE_INFINITY } = {}) => ({
  looks: true,
  decide(situation, chance) {
    const { options } = situation.asked;
    if (options.length === 1) return options[0] as Choice;
    return bestOf(firstSight(game, situation, chance, milliseconds));
  },
});

/** What the options look like to an adept. */
export function firstSight(game: AnyGame, situation: Situation, chance: Chance, milliseconds: number): Scored[] {
  const settings = { worlds: worldsFor(game), states: STATES, milliseconds };
  return lookAhead(game, situation, situation.asked.options, chance, settings);
}

/** As many as the game's insight asks for; where it is silent, a few, and more while they disagree. */
function worldsFor({ insight }: AnyGame): LookAheadSettings['worlds'] {
  return insight?.worlds === undefined ? WORLDS : { most: insight.worlds, least: insight.worlds };
}
