/** What the rest of the server wants of a database. One suite (`conformance.ts`) holds every implementation to it. */
import type { ChanceOutcome, Choice, Claim, GameEvent, Options, Outcome, Seat } from '@conclave/kernel';
import type { ClockSetting, NoticeText, Patch, TableStatus, Visibility } from '@conclave/protocol';
import type { ClusterStore } from './cluster-store.ts';
import type { TableRecords } from './rows.ts';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** session: a browser's cookie. bot: a program's key. recovery: a code that signs in one more device, once. */
export type TokenKind = 'session' | 'bot' | 'recovery';

export interface TokenRow {
  readonly id: string;
  /** SHA-256 of the token in hex; the token itself is nowhere. */
  readonly hash: string;
  readonly user: string;
  readonly kind: TokenKind;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly user: string | null;
  readonly bot: string | null;
  /** The name as it was when the seat was taken; empty once the user is deleted, and `user` is then an id of nobody. */
  readonly name: string;
  readonly entropy: string | null;
}

export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly options: Options;
  readonly clock: ClockSetting;
  readonly windowSeconds: number | null;
  readonly host: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly touchedAt: number;
  /** Secret until the end. Hex. */
  readonly seed: string;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  /** Whom the host sent away for good: digests, so that nobody can tell who it was (`access.ts`). */
  readonly removed: readonly string[];
  /** One for each seat of the game, taken or not. */
  readonly seats: readonly SeatRow[];
  /** The seats that are asked now: for "your turn" in lists. */
  readonly asked: readonly Seat[];
  /** When the table must be looked at even if nobody comes: a clock runs out. */
  readonly wakesAt: number | null;
}

/** One line of the table's log: what was done, in the order it was done. Nothing is ever taken out of it. */
export type Entry = {
  readonly at: number;
  /**
   * The user and command id it answers, so that a repeat finds it; null when the table acted by itself. The user sits at the
   * table or hosts it, then and for good: what somebody did is looked for at these tables only.
   */
  readonly by: { readonly user: string; readonly command: string } | null;
} & (
  | {
      readonly kind: 'start';
      readonly chance: readonly ChanceOutcome[];
      readonly events: readonly GameEvent[];
      /** The game's lesson: this chance was prepared and did not come from the stream. */
      readonly isLesson?: true;
      /** Which of the game's lessons, counted from 1; lines of earlier versions mean the first. */
      readonly lessonNumber?: number | undefined;
      readonly chanceUsed?: number;
    }
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly choice: Choice;
      /** Who decided: the person, an order the person gave, a bot that has the seat, a bot that stands in, or the clock. */
      readonly decidedBy: 'person' | 'order' | 'bot' | 'stand-in' | 'clock';
      readonly chance: readonly ChanceOutcome[];
      readonly events: readonly GameEvent[];
      readonly uncovered: boolean;
      /** Words of the chance stream that were used up to here; lines of earlier versions do not say it. */
      readonly chanceUsed?: number;
    }
  /**
   * So many choices stand after it; the others were taken back. With `chanceUsed` the stream was taken back too, to this word:
   * the same choice draws the same again.
   */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly choices: number; readonly chanceUsed?: number }
  /** The table itself had something to tell, after so many events. */
  | { readonly kind: 'notice'; readonly notice: NoticeText; readonly after: number }
);

/** A line as it is written: `body` is what it says beside when and by whom, in JSON. */
export interface WrittenEntry extends Pick<Entry, 'at' | 'by'> {
  readonly body: string;
}

/** Where the game stands: enough to go on without running it again. */
export interface PositionRow {
  /** How many entries the log has. */
  readonly entries: number;
  readonly schemaVersion: number;
  readonly state: unknown;
  /** Words of the table's chance stream that were used. */
  readonly chanceUsed: number;
  /** What the table keeps beside the rules: clocks, settings of seats, an open wish to undo. */
  readonly desk: unknown;
}

/** What became of the position with the last entry of a commit. A state changes in few places, and is large. */
export interface PositionChange {
  readonly state: Patch;
  readonly chanceUsed: number;
  readonly desk: unknown;
}

export interface ChatRow {
  readonly n: number;
  readonly at: number;
  readonly channel: string;
  readonly user: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** What was said in a form of the game, if it was. */
  readonly claim?: Claim | undefined;
  /** How many events had been told then. */
  readonly after?: number | undefined;
  /** The user's command that it answers, so that a repeat finds it. Nobody is told. */
  readonly command?: string;
}

/** What decides every race for a table: one narrow row that each commit compares and raises. */
export interface Head {
  /** The node that runs the table; null where there is one server, or nobody runs it now. */
  readonly owner: string | null;
  /** Raised whenever the table gets an owner. */
  readonly epoch: number;
  /** Raised by every commit, whatever it writes. */
  readonly revision: number;
  /** How many lines the log has. */
  readonly length: number;
}

/** The head of a table that is not stored yet. */
export const NO_HEAD: Head = { owner: null, epoch: 0, revision: 0, length: 0 };

/** The head once the commit is stored. */
export function headAfter({ on = NO_HEAD, entries = [] }: Pick<Commit, 'on' | 'entries'>): Head {
  return { ...on, revision: on.revision + 1, length: on.length + entries.length };
}

/** All that is written about a table at once: either all of it is on disk afterwards, or nothing is. */
export interface Commit {
  readonly table: TableRow;
  /** The head that the commit was decided on: if another one is stored, nothing is written. Revision 0 is a new table's. */
  readonly on?: Head;
  /** What of the table's row is written: all with the seats (the default), only `touchedAt`, `asked` and `wakesAt`, or nothing. */
  readonly row?: 'all' | 'progress' | 'none';
  /** New lines of the log, after those that the head counts. */
  readonly entries?: readonly WrittenEntry[];
  /** Its `entries` is the length of the log after this commit, so that a position never falls behind the log. */
  readonly position?: PositionRow;
  /** Instead of a position, with entries: how the stored one is to be changed. It is the cheaper the smaller it is. */
  readonly positionChange?: PositionChange;
  readonly chat?: readonly ChatRow[];
}

export interface StoredTable {
  readonly head: Head;
  readonly table: TableRow;
  readonly entries: readonly Entry[];
  readonly position: PositionRow | null;
  /** Oldest first: the latest 200 at the most, and of earlier ones those that are claims, which players remember. */
  readonly chat: readonly ChatRow[];
}

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly table: string;
  readonly about: string;
  readonly reason: string;
  readonly context: readonly ChatRow[];
}

/** mute: may not write in chats. ban: is not let in. */
export type SanctionKind = 'mute' | 'ban';

export interface Sanction {
  readonly kind: SanctionKind;
  readonly at: number;
  /** Null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

export interface Statistics {
  /** How many there are, and were seen within a day, a week, a month. */
  readonly users: { readonly all: number; readonly day: number; readonly week: number; readonly month: number };
  readonly tables: readonly { readonly game: string; readonly status: TableStatus; readonly tables: number }[];
  /** What a finished game comes to on average: lines of the log, and kilobytes of it. */
  readonly perGame: readonly { readonly game: string; readonly choices: number; readonly kilobytes: number }[];
  readonly openReports: number;
}

/** What the operator sees and does. */
export interface ModerationStore {
  sanctionsOf(user: string): Promise<readonly Sanction[]>;
  /** Null lifts it. */
  setSanction(user: string, kind: SanctionKind, sanction: Omit<Sanction, 'kind'> | null): Promise<void>;
  /** The latest first. */
  reports(which: {
    readonly closedToo: boolean;
  }): Promise<readonly (ReportRow & { readonly closedAt: number | null })[]>;
  closeReport(id: string, at: number): Promise<boolean>;
  /** By their id, or a part of their name. */
  findUsers(text: string): Promise<readonly UserRow[]>;
  /** At all tables and in all chats too. */
  renameEverywhere(id: string, name: string): Promise<void>;
  removeChat(table: string, n: number): Promise<boolean>;
  removeTable(id: string): Promise<boolean>;
  addInvitation(hash: string, at: number, uses: number): Promise<void>;
  /** False if nobody can come by it (any more). */
  useInvitation(hash: string): Promise<boolean>;
  statistics(now: number): Promise<Statistics>;
}

/** A time in which no server ran: clocks stood still. */
export interface Outage {
  readonly from: number;
  readonly to: number;
  /** Only this server stood still, and others ran. */
  readonly ofServer?: true;
}

/** Another writer was there first: load the table again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The database cannot be written or reached. `isUncertain`: the commit may or may not be on disk; load again to know. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly isUncertain: boolean;
  /** It cannot be reached, and may be there in a moment. */
  readonly isAway: boolean;

  constructor(message: string, options: { cause?: unknown; isUncertain: boolean; isAway?: boolean }) {
    super(message, { cause: options.cause });
    this.isUncertain = options.isUncertain;
    this.isAway = options.isAway === true;
  }
}

export interface Store extends ModerationStore {
  /**
   * Resolves when it is on disk. Throws `Conflict` or `StorageUnavailable`. Commits that wait together are written together.
   *
   * The head decides every race. That is also why a command is carried out once: of two commits that do so one comes too
   * late, and whoever loads the table again finds the command in its log. The store itself does not compare commands.
   */
  commit(commit: Commit): Promise<unknown>;
  loadTable(id: string): Promise<StoredTable | null>;
  /** The same, unread: for a thread that has the time. */
  loadRecords(id: string): Promise<TableRecords | null>;
  /** Only who sits there and how it stands: what can be seen of a table without its game. */
  loadRow(id: string): Promise<Pick<StoredTable, 'head' | 'table'> | null>;
  /**
   * Raises the head, so that no commit sent before can be written after this. Needed before a table is loaded whose last commit
   * is uncertain: otherwise that commit might land after the load.
   */
  raiseBarrier(table: string): Promise<void>;
  tableByCode(code: string): Promise<string | null>;
  /** Public tables that gather, newest first. */
  openTables(limit: number): Promise<readonly TableRow[]>;
  /** Tables where the user sits or hosts: those in play and gathering first, then the latest finished. */
  tablesOf(user: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables in play whose `wakesAt` has come. */
  tablesToWake(now: number, limit: number): Promise<readonly string[]>;
  /** Tables that gather and were not touched since then. */
  tablesUnused(before: number, limit: number): Promise<readonly string[]>;
  /** Removes at most so many tables that ended before then, with all that was played and said there, and gives how many. */
  removeTables(which: 'ended' | 'never-begun', before: number, limit: number): Promise<number>;
  countTables(): Promise<Readonly<Record<TableStatus, number>>>;

  createUser(user: UserRow, token: TokenRow): Promise<void>;
  user(id: string): Promise<UserRow | null>;
  /** Who has this token; null if nobody. */
  userByToken(hash: string, kinds: readonly TokenKind[]): Promise<{ user: UserRow; token: TokenRow } | null>;
  renameUser(id: string, name: string): Promise<void>;
  markSeen(user: string, token: string, at: number): Promise<void>;
  addToken(token: TokenRow): Promise<void>;
  tokensOf(user: string, kind: TokenKind): Promise<readonly TokenRow[]>;
  /** Ends sessions that were not used since then; gives how many. */
  removeSessions(before: number): Promise<number>;
  /** False if the user has no such token. */
  removeToken(user: string, id: string): Promise<boolean>;
  /** Takes the token away and says whose it was, at once: of two who try, one succeeds. */
  redeemToken(hash: string, kind: TokenKind): Promise<UserRow | null>;
  /**
   * Removes the user, tokens, mutes, and the user's name and words from tables and chat. Seats stay as they were played,
   * by an id of nobody. The heads of these tables are raised, so that whoever holds one has to load it again.
   */
  deleteUser(id: string): Promise<void>;
  /**
   * Removes at most so many users who were not seen since then and of whom nobody would miss anything: they have no seat and
   * host no table, so that they are in no log, they are in no report, and said nothing. Gives their ids.
   */
  removeIdleUsers(before: number, limit: number): Promise<readonly string[]>;
  /** Everything stored about the user, as plain data. */
  exportUser(id: string): Promise<unknown>;
  mutesOf(user: string): Promise<readonly string[]>;
  setMute(user: string, other: string, muted: boolean): Promise<void>;
  addReport(report: ReportRow): Promise<void>;

  /**
   * Makes the database this server's own. Throws `StorageUnavailable` with one line for the operator if another server runs on
   * it. If another one takes it later, because this one seemed dead, `hasDied` is called.
   */
  takeOver(): Promise<void>;
  /** For several servers on one database; null where that cannot be (SQLite). */
  readonly cluster: ClusterStore | null;
  /**
   * Called at the start: notes the time since the last sign of life as an outage, and gives all outages, the earliest first.
   * `isFirst` is false where other servers run already: then nothing is noted.
   */
  wakeUp(now: number, isFirst?: boolean): Promise<readonly Outage[]>;
  /**
   * Notes a time in which nothing could be stored, so that nobody could play: an outage like any other. To note it again,
   * with a later end, does no harm.
   */
  addOutage(outage: Outage): Promise<void>;
  /** "The server runs": resolves when it is on disk. */
  heartbeat(now: number): Promise<void>;
  /** The same without waiting for the disk: it outlives a crash of the server, if perhaps not one of the machine. */
  writeLiveness(now: number): Promise<void>;
  /** Throws `StorageUnavailable` if the database cannot be used. */
  ping(): Promise<void>;
  /** Finishes what was begun, then closes. */
  close(): Promise<void>;
}
