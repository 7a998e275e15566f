import type { AnyGame, Asked, Chance, Choice, Claim, Said } from '@conclave/kernel';

/** Everything a bot gets to decide by: what a client in that seat has, and nothing else. */
export interface Situation {
  readonly asked: Asked;
  readonly view: unknown;
  /** What the seat remembers, as `game.memory` keeps it. */
  readonly memory: unknown;
  /** A claim to answer; the bot then says nothing else. */
  readonly to?: Said;
}

export interface Bot {
  /** Whether it looks at view and memory at all; a bot that does not can be run without building them. */
  readonly looks: boolean;
  decide(situation: Situation, chance: Chance): Choice;
  /** What it says before it decides, or in answer to a claim; null when it has nothing more to say. */
  says?(situation: Situation, chance: Chance): Claim | null;
}

export interface BotSettings {
  /** Maximum thinking time per decision. */
  readonly milliseconds?: number | undefined;
  /** Maximum search iterations per decision. */
  readonly iterations?: number | undefined;
}

export type BotMaker = (game: AnyGame, settings?: BotSettings) => Bot;
