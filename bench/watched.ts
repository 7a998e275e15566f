import { type Bot, botNamed, type Situation } from '@conclave/bots';
import type { AnyGame } from '@conclave/kernel';

/** A table of adepts. What each of them sees and remembers is noted whenever it decides. */
export function watchedAdepts(game: AnyGame, seats: number, note: (situation: Situation) => void): Bot[] {
  return Array.from({ length: seats }, () => {
    const bot = botNamed('adept')(game);
    return {
      ...bot,
      decide(situation, chance) {
        note(situation);
        return bot.decide(situation, chance);
      },
    };
  });
}
