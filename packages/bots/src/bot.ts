import type { AnyGame, Asked, Chance, Choice, Claim, Said } from '@conclave/kernel';

/** All that a bot is given: what a client of that seat has, and nothing else. */
export interface Situation {
  readonly asked: Asked;
  readonly view: unknown;
  /** What the seat remembers, as `game.memory` keeps it. */
  readonly memory: unknown;
  /** A claim to be answered, for a bot that is to say nothing else. */
  readonly to?: Said;
}

export interface Bot {
  /** Whether it looks at view and memory at all; a bot that does not can be run without building them. */
  readonly looks: boolean;
  decide(situation: Situation, chance: Chance): Choice;
  /** What it says at the table before it decides, or to somebody's claim; null when it has nothing (more) to say. */
  says?(situation: Situation, chance: Chance): Claim | null;
}

export interface BotSettings {
  /** Thinking time for one decision at the most. */
  readonly milliseconds?: number;
  /** Search iterations for one decision at the most. */
  readonly iterations?: number;
}

export type BotMaker = (game: AnyGame, settings?: BotSettings) => Bot;
