/** Who looks at a table, and what they are told: a stream for each seat, the host and the spectators, with their readers. */
import { type AnyGame, type Seat, toldTo } from '@conclave/kernel';
import type { ChatMessage, Snapshot, TableInfo } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { ChatRow } from '../storage/store.ts';
import { observerOf, type Viewer, viewerOf } from './core/access.ts';
import { tableInfo } from './core/info.ts';
import { eventsFrom, lessonNumberOf, type Match } from './core/match.ts';
import { clockInfo, heardBy, sceneOf } from './core/scene.ts';
import type { Table, World } from './core/table.ts';
import type { Reader, User } from './service.ts';
import { type Scene, Stream } from './stream.ts';

/** How long a stream that nobody reads is kept up for somebody to come back to. */
const STREAM_KEPT = 120_000;
/** Who asks over HTTP, and not over a socket, counts as present for so long. */
const PRESENT_FOR = 40_000;

/** What the table lends to those who look at it. */
export interface Stage {
  readonly table: Table;
  readonly game: AnyGame;
  readonly world: World;
  now(): number;
  /** Who is there has changed. */
  presenceChanged(): void;
}

export class Audience {
  private readonly stage: Stage;
  private readonly streams = new Map<Viewer, Stream>();
  private readonly readers = new Map<Reader, { viewer: Viewer; code: string | undefined }>();
  /** When each user was last here: when they closed their socket, and when they last asked over HTTP. */
  private readonly lastHere = new Map<string, number>();
  private readonly lastAsked = new Map<string, number>();
  /** The decision of each seat that its page has last said to show. */
  private readonly shown = new Map<Seat, string>();
  private readonly infos = new Map<Viewer, TableInfo>();
  private readonly since: number;

  constructor(stage: Stage) {
    this.stage = stage;
    this.since = stage.now();
  }

  // ---- Who is there

  get isEmpty(): boolean {
    return this.readers.size === 0 && ![...this.streams.values()].some(({ isRead }) => isRead);
  }

  isPresent(user: string | null | undefined): boolean {
    if (user === null || user === undefined) return false;
    for (const reader of this.readers.keys()) if (reader.user?.id === user) return true;
    return this.stage.now() - (this.lastAsked.get(user) ?? 0) < PRESENT_FOR;
  }

  lastSeen(user: string): number {
    return Math.max(this.lastHere.get(user) ?? this.since, this.lastAsked.get(user) ?? 0);
  }

  /** How many look on without a seat, each counted once however many pages they have open. */
  get watchers(): number {
    const users = new Set<string | undefined>();
    for (const [{ user }, { viewer }] of this.readers) if (typeof viewer !== 'number') users.add(user?.id);
    return users.size;
  }

  /** Notes that the user is there, without a socket. */
  noteAsked(user: User | null): void {
    if (user === null) return;
    const wasPresent = this.isPresent(user.id);
    this.lastAsked.set(user.id, this.stage.now());
    if (!wasPresent) this.changed();
  }

  /** Notes that the seat's page shows what this decision belongs to. */
  noteShown(seat: Seat, decision: string): void {
    this.shown.set(seat, decision);
    this.stage.presenceChanged();
  }

  pageOf(seat: Seat): { readonly shown: string | null } | null {
    for (const [{ shows }, { viewer }] of this.readers) {
      if (viewer === seat && shows === true) return { shown: this.shown.get(seat) ?? null };
    }
    return null;
  }

  private changed(): void {
    this.infos.clear();
    this.publish([]);
    this.stage.presenceChanged();
  }

  // ---- Coming and going

  open(reader: Reader, resume?: { readonly stream: string; readonly seq: number }, code?: string): () => void {
    const viewer = viewerOf(this.stage.table.row, reader.user, code);
    const wasPresent = this.isPresent(reader.user?.id);
    const { watchers } = this;
    this.readers.set(reader, { viewer, code });
    const isNews = !wasPresent || watchers !== this.watchers;
    // Whoever comes is counted in what they are told first.
    if (isNews) this.infos.clear();
    this.streamOf(viewer).open(reader, this.scene(viewer), resume);
    if (isNews) this.changed();
    return () => this.leave(reader);
  }

  private leave(reader: Reader): void {
    const place = this.readers.get(reader);
    if (place === undefined) return;
    const { watchers } = this;
    this.readers.delete(reader);
    const now = this.stage.now();
    this.streams.get(place.viewer)?.close(reader, now);
    if (reader.user !== null) this.lastHere.set(reader.user.id, now);
    if (!this.isPresent(reader.user?.id) || watchers !== this.watchers) this.changed();
  }

  /** Sends everybody away. */
  closeAll(reason: Problem): void {
    const readers = [...this.readers.keys()];
    this.readers.clear();
    this.streams.clear();
    for (const reader of readers) reader.closed(reason);
  }

  /** Who took or lost a seat looks on from another place from now on. */
  seatAnew(): void {
    for (const [reader, { viewer, code }] of this.readers) {
      const now = this.placeOf(reader.user, code);
      if (now === viewer) continue;
      this.streams.get(viewer)?.close(reader, this.stage.now());
      if (now instanceof Problem) {
        this.readers.delete(reader);
        reader.closed(now);
      } else {
        this.readers.set(reader, { viewer: now, code });
        this.streamOf(now).open(reader, this.scene(now));
      }
    }
  }

  /** As whom the user looks now, or why not any more. */
  private placeOf(user: User | null, code: string | undefined): Viewer | Problem {
    try {
      return viewerOf(this.stage.table.row, user, code);
    } catch (error) {
      if (error instanceof Problem && error.code === 'removed') return error;
      return new Problem('forbidden', 'You are no longer at this private table.');
    }
  }

  /** Sends everybody a snapshot: something that was told before is gone. */
  startAnew(): void {
    this.streams.clear();
    this.infos.clear();
    for (const [reader, { viewer }] of this.readers) this.streamOf(viewer).open(reader, this.scene(viewer));
  }

  // ---- What they are told

  /** Tells everybody how the table stands now, and what was said. */
  publish(chat: readonly ChatRow[]): void {
    const { table, game } = this.stage;
    const now = this.stage.now();
    const clock = clockInfo(table, now);
    for (const [viewer, stream] of this.streams) {
      const isForgotten = !stream.isRead && now - stream.lastRead > STREAM_KEPT;
      if (isForgotten) this.streams.delete(viewer);
      else stream.advance(this.scene(viewer, clock), heardBy(table, game, viewer, chat));
    }
  }

  /** Something about the table besides the game has changed. */
  forgetInfos(): void {
    this.infos.clear();
  }

  info(viewer: Viewer): TableInfo {
    let info = this.infos.get(viewer);
    if (info === undefined) {
      const { row, session, match } = this.stage.table;
      info = tableInfo(row, session, lessonNumberOf(match), viewer, this);
      this.infos.set(viewer, info);
    }
    return info;
  }

  snapshot(viewer: Viewer): Snapshot {
    return this.streamOf(viewer).snapshot(this.scene(viewer));
  }

  chatFor(viewer: Viewer): readonly ChatMessage[] {
    const { table, game } = this.stage;
    return heardBy(table, game, viewer, table.chat);
  }

  streamOf(viewer: Viewer): Stream {
    let stream = this.streams.get(viewer);
    if (stream === undefined) {
      const { table, game } = this.stage;
      const observer = observerOf(viewer);
      const sight = {
        viewOf: (match: Match) => game.viewOf(match.state, observer, match.pending),
        placeIn: (view: unknown) =>
          typeof observer === 'number' ? (game.placeOf?.(view, observer) ?? observer) : null,
        eventsFrom: (match: Match, at: number) => eventsFrom(match, at).map((event) => toldTo(event, observer)),
        chat: () => this.chatFor(viewer),
      };
      stream = new Stream(table.row.id, this.scene(viewer), sight, this.stage.now());
      this.streams.set(viewer, stream);
    }
    return stream;
  }

  private scene(viewer: Viewer, clock = clockInfo(this.stage.table, this.stage.now())): Scene {
    const { table, world } = this.stage;
    return sceneOf(table, world, viewer, { info: this.info(viewer), clock });
  }
}
