/** Positions of worked examples. What stands after an example is what the rules make of it, so no picture can be wrong. */
import { type AnyGame, type Choice, optionsOfScenario, type Seat, SeededChance, silent } from '@conclave/kernel';

export interface Position {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** As in a scenario. */
  readonly given: object;
  /** What is done, one choice after another. */
  readonly steps?: readonly (readonly [Seat, object])[];
}

/** What a seat sees after the first few steps; after all of them, if no number is given. */
export function viewAt(
  game: AnyGame,
  position: Position,
  steps = position.steps?.length ?? 0,
  seat: Seat = 0,
): unknown {
  const context = silent(new SeededChance('rulebook'));
  const state = game.given(position.seats, optionsOfScenario(game, position.options), position.given, context);
  game.pending(state);
  for (const [chooser, choice] of position.steps?.slice(0, steps) ?? []) {
    game.choose(state, chooser, choice as Choice, context);
  }
  return game.viewOf(state, seat);
}
