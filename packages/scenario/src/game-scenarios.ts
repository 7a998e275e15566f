import type { Choice, Context, Game, GameEvent, Options, State } from '@conclave/kernel';
import type { z } from 'zod';

/** What a game adds for its scenarios. It stands beside the `Game`, so that whoever only plays loads neither this nor zod. */
export interface GameScenarios<
  S extends State = State,
  C extends Choice = Choice,
  V = unknown,
  M = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, C, V, M, E>;
  /** What `given` may hold at a table of so many seats. RULES.md lists the same. */
  schemaOf(seats: number, options: Options): z.ZodType;
  /** A settled state built from a scenario's `given`; throws `BadInput` for what cannot be. */
  given(seats: number, options: Options, data: unknown, ctx: Context<E>): S;
  /** Everything there is to know of a state, by the specification's names, derived values included. */
  inspect(state: S): unknown;
  /** What else a scenario may call the choice, where the specification suggests several names; a name counts if one option alone bears it. */
  alsoCalled?(state: S, choice: C): readonly string[];
  /** Whether a scenario may write this name for a thing that is found in a state, a view or an event, such as `mir-manna` for `mir-manna-2`. */
  isCalled?(found: unknown, name: string): boolean;
  /** Whether order means nothing in the list at this path of a state or view, such as a hand: a scenario may write it in any. */
  isUnordered?(path: string): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: like AnyGame, the scenarios of no particular game have no narrower type
export type AnyScenarios = GameScenarios<any, any, any, any, any>;
