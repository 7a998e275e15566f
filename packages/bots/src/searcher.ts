import type { BotMaker } from './bot.ts';
import { type SearchSettings, search } from './ismcts/search.ts';
import { type Limits, limitsOf } from './limits.ts';

const UNGUIDED: Omit<SearchSettings, 'limits'> = {
  rollOut: { decisions: Number.POSITIVE_INFINITY, randomness: 1 },
  exploration: 0.7,
  trust: 0,
};

/** A bot for games without insight: it plays imagined worlds to the end at random; more iterations make it stronger. */
export function searcher(usual: Limits): BotMaker {
  return (game, settings = {}) => {
    const searchSettings = { ...UNGUIDED, limits: limitsOf(settings, usual) };
    return { looks: true, decide: (situation, chance) => search(game, situation, chance, searchSettings).choice };
  };
}
