/** What a bot's decisions take. */
import type { Bot } from '@conclave/bots';

export interface Spent {
  milliseconds: number;
  decisions: number;
  longest: number;
}

/** The bot, whose decisions are counted in `spent`. */
export function timed(bot: Bot, spent: Spent): Bot {
  return {
    ...bot,
    decide(situation, chance) {
      const start = performance.now();
      const choice = bot.decide(situation, chance);
      const milliseconds = performance.now() - start;
      spent.milliseconds += milliseconds;
      spent.decisions += 1;
      spent.longest = Math.max(spent.longest, milliseconds);
      return choice;
    },
  };
}
