import type { AnyGame } from '@conclave/kernel';
import type { Bot } from './bot.ts';

/** Adds talk to a bot: what the game's insight suggests, unprompted or in answer to a claim. A bot that talks already stays as it is. */
export function talking({ insight }: AnyGame, bot: Bot): Bot {
  if (bot.says !== undefined || insight?.says === undefined) return bot;
  return {
    ...bot,
    says({ asked: { seat }, view, memory, to }, chance) {
      const claim =
        to === undefined
          ? insight.says?.(view, memory, seat, chance)
          : insight.answers?.(view, memory, seat, to, chance);
      return claim ?? null;
    },
  };
}
