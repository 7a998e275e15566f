/** Lets a bot decide in a game that is being recorded. */
import type { Bot } from '@conclave/bots';
import { type Asked, type Chance, type Choice, type Playthrough, type Said, type Seat, toldTo } from '@conclave/kernel';

/** A claim, who was in earshot, and how many events there were when it was said. */
export interface Heard {
  readonly said: Said;
  readonly hearers: readonly Seat[];
  readonly after: number;
}

/** The memory is made anew from all that was told and said, so that it stays true when choices are taken back. */
export function memoryOf({ game, events }: Playthrough, seat: Seat, heard: readonly Heard[]): unknown {
  const memory = game.memory.fresh(seat);
  const own = heard.filter(({ hearers }) => hearers.includes(seat));
  const hear = (after: number) => {
    for (const one of own) if (one.after === after) game.memory.hear?.(memory, one.said);
  };
  for (const [i, event] of events.entries()) {
    hear(i);
    game.memory.note(memory, toldTo(event, seat));
  }
  hear(events.length);
  return memory;
}

export function botChoice(
  playthrough: Playthrough,
  asked: Asked,
  bot: Bot,
  chance: Chance,
  heard: readonly Heard[] = [],
): Choice {
  if (!bot.looks) return bot.decide({ asked, view: null, memory: null }, chance);
  const { game, state } = playthrough;
  const memory = memoryOf(playthrough, asked.seat, heard);
  return bot.decide({ asked, view: game.viewOf(state, asked.seat), memory }, chance);
}
