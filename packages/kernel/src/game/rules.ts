/** How a game is played: its rules, apart from who sees what and how it is told. */
import type { GameEvent } from '../events.ts';
import type { Choice, Context, Machine, State } from '../machine.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { Options } from './options.ts';

/** How a game ended. Who is not among the winners has lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Why, as a text key: `outcome.<reason>`. */
  readonly reason: string;
  /** The figures behind it. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The machine of the game's rulebook, and what is around it: the start, the end, stored states. */
export interface Rules<S extends State, C extends Choice, E extends GameEvent>
  extends Pick<Machine<S, C, E>, 'settle' | 'pending' | 'apply' | 'choose' | 'kindOfDecision'> {
  /** A new game, settled: the first seat is asked. */
  setup(seats: number, options: Options, ctx: Context<E>): S;
  outcome(state: S): Outcome | null;
  clone(state: S): S;
  /** Raised with every change that lets the same choices and chance lead elsewhere. */
  readonly rulesVersion: number;
  /** Raised with every change of the state's shape; `migrations[n]` turns a state of version n into n + 1. */
  readonly schemaVersion: number;
  readonly migrations?: Readonly<Record<number, (state: unknown) => unknown>>;
  /** Rounds or turns played so far, for statistics. */
  roundsOf(state: S): number;
  /** What each seat played, where seats differ in that (a Cult; a role and a character), for statistics; `dealt` is the state after setup. */
  partsOf?(state: S, dealt: S): BySeat<readonly string[]>;
  /**
   * How many seconds those who are asked have, as the game's own options say; null where they set no limit. Follows from
   * public facts only. Who is missing then is answered for by `timeOutChoice`.
   */
  secondsFor?(state: S): number | null;
}
