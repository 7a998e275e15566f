/** Orders: what a seat tells the table to answer for it, so that it need not be asked each time. */
import type { GameEvent, Told } from './events.ts';
import type { Choice } from './machine.ts';
import type { Seat } from './seats.ts';

/** What everybody at the table knows, and all that an order may look at: an answer that comes by itself tells nothing more. */
export interface OpenFacts<V, E extends GameEvent> {
  /** What is asked now; null when the game is over. */
  readonly decision: string | null;
  /** The spectator's view. */
  readonly view: V;
  /** How many events were told so far. */
  readonly told: number;
  /** The events as spectators were told them, the latest first. */
  latest(): Iterable<Told<E>>;
}

/** What an order can answer to a question. */
export interface OrderAnswer<C extends Choice = Choice> {
  readonly choice: C;
  /** Questions of one stretch that follow each other are answered in one go, where answers wait for the end of a beat. */
  readonly stretch: string;
}

/** The orders of a game, for tables of people: the rules ask the same questions and get the same answers without them. */
export interface OrderRules<C extends Choice, V, E extends GameEvent, O = unknown> {
  /** The one answer that orders can give to what is asked now, whoever is asked; null where they never answer. */
  answer(facts: OpenFacts<V, E>): OrderAnswer<C> | null;
  /** The seat's orders once it has wished for this, plain data; null when none are left. Throws `BadInput` that says what to do. */
  given(present: O | null, wish: unknown, seat: Seat, facts: OpenFacts<V, E>): O | null;
  /** What is left of the orders when things stand like this; null when they are over. */
  left(orders: O, seat: Seat, facts: OpenFacts<V, E>): O | null;
  /** Whether the orders answer what the seat is asked now. */
  cover(orders: O, seat: Seat, facts: OpenFacts<V, E>): boolean;
}
