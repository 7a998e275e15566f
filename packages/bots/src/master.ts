import type { AnyGame } from '@conclave/kernel';
import type { Bot, BotMaker } from './bot.ts';
import { type SearchSettings, search } from './ismcts/search.ts';
import { type Limits, limitsOf } from './limits.ts';
import { talking } from './talking.ts';
import { tryOut } from './trials.ts';

const USUAL: Limits = { milliseconds: 1000, iterations: 1500 };
const TREE: Omit<SearchSettings, 'limits'> = {
  rollOut: { decisions: 4, randomness: 0.1 },
  exploration: 0.3,
  trust: 2,
};

/**
 * Looks beyond its own choice, led by the game's insight: it tries its best options out where the game says how, else it
 * searches a tree of everybody's answers.
 */
export const master: BotMaker = (anyGame, settings = {}) => {
  const game = mastered(anyGame);
  const trials = game.insight?.trials;
  if (trials !== undefined) {
    const limits = limitsOf(settings, { ...USUAL, iterations: trials.worlds });
    const decide: Bot['decide'] = (situation, chance) => tryOut(game, situation, chance, trials, limits, anyGame);
    return talking(game, { looks: true, decide });
  }
  const treeSettings = { ...TREE, limits: limitsOf(settings, USUAL) };
  return { looks: true, decide: (situation, chance) => search(game, situation, chance, treeSettings).choice };
};

/** The game as a master sees it. */
function mastered(game: AnyGame): AnyGame {
  const { insight } = game;
  return insight?.mastery === undefined ? game : { ...game, insight: { ...insight, ...insight.mastery } };
}
