/** What one viewer of a table is told, numbered, with a memory of the latest so that a broken connection can go on. */
import { samePlain, type ToldEvent } from '@conclave/kernel';
import { type ChatMessage, diff, type Snapshot, type Update } from '@conclave/protocol';
import { type Match, NOTHING_UNDONE } from './core/match.ts';
import { newStreamId } from './ids.ts';
import type { Reader, WrittenUpdate } from './service.ts';

/** A snapshot without what the stream itself keeps or finds out: its name and number, the history, the view. */
export interface Scene extends Omit<Snapshot, 'stream' | 'seq' | 'events' | 'chat' | 'view' | 'you'> {
  /** What there is to be seen, if the game has begun. */
  readonly match: Match | null;
}

const UPDATES_KEPT = 32;

const NOT_BEGUN: Pick<Match, 'eventCount' | 'undone'> = { eventCount: 0, undone: NOTHING_UNDONE };

/** How this viewer sees the game, and where the histories of events and chat come from, as the viewer was told them. */
export interface Sight {
  viewOf(match: Match): unknown;
  /** The viewer's place among the players of the view. */
  placeIn(view: unknown): number | null;
  eventsFrom(match: Match, at: number): readonly ToldEvent[];
  chat(): readonly ChatMessage[];
}

type Changes = { -readonly [K in keyof Omit<Update, 'seq'>]: Update[K] };

export class Stream {
  readonly id = newStreamId();
  private seq = 0;
  private readonly table: string;
  private scene: Scene;
  /** The view that was told last. */
  private view: unknown;
  private readonly sight: Sight;
  /** The latest updates, oldest first, for those who were gone for a moment. */
  private readonly kept: string[] = [];
  /** Nearly always one, so that a list is all it takes. */
  private readers: readonly Reader[] = [];
  private waiting: readonly (() => void)[] = [];
  /** When somebody last read or waited: a stream that nobody follows is given up. */
  lastRead: number;

  constructor(table: string, scene: Scene, sight: Sight, now: number) {
    this.table = table;
    this.scene = scene;
    this.view = scene.match === null ? null : sight.viewOf(scene.match);
    this.sight = sight;
    this.lastRead = now;
  }

  get isRead(): boolean {
    return this.readers.length > 0 || this.waiting.length > 0;
  }

  get readerCount(): number {
    return this.readers.length;
  }

  /** Tells what is different in the new scene, and new chat; nothing where nothing changed. */
  advance(next: Scene, chat: readonly ChatMessage[] = []): void {
    const changes = this.changes(next);
    this.scene = next;
    if (chat.length > 0) changes.chat = chat;
    if (isEmpty(changes)) return;
    this.seq++;
    const text = JSON.stringify({ type: 'update', table: this.table, seq: this.seq, ...changes });
    const update: WrittenUpdate = { type: 'update', seq: this.seq, text, chat };
    this.kept.push(text);
    if (this.kept.length > UPDATES_KEPT) this.kept.shift();
    for (const reader of this.readers) reader.send(update);
    for (const wake of this.waiting) wake();
  }

  private changes(next: Scene): Changes {
    const before = this.scene;
    const changes: Changes = {};
    if (!samePlain(before.info, next.info)) changes.info = next.info;
    if (before.match !== next.match) {
      const view = this.viewOf(next);
      const patch = diff(this.view, view);
      this.view = view;
      if (patch.length > 0) changes.view = patch;
      if (before.match === null) changes.you = this.placeIn(view);
    }
    // What was taken back may have been followed by as many new events: the count alone does not tell.
    const was = before.match ?? NOT_BEGUN;
    const is = next.match ?? NOT_BEGUN;
    const isUndone = is.undone.times > was.undone.times;
    const at = isUndone ? Math.min(is.undone.eventsLeft, was.eventCount) : was.eventCount;
    if (isUndone || is.eventCount > at) changes.events = { at, told: this.eventsFrom(next, at) };
    if (before.decision?.id !== next.decision?.id) changes.decision = next.decision;
    if (!isSameClock(before.clock, next.clock)) changes.clock = next.clock;
    if (!samePlain(before.undo, next.undo)) changes.undo = next.undo;
    if (!samePlain(before.ending, next.ending)) changes.ending = next.ending;
    if (next.notices.length > before.notices.length) changes.notices = next.notices.slice(before.notices.length);
    if (before.passUntil !== next.passUntil) changes.passUntil = next.passUntil;
    if (!samePlain(before.orders, next.orders)) changes.orders = next.orders;
    if (!samePlain(before.channels, next.channels)) changes.channels = next.channels;
    return changes;
  }

  snapshot(scene: Scene): Snapshot {
    const { match: _, ...parts } = scene;
    const events = { at: 0, told: this.eventsFrom(scene, 0) };
    const view = this.viewOf(scene);
    const you = this.placeIn(view);
    return { stream: this.id, seq: this.seq, ...parts, view, you, events, chat: this.sight.chat() };
  }

  private placeIn(view: unknown): number | null {
    return view === null ? null : this.sight.placeIn(view);
  }

  private viewOf({ match }: Scene): unknown {
    return match === null ? null : this.sight.viewOf(match);
  }

  private eventsFrom({ match }: Scene, at: number): readonly ToldEvent[] {
    return match === null ? [] : this.sight.eventsFrom(match, at);
  }

  /** Whether a client that knows everything up to `after` can be told the rest. */
  private canGoOn(after: { readonly stream: string; readonly seq: number }): boolean {
    return after.stream === this.id && after.seq <= this.seq && after.seq >= this.seq - this.kept.length;
  }

  open(reader: Reader, scene: Scene, resume?: { readonly stream: string; readonly seq: number }): void {
    this.readers = [...this.readers, reader];
    if (resume === undefined || !this.canGoOn(resume)) {
      reader.send({ type: 'snapshot', snapshot: this.snapshot(scene) });
      return;
    }
    reader.resumed({ stream: this.id, seq: this.seq });
    for (const text of this.kept.slice(this.kept.length - (this.seq - resume.seq))) reader.send(asWritten(text));
  }

  close(reader: Reader, now: number): void {
    this.readers = this.readers.filter((one) => one !== reader);
    this.lastRead = now;
  }

  /** Resolves when there is more to know than `after`, or the time is up. */
  news(after: { readonly stream: string; readonly seq: number }, milliseconds: number): Promise<void> {
    if (after.stream !== this.id || after.seq !== this.seq) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting = this.waiting.filter((one) => one !== done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.waiting = [...this.waiting, done];
    });
  }
}

/** An update that was kept: it says itself what was chatted. */
function asWritten(text: string): WrittenUpdate {
  const { seq, chat = [] } = JSON.parse(text) as Update;
  return { type: 'update', seq, text, chat };
}

function isEmpty(changes: Changes): boolean {
  for (const _ in changes) return false;
  return true;
}

/** Whether two clocks say the same, whenever they were written: what runs by itself is no news. */
function isSameClock(a: Snapshot['clock'], b: Snapshot['clock']): boolean {
  if (a === null || b === null) return a === b;
  if (!samePlain(a.running, b.running) || !samePlain(a.window, b.window) || !samePlain(a.limit, b.limit)) return false;
  return a.left.every((_, seat) => endOf(a, seat) === endOf(b, seat));
}

/** A running seat is known by when its time is up, any other by what it has left. */
function endOf({ now, left, running, standsUntil = now }: NonNullable<Snapshot['clock']>, seat: number): number | null {
  const rest = left[seat] ?? null;
  return rest !== null && running.includes(seat) ? rest + Math.max(now, standsUntil) : rest;
}
