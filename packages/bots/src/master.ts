import type { SearchHints } from '@conclave/kernel';
import type { BotMaker } from './bot.ts';
import { type SearchSettings, search } from './ismcts/search.ts';
import { type Limits, limitsOf } from './limits.ts';

const USUAL: Limits = { milliseconds: 1000, iterations: 1500 };
const USUAL_HINTS: SearchHints = { decisions: 4, exploration: 0.3, trust: 2 };
const RANDOMNESS = 0.1;

/** Searches many imagined worlds, led by the game's insight: where to look first, how to play on, and when to judge. */
export const master: BotMaker = (game, settings = {}) => {
  const { decisions, exploration, trust } = game.insight?.search ?? USUAL_HINTS;
  const searchSettings: SearchSettings = {
    limits: limitsOf(settings, USUAL),
    rollOut: { decisions, randomness: RANDOMNESS },
    exploration,
    trust,
  };
  return { looks: true, decide: (situation, chance) => search(game, situation, chance, searchSettings).choice };
};
