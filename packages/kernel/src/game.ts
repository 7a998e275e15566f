/** The one object through which the rest of the world knows a game. */
import type { BoxForm } from './box/form.ts';
import { boxText } from './box/read.ts';
import type { Chance, ChanceOutcome } from './chance.ts';
import type { Claim, ClaimSpec, Said } from './claims.ts';
import type { GameEvent, Told } from './events.ts';
import type { Language } from './languages.ts';
import type { Asked, Choice, Context, Machine, Pending, State } from './machine.ts';
import type { OrderRules } from './orders.ts';
import { BadInput } from './refused.ts';
import type { SourceMark } from './rulebook/book.ts';
import type { BySeat, Observer, Seat } from './seats.ts';
import { type Catalogue, readBy, type Shelf, type Words } from './texts.ts';

/** An option of a game, as a table is created with it. The first sentence of its text is in the catalogue: `option.<id>`. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  /** What a scenario means that does not name it, where tables begin with other numbers than the specification's. */
  readonly inScenarios?: string | number;
  /** Where one value can be written in several ways (a set in any order): the one of `values` that is meant. Throws `BadInput` for none. */
  readonly read?: (value: string) => string;
  /** A preset: what each of its values sets of the other options, unless they are named by hand. */
  readonly sets?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** Numbers of the components that a table may replace (`components`): its value is a text that `boxText` has written. */
  readonly form?: BoxForm;
  /** Values that need so many seats at least. */
  readonly fewestSeats?: Readonly<Record<string, number>>;
  /** The rule that defines it. */
  readonly rule: string;
}

/** Chosen values by option id, complete: see `resolveOptions`. */
export type Options = Readonly<Record<string, string | number>>;

/** How a game ended. Who is not among the winners has lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Why, as a text key: `outcome.<reason>`. */
  readonly reason: string;
  /** The figures behind it. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** One rule of the specification, for the rules drawer, log lines and refusals. */
export interface RuleText {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * Where rules and components come from, if not from the text of the printed game: `reconstructed` is what that text did not hold,
 * rebuilt so that all that is known fits; `ours` is an addition of this project.
 */
export interface Provenance {
  readonly mark: SourceMark;
  readonly rules: readonly string[];
  readonly components: readonly string[];
  /** One sentence for players. */
  readonly why: Readonly<Partial<Record<Language, string>>>;
}

/** A thing on the table that can be touched: `card:<id>`, `location:<id>`, `deck`, `valley`, `hunter`, `button:<choice type>`. */
export type Thing = string;

/** A choice as people make it: the things to touch, one after another, and the same in words. */
export interface Description {
  readonly path: readonly Thing[];
  readonly words: Words;
  /** The rule it rests on. */
  readonly rule: string;
  /**
   * Where it stands in the bar below the board: `confirm` does the thing, `pass` ends without doing anything. Without a slot
   * it stands in the list only. A path of things with the slot `confirm` waits there once all of them were touched.
   */
  readonly slot?: Slot;
  /** The label in its slot, at most 22 characters in every language. */
  readonly short?: Words;
  /** Asked before it is done, because it may lose the game or a life: a sentence that says what happens. */
  readonly warning?: Words;
}

export type Slot = 'pass' | 'confirm';

/** What happened, as a log line and the rule it rests on. */
export interface Narration {
  readonly words: Words;
  readonly rule: string;
}

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

/**
 * A first game to learn by. What chance brings at the setup is prepared, so that what is worth explaining comes up early;
 * an order may name only its first things. Everything after the setup is as in any game.
 */
export interface Lesson {
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly chance: readonly ChanceOutcome[];
}

export interface Game<
  S extends State = State,
  C extends Choice = Choice,
  V = unknown,
  M = unknown,
  E extends GameEvent = GameEvent,
> extends Pick<Machine<S, C, E>, 'settle' | 'pending' | 'apply' | 'choose' | 'kindOfDecision'>,
    Shelf {
  readonly id: string;
  /** Seat counts it can be played with. */
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  /** Component ids by kind. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** Raised with every change that lets the same choices and chance lead elsewhere. */
  readonly rulesVersion: number;
  /** Raised with every change of the state's shape; `migrations[n]` turns a state of version n into n + 1. */
  readonly schemaVersion: number;
  readonly migrations: Readonly<Record<number, (state: unknown) => unknown>>;

  /** A new game, settled: the first seat is asked. */
  setup(seats: number, options: Options, ctx: Context<E>): S;
  outcome(state: S): Outcome | null;
  /**
   * What the observer may know, built up field by field. Its `pending` is a `PendingView`, null when the game is over. Who
   * knows what is asked in the state may say so: to find it out again costs as much as all the rest.
   */
  viewOf(state: S, observer: Observer, pending?: Pending<C> | null): V;
  /** A full state that the seat could be in, as far as its view and memory tell. */
  worldFrom(view: V, chance: Chance, memory?: M): S;
  readonly memory: MemorySpec<M, E, S>;
  /** Where the observer may listen and speak now; one channel `table` for all where the rules are silent. */
  channels?(state: S, observer: Observer): readonly Channel[];
  /** Things to say in a form that everybody can read; free text alone where the rules know no such talk. */
  readonly claims?: ClaimSpec<V, E>;
  /**
   * How many seconds those who are asked have, as the game's own options say; null where they set no limit. Follows from
   * public facts only. Who is missing then is answered for by `timeOutChoice`.
   */
  secondsFor?(state: S): number | null;
  /** What a seat can tell the table to answer for it; nothing where it is always asked in person. */
  readonly orders?: OrderRules<C, V, E>;
  clone(state: S): S;

  /** The choice's name by the specification's ids, such as `play:cultist-jade-06`. Unique among the options of a decision. */
  choiceId(choice: C): string;
  /** What else a scenario may call the choice, where the specification suggests several names; a name counts if one option alone bears it. */
  alsoCalled?(state: S, choice: C): readonly string[];
  /** Whether a scenario may write this name for a thing that is found in a state, a view or an event, such as `mir-manna` for `mir-manna-2`. */
  isCalled?(found: unknown, name: string): boolean;
  /** Whether order means nothing in the list at this path of a state or view, such as a hand: a scenario may write it in any. */
  isUnordered?(path: string): boolean;
  describe(view: V, choice: C): Description;
  /** What the table answers for a seat whose time is up: one of the options, plain and the same for everybody, without chance. */
  timeOutChoice(view: V, asked: Asked<C>): C;
  /** The sentence that asks for the pending decision, as the view's observer reads it. */
  prompt(view: V): Words;
  /** The sentence that tells an event as it was told to somebody, and the rule it rests on; null for what needs no words. */
  narrate(event: Told<E>): Narration | null;

  /** Everything there is to know of a state, by the specification's names, derived values included: for scenarios. */
  inspect(state: S): unknown;
  /** A settled state built from a scenario's `given`; throws `BadInput` for what cannot be. */
  given(seats: number, options: Options, given: unknown, ctx: Context<E>): S;

  /** What sentences call differently at this table: texts that replace those of the catalogue, seats included. */
  namesAt?(view: V, names: readonly string[], language: Language): Catalogue;
  /** Which of the seats that sentences name is this player's, where there are more places at the table than players. */
  placeOf?(view: V, seat: Seat): Seat;
  readonly rules: readonly RuleText[];
  /** The same rules in other languages, where they are told in them: the same ids in the same order. */
  readonly translatedRules?: Readonly<Partial<Record<Language, readonly RuleText[]>>>;
  /**
   * Ids of the specification that players do not read on their own: each leads to the ruling that says the same, or to
   * nothing where it is only about the program. Scenarios and tests may cite them.
   */
  readonly foldedRules?: Readonly<Record<string, string | null>>;
  /** What is not from the printed game's own text; everything that no mark names is. */
  readonly sources?: readonly Provenance[];
  readonly insight?: Insight<S, C, V, M>;
  readonly lesson?: Lesson;
  /** Rounds or turns played so far, for statistics. */
  roundsOf(state: S): number;
  /** What each seat played, where seats differ in that (a Cult; a role and a character), for statistics; `dealt` is the state after setup. */
  partsOf?(state: S, dealt: S): BySeat<readonly string[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no narrower type
export type AnyGame = Game<any, any, any, any, any>;

/** The events that a game tells. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the rest of the game is made of
export type EventsOf<G> = G extends Game<any, any, any, any, infer E> ? E : never;

/** Checks chosen options against what the game offers and fills in the defaults. */
export function resolveOptions(game: AnyGame, chosen: Readonly<Record<string, unknown>> = {}): Options {
  return completed(game, chosen, (spec) => spec.default);
}

/** The same for a scenario: what it does not name is as the specification has it. */
export function optionsOfScenario(game: AnyGame, chosen: Readonly<Record<string, unknown>> = {}): Options {
  return completed(game, spelledOut(game, chosen), (spec) => spec.inScenarios ?? spec.default);
}

/** A preset of which something is named otherwise is written as what it sets: complete options would no longer show what was named. */
function spelledOut(game: AnyGame, chosen: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const { id: preset, sets } of game.options) {
    const set = sets?.[String(chosen[preset])] ?? {};
    const { [preset]: _, ...named } = chosen;
    if (Object.keys(set).some((id) => id in named)) return { ...set, ...named };
  }
  return chosen;
}

function completed(
  game: AnyGame,
  chosen: Readonly<Record<string, unknown>>,
  unnamed: (spec: OptionSpec) => string | number,
): Options {
  const complete: Record<string, string | number> = {};
  for (const spec of game.options) complete[spec.id] = unnamed(spec);
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options.find((one) => one.id === id);
    if (spec === undefined) {
      const known = game.options.map((one) => one.id).join(', ') || 'none';
      throw new BadInput(`${game.id} has no option ${JSON.stringify(id)}; it has: ${known}`);
    }
    if (spec.form !== undefined) {
      complete[id] = boxText(spec.form, value);
      continue;
    }
    // Command lines and YAML blur `2` and "2", `on` and true: the written value decides.
    const meant = spec.read?.(written(value)) ?? written(value);
    const match = spec.values.find((one) => String(one) === meant);
    if (match === undefined) {
      throw new BadInput(`option ${id} cannot be ${JSON.stringify(value)}; it can be: ${spec.values.join(', ')}`);
    }
    complete[id] = match;
  }
  return complete;
}

function written(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return String(value);
}

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
    const step = game.migrations[from];
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
