/** Positions of worked examples. What stands after an example is what the rules make of it, so no picture can be wrong. */
import {
  type Chance,
  type Choice,
  type Game,
  optionsOfScenario,
  ScriptedChance,
  type Seat,
  SeededChance,
  type State,
  silent,
} from '@conclave/kernel';
import type { AnyScenarios } from '@conclave/scenario';

export interface Position {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** As in a scenario. */
  readonly given: object;
  /** What is done, one choice after another: a seat, and the choice itself or its name as in a scenario. */
  readonly steps?: readonly (readonly [Seat, object | string])[];
  /** Outcomes of chance, as in a scenario. */
  readonly chance?: readonly unknown[];
}

/** What a seat sees after the first few steps; after all of them, if no number is given. */
export function viewAt<V>(
  // biome-ignore lint/suspicious/noExplicitAny: of the game only what its views look like matters
  scenarios: AnyScenarios & { readonly game: Game<any, any, V, any, any> },
  position: Position,
  steps = position.steps?.length ?? 0,
  seat: Seat = 0,
): V {
  const { game } = scenarios;
  const { chance: script = [] } = position;
  const chance = script.length === 0 ? new SeededChance('rulebook') : scripted(scenarios, script);
  const context = silent(chance);
  const state = scenarios.given(position.seats, optionsOfScenario(game, position.options), position.given, context);
  for (const [chooser, choice] of position.steps?.slice(0, steps) ?? []) {
    game.choose(
      state,
      chooser,
      typeof choice === 'string' ? called(scenarios, state, chooser, choice) : (choice as Choice),
      context,
    );
  }
  return game.viewOf(state, seat);
}

function scripted({ isCalled }: AnyScenarios, script: readonly unknown[]): Chance {
  return new ScriptedChance(script, { loose: true, ...(isCalled === undefined ? {} : { isCalled }) });
}

function called({ game, alsoCalled }: AnyScenarios, state: State, seat: Seat, name: string): Choice {
  const options = game.pending(state)?.asked.find((asked) => asked.seat === seat)?.options ?? [];
  const found =
    options.find((one) => game.choiceId(one) === name) ??
    options.find((one) => alsoCalled?.(state, one).includes(name));
  if (found === undefined) {
    throw new Error(`${name} is not offered to seat ${seat}: ${options.map((one) => game.choiceId(one)).join(', ')}`);
  }
  return found;
}
