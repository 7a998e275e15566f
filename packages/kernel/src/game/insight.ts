/** What a game knows about good play. Only bots read it: a browser does not load it. */
import type { Chance } from '../chance.ts';
import type { Claim, Said } from '../claims.ts';
import type { Choice } from '../machine.ts';
import type { Seat } from '../seats.ts';

/**
 * How a master tries its best options out: each is played on in the same imagined worlds with the same luck, and judged by
 * `evaluate` at the horizon. For games whose trees are too wide to search.
 */
export interface TrialHints {
  /** How many options, the best at first sight, are tried out. */
  readonly candidates: number;
  /** An option that looks worse than the best by more than this is not tried out. */
  readonly margin: number;
  /** How many worlds the last two candidates are tried out in at the most. */
  readonly worlds: number;
  /** The horizon: so many rounds begun (see `roundsOf`), or so many decisions made, whichever comes first. */
  readonly rounds: number;
  readonly decisions: number;
  /** How many worlds the first sight counts for. */
  readonly trust: number;
  /** The decisions that are worth it; all where not given. Elsewhere the first sight decides. */
  readonly at?: readonly string[];
  /**
   * Where given, everybody plays on as an adept who looks at so many worlds, knowing what its seat can know, and talks:
   * slow, but others are then neither all-knowing nor deaf. The game must say what they `recall`. Else all choose as
   * `suggest` says.
   */
  readonly worldsOfOthers?: number;
  /** The decisions at which they look as carefully as at a real table. */
  readonly careAt?: readonly string[];
}

/** What a game knows about good play; bots of every strength are built from it. */
export interface Insight<S, C extends Choice, V = unknown, M = unknown> {
  /** How promising a full (imagined) state is for the seat, as far as it remembers how it came to it: -1 lost, 0 even, 1 won. */
  evaluate(state: S, seat: Seat, memory?: M): number;
  /** A quick, sensible choice for roll-outs; cheaper than trying the options out. */
  suggest?(state: S, seat: Seat, decision: string, options: readonly C[], chance: Chance): C;
  /**
   * What the options are worth to the seat, in their order, where that can be told without trying them out; null for an
   * option that has to be tried out, or for all of them.
   */
  weigh?(state: S, seat: Seat, decision: string, options: readonly C[], memory?: M): readonly (number | null)[] | null;
  /** The same for all worlds at once, from what the seat sees and remembers, where that takes no imagining; else null. */
  glance?(
    view: V,
    seat: Seat,
    decision: string,
    options: readonly C[],
    chance: Chance,
    memory?: M,
  ): readonly number[] | null;
  /** The options that need a look: of those that differ only in name or order, one. Follows from what the seat knows. */
  distinct?(state: S, seat: Seat, decision: string, options: readonly C[]): readonly C[];
  /** Decisions that begin something new: what an earlier choice leads to is judged before them. */
  readonly beginnings?: readonly string[];
  /**
   * What a bot of this seat says next, true or not; null when it has nothing (more) to say. Asked for when the seat is to
   * decide where `claims.talksAt`, and again after each claim: the seat's memory has heard its own words by then.
   */
  says?(view: V, memory: M, seat: Seat, chance: Chance): Claim | null;
  /**
   * What a bot of this seat answers to what somebody has just claimed, whenever that was; null when it is not spoken to. Its
   * words may be false, but whether it answers, and about what, follows from what everybody has seen and heard: else its
   * silence would tell what it is.
   */
  answers?(view: V, memory: M, seat: Seat, said: Said, chance: Chance): Claim | null;
  /** A world as a master imagines it, where it makes more of what it remembers than `worldFrom` does. */
  imagine?(view: V, chance: Chance, memory?: M): S;
  /** Brings an imagined world up to date with what its table has come to think by now, as far as the seat can tell. */
  reflect?(world: S, seat: Seat, memory: M): void;
  /** What a master knows better: it takes the place of the same things here. */
  readonly mastery?: Partial<Omit<Insight<S, C, V, M>, 'mastery'>>;
  /** There where a master tries options out; else it searches a tree. */
  readonly trials?: TrialHints;
  /** How many worlds to imagine for one decision at the least; one is enough where hidden things seldom change the choice. */
  readonly worlds?: number;
}
