import type { AnyGame, Chance, SearchHints } from '@conclave/kernel';
import type { BotMaker, Situation } from './bot.ts';
import { type SearchSettings, search } from './ismcts/search.ts';
import { type Limits, limitsOf } from './limits.ts';
import { type LookAheadSettings, lookAhead } from './look-ahead.ts';

const USUAL: Limits = { milliseconds: 1000, iterations: 1500 };
const USUAL_HINTS: SearchHints = { decisions: 4, exploration: 0.3, trust: 2 };
const RANDOMNESS = 0.1;

/** Searches many imagined worlds, led by the game's insight: where to look first, how to play on, and when to judge. */
export const master: BotMaker = (game, settings = {}) => {
  const { decisions, exploration, trust, looksThrough } = game.insight?.search ?? USUAL_HINTS;
  const searchSettings: SearchSettings = {
    limits: limitsOf(settings, USUAL),
    rollOut: { decisions, randomness: RANDOMNESS },
    exploration,
    trust,
  };
  return {
    looks: true,
    decide(situation, chance) {
      const firstSight = looksThrough === true ? sightOf(game, situation, chance) : undefined;
      return search(game, situation, chance, { ...searchSettings, firstSight }).choice;
    },
  };
};

const ONE_WORLD: LookAheadSettings = { worlds: { most: 1, least: 1 }, states: 0, milliseconds: 0 };

/** What an adept sees in each option. */
function sightOf(game: AnyGame, situation: Situation, chance: Chance): ReadonlyMap<string, number> | undefined {
  const { options } = situation.asked;
  if (options.length === 1) return undefined;
  const looked = lookAhead(game, situation, options, chance, ONE_WORLD);
  return new Map(looked.map(({ option, score }) => [game.choiceId(option), score]));
}
