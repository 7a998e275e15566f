import type { BotMaker } from './bot.ts';
import { type SearchSettings, search } from './ismcts/search.ts';
import { type Limits, limitsOf } from './limits.ts';

const USUAL: Limits = { milliseconds: 1000, iterations: 1500 };
const GUIDED: Omit<SearchSettings, 'limits'> = {
  rollOut: { decisions: 4, randomness: 0.1 },
  exploration: 0.3,
  trust: 2,
};

/** Searches many imagined worlds, led by the game's insight: where to look first, how to play on, and when to judge. */
export const master: BotMaker = (game, settings = {}) => {
  const searchSettings = { ...GUIDED, limits: limitsOf(settings, USUAL) };
  return { looks: true, decide: (situation, chance) => search(game, situation, chance, searchSettings).choice };
};
