/** What stands between the connection, the table's screen and the boards of the games. */
import type { AnyGame, Catalogue, Choice, Description, GameEvent, Language, Seat, Thing, Told } from '@conclave/kernel';
import type { ChatMessage, ClockInfo, Snapshot } from '@conclave/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { ConnectionState } from '../core/connection.ts';
import type { TableActions } from '../core/table-actions.ts';
import type { Frame } from './frame/frames.ts';
import type { Tempo } from './pace/tempo.ts';
import type { SeatState } from './seat/seat-state.ts';
import type { Sound } from './sounds/sounds.ts';

/** A game as the browser has it: its words and rules, and how its table is drawn. */
export interface LoadedGame<E extends GameEvent = GameEvent> {
  readonly game: AnyGame;
  /** Hands its parts over to a `Stage`: seats, board, own. */
  Board(props: BoardProps<E>): ReactNode;
  /**
   * A class on the whole screen that sets `--seats` and `--own`, the heights of these regions, by frame and by the
   * `data-seats` beside it. Nothing else may change them, so that nothing ever jumps.
   */
  readonly frame: string;
  /** Round, phase, turn: what stands beside the game's name in the header; at most 24 characters. */
  heading?(scene: Scene<E>): string;
  /** The options that lead on from one that only begins something, such as a card that asks where it goes; null: it stands. */
  expand?(view: unknown, option: PathOption): readonly PathOption[] | null;
  /** The question of the step one is in, once things were touched ("Lamia: from whom?"); null: the table says it plainly. */
  step?(scene: Scene<E>, touched: readonly Thing[]): string | null;
  /** What an option would bring, once only a yes is missing ("Crypt: 2 steps, nobody there"); null: the option's own words. */
  summary?(scene: Scene<E>, option: PathOption): string | null;
  /** A strike of fate that gets a picture of its own for a moment; null for everything else. */
  momentOf?(scene: Scene<E>, event: Told<E>): Moment | null;
  /** The things an event changed and the seat that did it: they are underlined until that seat's next turn. */
  traceOf?(scene: Scene<E>, event: Told<E>): Trace | null;
  /** Whether an event told the observer something that only the observer knows: it stays in sight. */
  isOwnNews?(scene: Scene<E>, event: Told<E>): boolean;
  /** Whether a line of the log begins a turn: lines are folded by it. */
  beginsTurn?(event: Told<E>): boolean;
  /** Whether an event belongs to the short version of the log. */
  isImportant?(event: Told<E>): boolean;
  /** The sound of an event, for those who want to hear the table. */
  soundOf?(event: Told<E>): Sound | null;
  /** A small picture beside a line of the log. */
  EventPicture(props: { readonly event: Told<E> }): ReactNode;
  /** Whose words these are, as small as a letter; a name alone where the game has no signs for its seats. */
  readonly SeatSign?: ComponentType<SeatSignProps>;
  /** What a claim names beside people, as small as a letter; words alone where the game has no such signs. */
  readonly ValueSign?: ComponentType<{ readonly value: string }>;
  /** The figures behind the outcome, once the game is over. */
  Result(props: ResultProps<E>): ReactNode;
  /** The picture of whoever won, and the observer's own part in the game in a sentence; null for somebody who looked on. */
  ending?(scene: Scene<E>): { readonly picture: ReactNode; readonly part: string | null };
  /** What the person lets the table answer, beside the question; none if the game has no such orders. */
  readonly Orders?: ComponentType<OrdersProps>;
  /** Whether there is something to order just now; always, if the game does not say. */
  canOrder?(scene: Scene<E>, you: Seat): boolean;
  /** Seats may respond in windows: one may pass ahead. */
  readonly hasWindows?: boolean;
  /** What a thing is, and why it cannot be touched now if it cannot. */
  explain(scene: Scene<E>, thing: Thing): Explanation;
  /** What is worth a curve over the moves of a game. */
  figures(view: unknown): readonly Figure[];
  /** The round a view is in, where the game has rounds: curves are divided by them. */
  roundOf?(view: unknown): number;
  /** A class under which `--seat` is the colour that the seat has on the board, where `data-seat` is set; curves have the same. */
  paintOf?(view: unknown, seat: Seat): string;
  /** The guided games, in the order in which they are taken; none if there is nothing to learn by. */
  readonly guidedGames?: readonly GuidedGame<E>[];
  /** What a player is told when a game begins, from what their own seat sees. */
  introduce?(scene: Scene<E>): Introduction;
}

/** One short paragraph each, in the scene's language. */
export interface Introduction {
  /** What you are. */
  readonly you: string;
  /** How you win. */
  readonly goal: string;
  /** What a turn is. */
  readonly turn: string;
}

export interface Moment {
  /** great: over the board, if the observer is not asked just then; small: a medal beside its cause. */
  readonly weight: 'great' | 'small';
  readonly picture: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** What caused it; a medal stands beside it. */
  readonly thing?: Thing;
}

export interface Trace {
  readonly seat: Seat;
  readonly things: readonly Thing[];
}

/** A table in play as somebody sees it. */
export interface Scene<E extends GameEvent = GameEvent> {
  readonly game: AnyGame;
  readonly view: unknown;
  /** Whose place is at the bottom. */
  readonly seat: Seat;
  /** Where the person sits who looks; null for somebody who only looks on. */
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly language: Language;
  readonly catalogue: Catalogue;
  /** Everything that was told to whoever looks, from the beginning. */
  readonly told: readonly Told<E>[];
}

export interface ResultProps<E extends GameEvent = GameEvent> extends Scene<E> {
  /** What was said at the table; left out where nobody knows it any more. */
  readonly chat?: readonly ChatMessage[];
}

/** The signs that stand beside words in the talk. */
export type TalkSigns = Pick<LoadedGame, 'SeatSign' | 'ValueSign'>;

export interface SeatSignProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
  /** The reason and its rule; null when nothing speaks against it. */
  readonly whyNot: { readonly line: string; readonly rule: string } | null;
}

export interface Figure {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  readonly bySeat: readonly number[];
}

/** What a newcomer is told in a prepared game, each thing when it first matters. */
export interface GuidedGame<E extends GameEvent = GameEvent> {
  /** What is learnt in it, in the reader's language; without one, the game itself. */
  name?(): string;
  readonly lessons: readonly Lesson<E>[];
}

export interface Lesson<E extends GameEvent = GameEvent> {
  readonly id: string;
  /** In the reader's language. */
  text(): { readonly title: string; readonly text: string };
  readonly rule: string;
  /** The thing on the table it points at. */
  thing?(view: unknown): Thing | undefined;
  /** Whether it matters now. */
  matters(view: unknown, fresh: readonly Told<E>[]): boolean;
}

/** An option with its path of things to touch. */
export interface PathOption {
  readonly choice: Choice;
  readonly description: Description;
  /** What is chosen right after it, where one path answers several questions in a row. */
  readonly next?: Choice;
}

/** How a board shows what can be touched, without knowing how choices are made. */
export interface Touching {
  /** Things that can be touched next. */
  readonly touchable: ReadonlySet<Thing>;
  /** Things that do not come next, but whose touch lets go of what was touched and takes another way. */
  readonly otherWays: ReadonlySet<Thing>;
  /** Things touched so far. */
  readonly touched: readonly Thing[];
  /** What was touched last and is on its way to the server. */
  readonly sending: Thing | null;
  touch(thing: Thing): void;
  /** Takes the last choice back; left out or null where others would have to agree. */
  readonly takeBack?: (() => void) | null;
  /** The option that would be made if this thing were touched, where it is the last of a path: for previews. */
  optionBehind(thing: Thing): PathOption | null;
  /** Explains a thing: what it is, and why it can or cannot be touched now. */
  explain(thing: Thing): void;
}

/** Everything with `data-thing` on a board can be explained by hovering, a long press, a right click or `?`. */
export interface BoardProps<E extends GameEvent = GameEvent> extends Scene<E> {
  readonly touching: Touching;
  /** How the screen is divided, by the size of the window alone. */
  readonly frame: Frame;
  /** Who sits where, who is asked, and what time is left: for the seats' plates. */
  readonly seats: readonly SeatState[];
  /** How long movement takes at the pace the person has chosen. */
  readonly tempo: Tempo;
  /** What only the observer was told since the last decision, in sentences, the latest last. */
  readonly known: readonly string[];
  /** What was just told, for movement; empty at first and in quiet moments. */
  readonly fresh: readonly Told<E>[];
  readonly reducedMotion: boolean;
  /** What goes on beside the rules; left out in a replay. */
  readonly live?: Live;
}

/** What people say and what time is left, for boards that show it where it matters. */
export interface Live {
  readonly clock: ClockInfo | null;
  /** The server's time now, in milliseconds. */
  readonly serverNow: () => number;
  readonly talk: Talk;
  /** The chat without claims, for a place beside them. */
  readonly plainChat: ReactNode;
  /** What the person lets the table answer, so that the board can show it; null for somebody who only looks on. */
  readonly orders?: Pick<OrdersProps, 'orders' | 'order'> | null;
}

/** What was said at the table, and ways to say something. */
export interface Talk {
  readonly table: string;
  readonly chat: readonly ChatMessage[];
  readonly channels: Snapshot['channels'];
  readonly say: TableActions['say'];
  readonly claim: TableActions['claim'];
}

export interface OrdersProps {
  readonly scene: Scene;
  readonly you: Seat;
  /** What is ordered now, in a form of the game; null: nothing. */
  readonly orders: unknown;
  readonly order: TableActions['order'];
  /** People have days for a move. */
  readonly isSlow: boolean;
  readonly openRule: (rule: string) => void;
  /** Closes what the orders are given in. */
  readonly close: () => void;
}

export interface TableScreenProps {
  readonly loaded: LoadedGame;
  readonly snapshot: Snapshot;
  readonly connection: ConnectionState;
  /** How many things were tapped that could not be sent yet. */
  readonly unsent?: number;
  readonly actions: TableActions;
  /** The server's time now, in milliseconds: what clocks and windows are counted by. */
  readonly serverNow: () => number;
  /** What a guided game says over the table; it can open rules. */
  readonly guide?: (openRule: (rule: string) => void) => ReactNode;
}
