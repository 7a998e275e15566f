/** Where a game stood after so many of its choices, found by playing them again. */
import {
  type AnyGame,
  type ChanceOutcome,
  type Options,
  Playthrough,
  ScriptedChance,
  type State,
} from '@conclave/kernel';
import type { ChoiceEntry, Match } from './match.ts';

/** What it takes, so plain that another thread can be handed it. */
export interface Rewind {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly start: readonly ChanceOutcome[];
  /** The choices to be played again, each as JSON. */
  readonly choices: readonly string[];
}

export function rewindOf({ game, seats, options, start, choices }: Match, length: number): Rewind {
  return { game: game.id, seats, options, start: start.chance, choices: choices.first(length).texts };
}

export function rewound(rewind: Rewind, gameNamed: (id: string) => AnyGame): State {
  const { game, seats, options, start, choices } = rewind;
  const again = new Playthrough(gameNamed(game), seats, options, new ScriptedChance(start));
  for (const text of choices) {
    const { seat, choice, chance } = JSON.parse(text) as ChoiceEntry;
    again.choose(seat, choice, new ScriptedChance(chance));
  }
  return again.state;
}
