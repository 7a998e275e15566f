import type { AnyGame } from '@conclave/kernel';
import type { Bot } from './bot.ts';

/** The bot, that also says what the game's insight has to say, of itself or to a claim. One that talks already is left alone. */
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
