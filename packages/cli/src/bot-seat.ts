/** Lets a bot decide in a game that is being recorded. */
import type { Bot } from '@conclave/bots';
import { type Asked, type Chance, type Choice, type Playthrough, toldTo } from '@conclave/kernel';

/** The memory is made anew from all that was told, so that it stays true when choices are taken back. */
export function botChoice(playthrough: Playthrough, asked: Asked, bot: Bot, chance: Chance): Choice {
  if (!bot.looks) return bot.decide({ asked, view: null, memory: null }, chance);
  const { game, state } = playthrough;
  const memory = game.memory.fresh(asked.seat);
  for (const event of playthrough.events) game.memory.note(memory, toldTo(event, asked.seat));
  return bot.decide({ asked, view: game.viewOf(state, asked.seat), memory }, chance);
}
