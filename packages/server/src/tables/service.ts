/** Everything people can do with tables, whichever way they ask: HTTP routes and sockets call nothing else. */
import type { Observer, Seat } from '@conclave/kernel';
import type {
  AddedDice,
  ChangeTable,
  ChatMessage,
  CreateTable,
  InWords,
  JoinTable,
  Say,
  Snapshot,
  StartTable,
  TableInfo,
  TableSummary,
} from '@conclave/protocol';
import type { Problem } from '../problem.ts';
import type { Sanction } from '../storage/store.ts';
import type { Packed } from '../work/pool.ts';
import type { PlayCommand } from './core/table.ts';

/** Whoever asks: signed in, with the public id and the name that others see. */
export interface User {
  readonly id: string;
  readonly name: string;
  /** The operator has muted them: they may not write in chats. */
  readonly muted?: Sanction;
}

/** An update, and the chat in it, which some may not want to read. */
export interface WrittenUpdate {
  readonly type: 'update';
  readonly seq: number;
  /** The whole message as it goes to clients, in JSON, written once for all who read it. */
  readonly text: string;
  readonly chat: readonly ChatMessage[];
}

/** The reader of a table: gets everything that one observer is told, in order. */
export interface Reader {
  readonly user: User | null;
  /** Says when it shows a window. */
  readonly shows?: boolean | undefined;
  send(message: { readonly type: 'snapshot'; readonly snapshot: Snapshot } | WrittenUpdate): void;
  /** What the reader knows still counts; what it missed of the stream, up to this number, is sent after it. */
  resumed(at: { readonly stream: string; readonly seq: number }): void;
  /** The reader may not look any longer. */
  closed(reason: Problem): void;
}

/** A finished game to look at again. */
export interface Retold {
  readonly game: string;
  /** Names what `packed` gives, which stays the same. */
  readonly etag: string;
  /** JSON, gzipped. */
  packed(): Promise<Packed>;
}

/** All methods throw `Problem`. `who` is null for somebody who is not signed in. `code` opens a private table. */
export interface Tables {
  create(who: User, request: CreateTable): Promise<TableInfo>;
  info(who: User | null, table: string, code?: string): Promise<TableInfo>;
  idOfCode(code: string): Promise<string>;
  openTables(): Promise<readonly TableSummary[]>;
  tablesOf(who: User): Promise<readonly TableSummary[]>;

  // Before the start.
  join(who: User, table: string, request: JoinTable): Promise<TableInfo>;
  leave(who: User, table: string): Promise<TableInfo>;
  /** The host sends a person away for good, or a bot. In play: lets a bot play for somebody who is gone for a while. */
  clearSeat(who: User, table: string, seat: Seat): Promise<TableInfo>;
  seatBot(who: User, table: string, seat: Seat, level: string): Promise<TableInfo>;
  change(who: User, table: string, request: ChangeTable): Promise<TableInfo>;
  /** Mixes the person's own entropy into the dice. */
  addEntropy(who: User, table: string, dice: AddedDice): Promise<TableInfo>;
  /** Begins; with `fill`, bots of this level take the free seats. */
  start(who: User, table: string, request?: StartTable): Promise<TableInfo>;
  /** Ends a table: the host before the start; in play whoever is the only person left at it. */
  abandon(who: User, table: string): Promise<TableInfo>;
  /** A new table with the same game, options and seats, which gathers; the same one for everybody who asks. */
  rematch(who: User, table: string): Promise<TableInfo>;

  // In play. Each resolves when it is on disk; a repeat of a command id is answered again and not done again.
  play(who: User, table: string, command: PlayCommand): Promise<void>;
  say(who: User, table: string, command: Say): Promise<ChatMessage>;
  /** The person's page shows the window that this decision belongs to. */
  shown(who: User, table: string, decision: string): Promise<void>;

  // Looking on.
  snapshot(who: User | null, table: string, code?: string): Promise<Snapshot>;
  /** Resolves as soon as the observer's sequence number is past `after` in this stream, or the time is up. */
  waitFor(
    who: User | null,
    table: string,
    after: { readonly stream: string; readonly seq: number },
    milliseconds: number,
    code?: string,
  ): Promise<Snapshot>;
  /** Sends what was missed since `resume`, or a snapshot, and everything that follows. Call the result to stop. */
  open(
    reader: Reader,
    table: string,
    resume?: { readonly stream: string; readonly seq: number },
    code?: string,
  ): Promise<() => void>;
  /** What is asked, the options and what happened since so many events, for clients that do not know the game. */
  inWords(snapshot: Snapshot, language: string, since?: number): InWords;
  /** The same messages, claims in words too. */
  chatInWords(chat: readonly ChatMessage[], game: string, language: string): readonly ChatMessage[];
  report(
    who: User,
    table: string,
    request: { readonly about: string; readonly reason: string; readonly message?: number | undefined },
  ): Promise<void>;

  // After the end.
  /**
   * The game as an observer was told it (a `Replay`), or the whole of it with its dice, for `conclave replay` and `conclave verify`
   * (a `GameRecord`). `account` is whose share of the workers it uses.
   */
  retell(
    who: User | null,
    table: string,
    as: Observer | 'all' | 'record',
    account: string,
    code?: string,
  ): Promise<Retold>;

  /** A user was deleted from the store: tables in memory let go of the name and the words too. */
  forget(user: User): Promise<void>;
}
