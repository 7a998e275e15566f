import { BadInput } from '@conclave/kernel';
import { adept } from './adept.ts';
import type { BotMaker } from './bot.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { searcher } from './searcher.ts';
import { talking } from './talking.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];

const MAKERS: Readonly<Record<Level, BotMaker>> = {
  random,
  novice: withInsight(novice, searcher({ milliseconds: 100, iterations: 30 })),
  adept: withInsight(adept, searcher({ milliseconds: 1000, iterations: 300 })),
  master: withInsight(master, searcher({ milliseconds: 1000, iterations: Number.POSITIVE_INFINITY })),
};

/** The guided bot if the game has insight, else the one that searches without. It talks if the game has claims. */
function withInsight(guided: BotMaker, unguided: BotMaker): BotMaker {
  return (game, settings) => talking(game, (game.insight === undefined ? unguided : guided)(game, settings));
}

/** The bot maker of a level, by the name that command lines and tables use. */
export function botNamed(name: string): BotMaker {
  const level = LEVELS.find((one) => one === name);
  if (level === undefined) throw new BadInput(`unknown bot ${JSON.stringify(name)}; there are: ${LEVELS.join(', ')}`);
  return MAKERS[level];
}
