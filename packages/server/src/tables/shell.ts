/**
 * A table in memory. It takes one command after another, asks the core what comes of it, stores that, and only then lets it be
 * so and tells everybody: what cannot be stored did not happen. Nobody else writes to the table: if the database says
 * otherwise, it is loaded again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { AnyGame } from '@conclave/kernel';
import type { ChatMessage } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { Entry, Outage, StoredTable } from '../storage/store.ts';
import { Conflict, headAfter, StorageUnavailable } from '../storage/store.ts';
import type { Place } from '../work/fair-queue.ts';
import { Audience } from './audience.ts';
import { Commands } from './commands.ts';
import { decide } from './core/decide.ts';
import { afterOutages, load } from './core/load.ts';
import type { Match } from './core/match.ts';
import { rewindOf } from './core/rewind.ts';
import { keptChat } from './core/say.ts';
import { asTold } from './core/scene.ts';
import type { Command, Decided, Rewound, Table, TableChange, World } from './core/table.ts';
import { commitOf, rowAfter } from './core/writes.ts';
import type { TableDeps } from './deps.ts';
import { Elsewhere } from './ownership.ts';
import { asProblem, notStored } from './store-access.ts';

export class TableShell implements Table {
  readonly deps: TableDeps;
  readonly game: AnyGame;
  readonly audience: Audience;
  /** Called after every change, to let bots think and set the alarm. */
  afterChange: () => void = () => {};
  /** Called when it turns out that another server runs the table by now. */
  whenLost: (elsewhere: Elsewhere) => void = () => {};
  /** Where the table is, if it is here no longer: nothing is done to it any more. */
  private elsewhere: Elsewhere | null = null;
  /** Since when this server runs the table. */
  private readonly heldSince: number;
  private current: Table;
  private lastUsed: number;
  /** The turn that was asked for last: settles when it is over. */
  private lastTurn: Promise<unknown> = Promise.resolve();
  /** Turns that are not over. */
  private waiting = 0;
  private isStale = false;
  /** The last commit may yet be written. */
  private isInDoubt = false;
  /** How many entries the log had when the position was last stored as a whole; null: what is stored may differ from this. */
  private wholeAt: number | null = null;
  private readonly commands = new Commands();

  /** `stoppedAt`: since when the table's time stood still, if it did. */
  constructor(deps: TableDeps, stored: StoredTable, stoppedAt: number | null = null) {
    this.deps = deps;
    this.heldSince = deps.now();
    this.game = deps.gameNamed(stored.table.game);
    this.lastUsed = deps.now();
    this.current = this.loaded(stored, stoppedAt);
    this.audience = new Audience(this);
  }

  get table(): Table {
    return this.current;
  }
  get row(): Table['row'] {
    return this.current.row;
  }
  get match(): Table['match'] {
    return this.current.match;
  }
  get session(): Table['session'] {
    return this.current.session;
  }
  get chat(): Table['chat'] {
    return this.current.chat;
  }
  get head(): Table['head'] {
    return this.current.head;
  }

  now(): number {
    return this.deps.now();
  }

  /** Somebody who plays here is there. */
  get isWatched(): boolean {
    return this.row.seats.some(({ user }) => this.audience.isPresent(user));
  }

  /** What the thinking of its bots counts against. */
  get place(): Place {
    const { id, host } = this.row;
    const urgency = this.isWatched ? 'awaited' : this.audience.isEmpty ? 'unattended' : 'soon';
    return { account: host ?? id, table: id, urgency };
  }

  presenceChanged(): void {
    this.lastUsed = this.deps.now();
    // Whom the table waits for may have changed.
    this.afterChange();
  }

  /** What the core may know of the world just now. */
  get world(): World {
    const { deps, game, audience, commands } = this;
    return {
      now: deps.now(),
      game,
      pace: deps.botPace,
      isPresent: (user) => audience.isPresent(user),
      lastSeen: (user) => audience.lastSeen(user),
      pageOf: (seat) => audience.pageOf(seat),
      isDone: (user, command) => commands.has(user.id, command),
    };
  }

  // ---- Commands

  /** Resolves when what comes of the command is on disk; with the message, if something was said. */
  async do(command: Command): Promise<ChatMessage | undefined> {
    let next = command;
    for (;;) {
      const now = next;
      const decided = await this.turn(() => this.carryOut(now));
      if (decided.kind === 'hold') {
        await wait(Math.max(0, decided.until - this.deps.now()));
        next = decided.again;
      } else if (decided.kind === 'rewind') next = decided.again(await this.rewound(decided.choices));
      else return decided.said === undefined ? undefined : asTold(decided.said);
    }
  }

  /** Where the game stood after so many choices. The table goes on meanwhile. */
  private async rewound(choices: number): Promise<Rewound> {
    const match = this.match as Match;
    const undos = match.undone.times;
    return { choices, undos, state: await this.deps.work.rewind(rewindOf(match, choices), this.row.id) };
  }

  /** Carries out a command in a turn of the table. */
  async carryOut(command: Command): Promise<Decided> {
    const decided = decide(this.current, command, this.world);
    if (decided.kind === 'change') await this.commit(decided.change);
    return decided;
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
      if (this.elsewhere !== null) throw this.elsewhere;
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

  /** Writes the change down, and only then lets it be so and tells everybody. */
  async commit(change: TableChange): Promise<void> {
    const { deps, current: before } = this;
    const match = change.match ?? before.match;
    const session = change.session ?? before.session;
    const chat = change.chat ?? [];
    const row = rowAfter(before, change, match, session, deps.now());
    const { length: outages } = deps.outages;
    const commit = commitOf(before, { row, match, session }, change, this.wholeAt);
    const head = headAfter(commit);
    if (deps.awaySince() !== null) await this.endOutage();
    const begun = performance.now();
    try {
      await deps.store.commit(commit);
    } catch (error) {
      // Whatever the reason, the database knows better what is true.
      this.isStale = true;
      deps.meters.commitFailed(error instanceof Conflict ? 'conflict' : 'unavailable');
      if (error instanceof StorageUnavailable) {
        this.isInDoubt ||= error.isUncertain;
        deps.storeFailed(error);
      }
      throw error instanceof Conflict ? error : asProblem(error);
    }
    deps.meters.commit(performance.now() - begun);
    if (commit.position !== undefined) this.wholeAt = commit.position.entries;
    if (match !== null) this.note(match.log.from(before.head.length));
    // What was under way when an outage began may be stored after its end.
    const stood = deps.outages.slice(outages);
    this.current = {
      row,
      match,
      session: stood.length === 0 ? session : this.stoodStill(session, stood),
      chat: keptChat([...before.chat, ...chat]),
      head,
    };
    if (isInfoChanged(before, change)) this.audience.forgetInfos();
    if (change.row !== undefined) this.audience.seatAnew();
    this.audience.publish(chat);
    this.afterChange();
  }

  /** Notes what is in the log now. */
  private note(entries: readonly Entry[]): void {
    this.noteCommands(entries);
    for (const entry of entries) if (entry.kind === 'choice') this.deps.meters.choice(entry.decidedBy);
  }

  private noteCommands(entries: readonly Entry[]): void {
    for (const { kind, by } of entries) {
      // The beginning names its host, but its command is of the server's making: the host may use the same word.
      if (by !== null && kind !== 'start') this.commands.add(by.user, by.command);
    }
  }

  // ---- From the store, and when it is away

  private loaded(stored: StoredTable, stoppedAt: number | null): Table {
    this.commands.clear();
    this.noteCommands(stored.entries);
    this.wholeAt = null;
    const { deps } = this;
    // What this server alone stood still for is no affair of tables that another one ran then.
    const known = deps.outages.filter(({ ofServer, to }) => ofServer !== true || to > this.heldSince);
    const stood = stoppedAt === null ? known : [...known, { from: stoppedAt, to: deps.now() }];
    const inOrder = stood.toSorted((a, b) => a.from - b.from);
    return load(stored, this.game, this.allOutages(inOrder), deps.now());
  }

  private async reload(): Promise<void> {
    if (this.deps.awaySince() !== null && !(await this.deps.isStoreBack())) throw notStored();
    const { stored, stoppedAt } = await this.stored().catch((error) => {
      if (error instanceof Elsewhere) this.lose(error);
      throw asProblem(error);
    });
    if (stored === null) throw new Problem('not-found', 'This table is gone.');
    this.current = this.loaded(stored, stoppedAt);
    this.isStale = false;
    this.audience.forgetInfos();
    this.audience.seatAnew();
    this.audience.publish([]);
    this.afterChange();
  }

  /** What is stored, once nothing can be written any more that was sent before. */
  private async stored(): Promise<{ stored: StoredTable | null; stoppedAt: number | null }> {
    const { store, ownership } = this.deps;
    const stoppedAt = await ownership.hold(this.row.id, this.isInDoubt);
    this.isInDoubt = false;
    return { stored: await store.loadTable(this.row.id), stoppedAt };
  }

  /** Another server runs the table from now on: whatever waits is sent there. */
  lose(elsewhere: Elsewhere): void {
    this.elsewhere = elsewhere;
    this.whenLost(elsewhere);
  }

  /** Stores how the clocks stand, after they stood still for a reason that is noted nowhere else. */
  async storeClocks(): Promise<void> {
    const { status } = this.row;
    if (this.match === null || status !== 'playing') return;
    await this.turn(() => this.commit({ session: this.session }));
  }

  /** Lets go of a deleted user: the name and the words are gone from the store, and so they are here. */
  async forget(user: string): Promise<void> {
    const { row, chat } = this.current;
    const isKnown =
      row.host === user ||
      row.seats.some((seat) => seat.user === user) ||
      chat.some((message) => message.user === user);
    if (isKnown) await this.refresh();
  }

  /** Loads the table again and tells everybody everything anew: something that was told is gone. */
  async refresh(): Promise<void> {
    await this.turn(() => this.reload());
    this.audience.startAnew();
  }

  /** Nothing could be stored for a while, so nobody could play. A table that is to be loaded again learns of it by that. */
  outageOver(outage: Outage): void {
    if (this.isStale || this.match === null || this.row.status !== 'playing') return;
    this.current = { ...this.current, session: this.stoodStill(this.session, [outage]) };
    this.audience.publish([]);
    // If it fails the table is loaded again, and learns of the outage by that.
    if (this.deps.ownership.isShared) this.storeClocks().catch(() => {});
  }

  private stoodStill(session: Table['session'], outages: readonly Outage[]): Table['session'] {
    return afterOutages(session, this.allOutages(outages), this.deps.now());
  }

  /** With the one that lasts, which counts up to now; the rest of it counts when it is over. */
  private allOutages(outages: readonly Outage[]): readonly Outage[] {
    const since = this.deps.awaySince();
    return since === null ? outages : [...outages, { from: since, to: this.deps.now() }];
  }

  /** Until an outage is noted nothing is stored, as somebody would pay with the time in which nobody could play. Then it is done anew. */
  private async endOutage(): Promise<never> {
    if (!(await this.deps.isStoreBack())) throw notStored();
    throw new Conflict('clocks stood still meanwhile');
  }

  /** Nobody looks on, nothing is under way. */
  isIdle(now: number, after: number): boolean {
    return this.waiting === 0 && now - this.lastUsed > after && this.audience.isEmpty;
  }
}

function isInfoChanged({ session }: Table, change: TableChange): boolean {
  const next = change.session ?? session;
  return change.row !== undefined || next.away !== session.away || next.conceded !== session.conceded;
}
