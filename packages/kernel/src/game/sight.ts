/** What somebody at the table can know, remember and say. */
import type { Chance } from '../chance.ts';
import type { ClaimSpec, Said } from '../claims.ts';
import type { GameEvent, Told } from '../events.ts';
import type { Asked, Choice, Pending, State } from '../machine.ts';
import type { OrderRules } from '../orders.ts';
import type { Observer, Seat } from '../seats.ts';

/**
 * What a player keeps in mind beyond the present view, made only of events as told to that seat. Plain data.
 * Bots hand it to `worldFrom`.
 */
export interface MemorySpec<M, E extends GameEvent, S = unknown> {
  fresh(seat: Seat): M;
  note(memory: M, event: Told<E>): void;
  /** Somebody in earshot said this, perhaps the seat itself. Comes between the events in the order in which it was said. */
  hear?(memory: M, said: Said): void;
  /**
   * What everybody may remember in a world that the seat of this memory imagines, by seat and apart from what is given: for
   * the others at least what all were told.
   */
  recall?(memory: M, world: S): M[];
}

/** Who is asked what, as a view holds it under `pending`. */
export interface PendingView<C extends Choice = Choice> {
  readonly decision: string;
  /** Who is asked, as far as the observer may know. */
  readonly seats: readonly Seat[];
  /** The observer's own options; there only for somebody who is asked. */
  readonly options?: readonly C[];
}

/** A voice the rules give to some seats: the living, the dead, a faction. */
export interface Channel {
  readonly id: string;
  /** Who listens without being heard has false. */
  readonly speaks: boolean;
}

export interface Sight<S extends State, C extends Choice, V, M, E extends GameEvent> {
  /**
   * What the observer may know, built up field by field. Its `pending` is a `PendingView`, null when the game is over. Who
   * knows what is asked in the state may say so: to find it out again costs as much as all the rest.
   */
  viewOf(state: S, observer: Observer, pending?: Pending<C> | null): V;
  /** A full state that the seat could be in, as far as its view and memory tell. */
  worldFrom(view: V, chance: Chance, memory?: M): S;
  readonly memory: MemorySpec<M, E, S>;
  /** What the table answers for a seat whose time is up: one of the options, plain and the same for everybody, without chance. */
  timeOutChoice(view: V, asked: Asked<C>): C;
  /** Where the observer may listen and speak now; one channel `table` for all where the rules are silent. */
  channels?(state: S, observer: Observer): readonly Channel[];
  /** Things to say in a form that everybody can read; free text alone where the rules know no such talk. */
  readonly claims?: ClaimSpec<V, E>;
  /** What a seat can tell the table to answer for it; nothing where it is always asked in person. */
  readonly orders?: OrderRules<C, V, E>;
}
