import type { Choice } from '@conclave/kernel';
import type { BotMaker } from './bot.ts';
import { lookAhead } from './look-ahead.ts';

const SETTINGS = { worlds: { most: 8, least: 3 }, states: 500 } as const;

/** Takes the option that leads to the best table as far as its own choice reaches, by the game's insight. */
export const adept: BotMaker = (game, { milliseconds = Number.POSITIVE_INFINITY } = {}) => ({
  looks: true,
  decide(situation, chance) {
    const { options } = situation.asked;
    if (options.length === 1) return options[0] as Choice;
    const scores = lookAhead(game, situation, options, chance, { ...SETTINGS, milliseconds });
    return options[scores.indexOf(Math.max(...scores))] as Choice;
  },
});
