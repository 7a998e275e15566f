/** The one object through which the rest of the world knows a game, and the parts it is made of. */
import type { ChanceOutcome } from './chance.ts';
import type { GameEvent } from './events.ts';
import type { Insight } from './game/insight.ts';
import type { OptionSpec } from './game/options.ts';
import type { Rules } from './game/rules.ts';
import type { Sight } from './game/sight.ts';
import type { Wording } from './game/wording.ts';
import type { Language } from './languages.ts';
import type { Choice, State } from './machine.ts';
import { BadInput } from './refused.ts';
import type { BySeat, Observer, Seat } from './seats.ts';
import { type Catalogue, readBy } from './texts.ts';

export * from './game/insight.ts';
export * from './game/options.ts';
export * from './game/rules.ts';
export * from './game/sight.ts';
export * from './game/wording.ts';

/**
 * A game to learn by. What chance brings at the setup is prepared, so that what is worth explaining comes up early;
 * an order may name only its first things. Everything after the setup is as in any game.
 */
export interface Lesson {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly chance: readonly ChanceOutcome[];
}

/** Its parts lie in modules of their own, and a game puts them together: `{ id, ..., ...rules, ...sight, ...words }`. */
export interface Game<
  S extends State = State,
  C extends Choice = Choice,
  V = unknown,
  M = unknown,
  E extends GameEvent = GameEvent,
> extends Rules<S, C, E>,
    Sight<S, C, V, M, E>,
    Wording<C, V, E> {
  readonly id: string;
  /** Seat counts it can be played with. */
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  /** Component ids by kind. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** There in Node, where bots play; a browser has none. */
  readonly insight?: Insight<S, C, V, M>;
  /** The guided games, in the order in which they are taken. */
  readonly lessons?: readonly Lesson[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no narrower type
export type AnyGame = Game<any, any, any, any, any>;

/** The events that a game tells. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the rest of the game is made of
export type EventsOf<G> = G extends Game<any, any, any, any, infer E> ? E : never;

export function checkSeats(game: AnyGame, seats: unknown): number {
  if (typeof seats === 'number' && game.seats.includes(seats)) return seats;
  throw new BadInput(`${game.id} is played with ${seatsInWords(game)} seats, not ${JSON.stringify(seats)}`);
}

function seatsInWords(game: AnyGame): string {
  const { seats } = game;
  return seats.length === 1 ? String(seats[0]) : `${seats[0]} to ${seats[seats.length - 1]}`;
}

/** Brings a stored state to the present shape, one migration at a time. */
export function migrateState<S extends State>(game: Game<S>, version: number, state: unknown): S {
  if (!Number.isInteger(version) || version < 1 || version > game.schemaVersion) {
    throw new BadInput(
      `${game.id}: a state of schema ${version} is unknown; this program reads 1 to ${game.schemaVersion}`,
    );
  }
  let current = state;
  for (let from = version; from < game.schemaVersion; from++) {
    const step = game.migrations?.[from];
    if (step === undefined) throw new Error(`${game.id} lacks the migration from schema ${from}`);
    current = step(current);
  }
  return current as S;
}

/** Everybody who can look at a game of so many seats. */
export function observersOf(seats: number): BySeat<Observer> {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/**
 * A game's words at one table: with the players' names in them, with what else is called differently there, and as the
 * person in the seat of the reader reads them; in the third person where nobody in particular reads.
 */
export function catalogueAt(
  game: AnyGame,
  view: unknown,
  names: readonly string[],
  language: Language,
  reader: Seat | null = null,
): Catalogue {
  const seats = names.map((name, seat) => [`name.seat.${seat}`, name]);
  const whole = { ...game.texts[language], ...Object.fromEntries(seats), ...game.namesAt?.(view, names, language) };
  return reader === null ? whole : readBy(game.placeOf?.(view, reader) ?? reader, whole);
}
