/**
 * A table in memory. What is done to it is done one after another; it is on disk before anybody is told, and what cannot be
 * stored did not happen. Nobody else writes to it: if the database says otherwise, the table is loaded again.
 */
import { type AnyGame, migrateState, type Observer, type Seat, toldTo } from '@conclave/kernel';
import { type ChatMessage, GONE_AFTER, type Snapshot, type TableInfo, type UndoInfo } from '@conclave/protocol';
import type { BotPool } from '../bots/pool.ts';
import { Problem } from '../problem.ts';
import type { ChatRow, Entry, Outage, Store, StoredTable, TableRow } from '../storage/store.ts';
import { Conflict, StorageUnavailable } from '../storage/store.ts';
import { mustBe, observerOf, type Viewer, viewerOf } from './access.ts';
import { leftNow, running, takenUp } from './clock.ts';
import { Commands } from './commands.ts';
import { commitOf, rowAfter, type Standing, type TableChange } from './commit.ts';
import { type Desk, deskAt, newDesk } from './desk.ts';
import { isInPerson } from './in-person.ts';
import { tableInfo } from './info.ts';
import { decisionOf, eventsFrom, freeUndo, type Match, storedMatch, undoByConsent } from './match.ts';
import { beatLength } from './orders.ts';
import type { Reader, User } from './service.ts';
import { type Scene, Stream } from './stream.ts';

export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What is counted of tables; nothing in it names a table, a seat or a choice. */
export interface Meters {
  choice(decidedBy: string): void;
  commit(milliseconds: number): void;
}

export interface TableDeps {
  readonly store: Store;
  readonly bots: BotPool;
  readonly gameNamed: (id: string) => AnyGame;
  readonly now: () => number;
  readonly outages: readonly Outage[];
  /** Since when nothing can be stored: an outage that is noted when it is over. Null in normal times. */
  readonly awaySince: () => number | null;
  /** Something could not be stored: nothing is, until the outage is noted. */
  readonly storeFailed: (error: StorageUnavailable) => void;
  /** Whether something can be stored by now: then the outage is over and noted. It does not take long to say. */
  readonly isStoreBack: () => Promise<boolean>;
  readonly log: Log;
  readonly meters: Meters;
  /** How long a bot takes at least, and in multiples of what, where people watch: how long it thought betrays nothing. */
  readonly botPace: number;
}

const AT_THE_TABLE: Snapshot['channels'] = [{ id: 'table', speaks: true }];
/** Spectators talk among themselves, so that nobody at the table is helped. */
const IN_THE_GALLERY: Snapshot['channels'] = [
  { id: 'table', speaks: false },
  { id: 'gallery', speaks: true },
];
/** How long a stream that nobody reads is kept up for somebody to come back to. */
const STREAM_KEPT = 120_000;
const CHAT_KEPT = 200;
const NO_NOTICES: Snapshot['notices'] = [];
/** Who asks over HTTP, and not over a socket, counts as present for so long. */
const PRESENT_FOR = 40_000;

export class LiveTable {
  readonly deps: TableDeps;
  readonly game: AnyGame;
  row: TableRow;
  match: Match | null = null;
  desk: Desk;
  chat: readonly ChatRow[];
  lastUsed: number;
  /** Called after every change, to let bots think and set the alarm. */
  afterChange: () => void = () => {};
  /** The turn that was asked for last: settles when it is over. */
  private lastTurn: Promise<unknown> = Promise.resolve();
  /** Turns that are not over. */
  private waiting = 0;
  private isStale = false;
  private readonly streams = new Map<Viewer, Stream>();
  private readonly readers = new Map<Reader, { viewer: Viewer; code: string | undefined }>();
  /** When each user was last here: when they closed their socket, and when they last asked over HTTP. */
  private readonly lastHere = new Map<string, number>();
  private readonly lastAsked = new Map<string, number>();
  private readonly loadedAt: number;
  /** The decision of each seat that its page has last said to show. */
  private readonly shown = new Map<Seat, string>();
  private readonly infos = new Map<Viewer, TableInfo>();
  /** How many entries the log had when the position was last stored as a whole; null: what is stored may differ from this. */
  private wholeAt: number | null = null;
  private readonly commands = new Commands();

  constructor(deps: TableDeps, stored: StoredTable) {
    this.deps = deps;
    this.game = deps.gameNamed(stored.table.game);
    this.row = stored.table;
    this.desk = newDesk(stored.table);
    this.chat = stored.chat;
    this.lastUsed = deps.now();
    this.loadedAt = this.lastUsed;
    this.takeUp(stored);
  }

  private takeUp({ table, position, entries, chat }: StoredTable): void {
    const { game, deps } = this;
    this.row = table;
    this.chat = chat;
    this.commands.clear();
    this.noteCommands(entries);
    this.infos.clear();
    this.wholeAt = null;
    if (position === null) {
      this.match = null;
      this.desk = newDesk(table);
      return;
    }
    this.match = storedMatch({
      game,
      seats: table.seats.length,
      options: table.options,
      dice: { seed: table.seed, table: table.id, entropy: table.seats.map(({ entropy }) => entropy) },
      state: migrateState(game, position.schemaVersion, position.state),
      chanceUsed: position.chanceUsed,
      log: entries,
    });
    // What the table did not keep yet when it was stored is as at the beginning.
    const desk: Desk = { ...newDesk(table), ...(position.desk as Partial<Desk>) };
    this.desk = this.afterOutages(desk, deps.outages);
  }

  /** Clocks stood still meanwhile. A countdown that nobody could watch begins anew: `deskAt` opens it when the table is next looked after. */
  private afterOutages(desk: Desk, outages: readonly Outage[]): Desk {
    const now = this.deps.now();
    const since = this.deps.awaySince();
    // The one that lasts counts up to now; the rest of it when it is over.
    const all = since === null ? outages : [...outages, { from: since, to: now }];
    return { ...desk, window: null, limit: null, clock: takenUp(desk.clock, all, now) };
  }

  /** Nothing could be stored for a while, so nobody could play. A table that is to be loaded again learns of it by that. */
  outageOver(outage: Outage): void {
    if (this.isStale || this.match === null || this.row.status !== 'playing') return;
    this.desk = this.afterOutages(this.desk, [outage]);
    this.tell([]);
  }

  /** Does one thing after another. A table that may differ from what is stored is loaded again first. */
  turn<T>(task: () => Promise<T>): Promise<T> {
    this.lastUsed = this.deps.now();
    const before = this.waiting++ === 0 ? null : this.lastTurn;
    const turn = this.takeTurn(before, task);
    this.lastTurn = turn;
    return turn;
  }

  private async takeTurn<T>(before: Promise<unknown> | null, task: () => Promise<T>): Promise<T> {
    // How it ended is the affair of whoever asked for it.
    if (before !== null) await before.catch(() => {});
    try {
      if (this.isStale) await this.reload();
      return await task();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      // Somebody else wrote to the table, and this did not happen: it is tried once more on what is true now.
      await this.reload();
      return await task().catch((again) => {
        throw asProblem(again);
      });
    } finally {
      this.waiting--;
    }
  }

  private async reload(): Promise<void> {
    if (this.deps.awaySince() !== null && !(await this.deps.isStoreBack())) throw notStored();
    const stored = await this.deps.store.loadTable(this.row.id).catch((error) => {
      throw asProblem(error);
    });
    if (stored === null) throw new Problem('not-found', 'This table is gone.');
    this.takeUp(stored);
    this.isStale = false;
    this.seatReaders();
    this.tell([]);
    this.afterChange();
  }

  /** Writes the change down, and only then lets it be so and tells everybody. */
  async commit(change: TableChange): Promise<undefined> {
    const { deps } = this;
    const match = change.match ?? this.match;
    const desk = change.desk ?? this.desk;
    const next = { row: rowAfter(this, change, match, desk, deps.now()), match, desk };
    const chat = change.chat ?? [];
    const { length: outages } = deps.outages;
    const isInfoChanged =
      change.row !== undefined || desk.away !== this.desk.away || desk.conceded !== this.desk.conceded;
    const commit = commitOf(this, next, change, this.wholeAt);
    if (deps.awaySince() !== null) await this.endOutage();
    const begun = performance.now();
    try {
      await deps.store.commit(commit);
    } catch (error) {
      // Whatever the reason, the database knows better what is true.
      this.isStale = true;
      if (error instanceof StorageUnavailable) deps.storeFailed(error);
      throw error instanceof Conflict ? error : asProblem(error);
    }
    deps.meters.commit(performance.now() - begun);
    if (commit.position !== undefined) this.wholeAt = commit.position.entries;
    if (match !== null) this.note(match.log.from(this.match?.log.length ?? 0));
    if (isInfoChanged) this.infos.clear();
    this.row = next.row;
    this.match = match;
    // What was under way when an outage began may be stored after its end.
    const wasOutage = deps.outages.length > outages;
    this.desk = wasOutage ? this.afterOutages(desk, deps.outages.slice(outages)) : desk;
    if (chat.length > 0) this.chat = keptChat([...this.chat, ...chat]);
    if (change.row !== undefined) this.seatReaders();
    this.tell(chat);
    this.afterChange();
  }

  /** The match of a table in play. */
  matchInPlay(): Match {
    mustBe(this.row, 'playing');
    return this.match as Match;
  }

  /** Notes what is in the log now. */
  private note(entries: readonly Entry[]): void {
    this.noteCommands(entries);
    for (const entry of entries) if (entry.kind === 'choice') this.deps.meters.choice(entry.decidedBy);
  }

  /** Until an outage is noted nothing is stored, as somebody would pay with the time in which nobody could play. Then it is done anew. */
  private async endOutage(): Promise<never> {
    if (!(await this.deps.isStoreBack())) throw notStored();
    throw new Conflict('clocks stood still meanwhile');
  }

  private noteCommands(entries: readonly Entry[]): void {
    for (const { kind, by } of entries) {
      // The beginning names its host, but its command is of the server's making: the host may use the same word.
      if (by !== null && kind !== 'start') this.commands.add(by.user, by.command);
    }
  }

  /** Whether this command of the user was carried out before. */
  isDone(user: User, command: string): boolean {
    return this.commands.has(user.id, command);
  }

  // ---- Who looks on

  open(reader: Reader, resume?: { readonly stream: string; readonly seq: number }, code?: string): () => void {
    const viewer = viewerOf(this.row, reader.user, code);
    const wasPresent = this.isPresent(reader.user?.id);
    const { watchers } = this;
    this.readers.set(reader, { viewer, code });
    const isNews = !wasPresent || watchers !== this.watchers;
    // Whoever comes is counted in what they are told first.
    if (isNews) this.infos.clear();
    this.streamOf(viewer).open(reader, this.scene(viewer), resume);
    if (isNews) this.presenceChanged();
    return () => this.leave(reader);
  }

  private leave(reader: Reader): void {
    const place = this.readers.get(reader);
    if (place === undefined) return;
    const { watchers } = this;
    this.readers.delete(reader);
    this.lastUsed = this.deps.now();
    this.streams.get(place.viewer)?.close(reader, this.lastUsed);
    if (reader.user !== null) this.lastHere.set(reader.user.id, this.lastUsed);
    if (!this.isPresent(reader.user?.id) || watchers !== this.watchers) this.presenceChanged();
  }

  lastSeen(user: string): number {
    return Math.max(this.lastHere.get(user) ?? this.loadedAt, this.lastAsked.get(user) ?? 0);
  }

  /** Lets go of a deleted user: the name and the words are gone from the store, and so they are here. */
  async forget(user: string): Promise<void> {
    const isKnown =
      this.row.host === user ||
      this.row.seats.some((seat) => seat.user === user) ||
      this.chat.some((message) => message.user === user);
    if (!isKnown) return;
    await this.turn(() => this.reload());
  }

  isPresent(user: string | null | undefined): boolean {
    if (user === null || user === undefined) return false;
    for (const reader of this.readers.keys()) if (reader.user?.id === user) return true;
    return this.deps.now() - (this.lastAsked.get(user) ?? 0) < PRESENT_FOR;
  }

  /** Notes that the user is there, without a socket. */
  noteAsked(user: User | null): void {
    if (user === null) return;
    const wasPresent = this.isPresent(user.id);
    this.lastAsked.set(user.id, this.deps.now());
    if (!wasPresent) this.presenceChanged();
  }

  private presenceChanged(): void {
    this.infos.clear();
    this.tell([]);
    // Whom the table waits for may have changed.
    this.afterChange();
  }

  /** How many look on without a seat, each counted once however many pages they have open. */
  get watchers(): number {
    const users = new Set<string | undefined>();
    for (const [{ user }, { viewer }] of this.readers) if (typeof viewer !== 'number') users.add(user?.id);
    return users.size;
  }

  // ---- Whether pages show what the table waits for

  /** Notes that the seat's page shows what this decision belongs to. */
  noteShown(seat: Seat, decision: string): void {
    this.shown.set(seat, decision);
    this.afterChange();
  }

  /** Whether the countdown of the window need not wait any longer: the pages of those who are asked show it. */
  isWindowShown(): boolean {
    const { match, row, desk } = this;
    if (match === null || desk.window === null || desk.window.opensAt <= this.deps.now()) return false;
    const waitedFor = (match.pending?.asked ?? []).filter(
      ({ seat }) => isInPerson(row, desk, seat) && this.hasPage(seat),
    );
    return waitedFor.every(({ seat }) => this.shown.get(seat) === decisionOf(match, seat)?.id);
  }

  private hasPage(seat: Seat): boolean {
    for (const [{ shows }, { viewer }] of this.readers) if (viewer === seat && shows === true) return true;
    return false;
  }

  /** The desk when the match stands like this. */
  deskAt(match: Match, desk: Desk, row = this.row): Desk {
    const { deps } = this;
    const beat = beatLength(row, deps.botPace);
    return deskAt(match, desk, row, { now: deps.now(), beat, hasPage: (seat) => this.hasPage(seat) });
  }

  // ---- Ending by agreement

  /** The persons who still have to agree before the game ends. Who is gone for a while, or stood in for, is not asked. */
  mustAgreeToEnd(agreed: readonly Seat[], desk = this.desk): Seat[] {
    const now = this.deps.now();
    return this.row.seats.flatMap(({ seat, user }) => {
      const isAsked = user !== null && isInPerson(this.row, desk, seat) && !agreed.includes(seat);
      return isAsked && (this.isPresent(user) || now - this.lastSeen(user) < GONE_AFTER) ? [seat] : [];
    });
  }

  /** When all whose agreement is missing will have been gone for long enough; null while somebody who is there must answer. */
  endsAt(): number | null {
    const { row, desk } = this;
    if (desk.ending === null) return null;
    const users = this.mustAgreeToEnd(desk.ending.agreed).map((seat) => row.seats[seat]?.user as string);
    if (users.some((user) => this.isPresent(user))) return null;
    return Math.max(0, ...users.map((user) => this.lastSeen(user) + GONE_AFTER));
  }

  /** Who took or lost a seat looks on from another place from now on. */
  private seatReaders(): void {
    for (const [reader, { viewer, code }] of this.readers) {
      const now = this.placeOf(reader.user, code);
      if (now === viewer) continue;
      this.streams.get(viewer)?.close(reader, this.deps.now());
      if (now === null) {
        this.readers.delete(reader);
        reader.closed(this.reasonToClose(reader.user, code));
      } else {
        this.readers.set(reader, { viewer: now, code });
        this.streamOf(now).open(reader, this.scene(now));
      }
    }
  }

  private placeOf(user: User | null, code: string | undefined): Viewer | null {
    try {
      return viewerOf(this.row, user, code);
    } catch {
      return null;
    }
  }

  private reasonToClose(user: User | null, code: string | undefined): Problem {
    try {
      viewerOf(this.row, user, code);
    } catch (error) {
      if (error instanceof Problem && error.code === 'removed') return error;
    }
    return new Problem('forbidden', 'You are no longer at this private table.');
  }

  streamOf(viewer: Viewer): Stream {
    let stream = this.streams.get(viewer);
    if (stream === undefined) {
      const observer = observerOf(viewer);
      const sight = {
        viewOf: (match: Match) => this.game.viewOf(match.state, observer, match.pending),
        eventsFrom: (match: Match, at: number) => eventsFrom(match, at).map((event) => toldTo(event, observer)),
        chat: () => this.chatFor(viewer),
      };
      stream = new Stream(this.row.id, this.scene(viewer), sight, this.deps.now());
      this.streams.set(viewer, stream);
    }
    return stream;
  }

  /** Tells everybody how the table stands now. */
  private tell(chat: readonly ChatRow[]): void {
    const now = this.deps.now();
    const clock = this.clockOf(this);
    for (const [viewer, stream] of this.streams) {
      const isForgotten = !stream.isRead && now - stream.lastRead > STREAM_KEPT;
      if (isForgotten) this.streams.delete(viewer);
      else stream.advance(this.scene(viewer, clock), this.heardBy(viewer, chat));
    }
  }

  // ---- What they are told

  snapshot(viewer: Viewer): Snapshot {
    return this.streamOf(viewer).snapshot(this.scene(viewer));
  }

  info(viewer: Viewer): TableInfo {
    let info = this.infos.get(viewer);
    if (info === undefined) {
      info = tableInfo(this.row, this.desk, this.match?.start.isLesson === true, viewer, this);
      this.infos.set(viewer, info);
    }
    return info;
  }

  private scene(viewer: Viewer, clock = this.clockOf(this)): Scene {
    const { match, desk, row } = this;
    const seat = typeof viewer === 'number' ? viewer : null;
    const isOn = match !== null && row.status === 'playing';
    return {
      info: this.info(viewer),
      match,
      decision: isOn && seat !== null ? decisionOf(match, seat) : null,
      clock,
      undo:
        isOn && seat !== null
          ? this.undoInfo(match, seat, desk)
          : { free: false, byConsent: false, request: this.request(desk) },
      ending: isOn ? this.endingOf(desk) : null,
      notices: match?.notices ?? NO_NOTICES,
      passUntil: seat === null ? 'off' : (desk.passUntil[seat] ?? 'off'),
      orders: isOn && seat !== null ? (desk.orders[seat] ?? null) : null,
      channels: this.channelsOf(viewer),
    };
  }

  /** The same for all who look on. */
  private clockOf({ row, match, desk }: Standing): Snapshot['clock'] {
    const { clock, window, limit, beat } = desk;
    if (match === null || row.status !== 'playing') return null;
    if (row.clock.kind === 'none' && window === null && limit === null) return null;
    const now = this.deps.now();
    return {
      now,
      left: clock.left.map((_, seat) => leftNow(clock, seat, now)),
      running: running(clock),
      ...(beat === null ? {} : { standsUntil: beat.endsAt }),
      window: window === null ? null : { opensAt: window.opensAt, closesAt: window.closesAt },
      limit: limit === null ? null : { opensAt: limit.opensAt, closesAt: limit.closesAt },
    };
  }

  private undoInfo(match: Match, seat: Seat, desk: Desk): UndoInfo {
    const isSameRules = this.row.rulesVersion === this.game.rulesVersion;
    return {
      free: isSameRules && freeUndo(match, seat) !== null,
      byConsent: isSameRules && undoByConsent(match, seat) !== null,
      request: this.request(desk),
    };
  }

  private endingOf(desk: Desk): Snapshot['ending'] {
    const { ending } = desk;
    return ending === null ? null : { by: ending.by, waitingFor: this.mustAgreeToEnd(ending.agreed, desk) };
  }

  private request(desk: Desk): UndoInfo['request'] {
    const { wish } = desk;
    return wish === null ? null : { by: wish.by, waitingFor: this.mustAgree(wish.by, wish.agreed, desk) };
  }

  /** The persons who have to agree before the seat may take back what others have seen. Bots do not mind. */
  mustAgree(seat: Seat, agreed: readonly Seat[] = [], desk = this.desk): Seat[] {
    const { row } = this;
    return row.seats
      .map((one) => one.seat)
      .filter((one) => one !== seat && isInPerson(row, desk, one) && !agreed.includes(one));
  }

  channelsOf(viewer: Viewer): Snapshot['channels'] {
    const { match, row } = this;
    const isOpenTalk = match === null || row.status !== 'playing';
    if (isOpenTalk) return AT_THE_TABLE;
    const observer: Observer = observerOf(viewer);
    const given = this.game.channels?.(match.state, observer);
    if (given !== undefined) return given;
    return observer === 'spectator' ? IN_THE_GALLERY : AT_THE_TABLE;
  }

  chatFor(viewer: Viewer): readonly ChatMessage[] {
    return this.heardBy(viewer, this.chat);
  }

  private heardBy(viewer: Viewer, messages: readonly ChatRow[]): readonly ChatMessage[] {
    if (messages.length === 0) return messages;
    const channels = this.channelsOf(viewer).map(({ id }) => id);
    const isHeard = ({ channel }: ChatRow) => channels.includes(channel) || this.row.status !== 'playing';
    // What a deleted user wrote is left blank.
    return messages.filter((message) => (message.text !== '' || message.claim !== undefined) && isHeard(message));
  }

  // ---- Leaving memory

  /** Nobody looks on, nothing is under way. */
  isIdle(now: number, after: number): boolean {
    return this.readers.size === 0 && this.waiting === 0 && now - this.lastUsed > after && !this.isRead();
  }

  private isRead(): boolean {
    for (const stream of this.streams.values()) if (stream.isRead) return true;
    return false;
  }
}

/** The latest messages, and of earlier ones the claims: players and bots remember what was claimed however much is said since. */
function keptChat(chat: readonly ChatRow[]): readonly ChatRow[] {
  const early = chat.length - CHAT_KEPT;
  return early <= 0 ? chat : chat.filter(({ claim }, i) => i >= early || claim !== undefined);
}

function asProblem(error: unknown): unknown {
  return error instanceof Conflict || error instanceof StorageUnavailable ? notStored() : error;
}

function notStored(): Problem {
  return new Problem('storage-unavailable', 'This could not be saved, so nothing changed. Try again in a moment.');
}
