/**
 * The one socket to the server. It reconnects by itself; every open table then resumes where it was, and commands without an
 * answer are sent again.
 */
import type { ClientMessage, ProblemBody, ServerMessage, Snapshot, Update } from '@conclave/protocol';
import { createBackoff } from './backoff.ts';
import { type Command, createCommandQueue, isPassing } from './command-queue.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'stopped';

/** A reader's position in a table's stream, to resume from. */
export interface Resume {
  readonly stream: string;
  readonly seq: number;
}

/** Reads one table. */
export interface TableReader {
  readonly table: string;
  readonly code?: string | undefined;
  /** What it has read so far; null to get everything. */
  position(): Resume | null;
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
  /** The table cannot be read: it does not exist, is private, or the person was removed. */
  closed(problem: ProblemBody): void;
}

export interface Connection {
  readonly state: ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Reads a table until the result is called. */
  open(reader: TableReader): () => void;
  /** Asks for the table again from the reader's position, because something was missed. */
  refresh(reader: TableReader): void;
  send(command: Command): Promise<void>;
  /** Fire and forget: sends a message now, or not at all. */
  tell(message: ClientMessage): void;
  /** Commands that the server has not answered yet, the oldest first. */
  unanswered(): readonly Command[];
  /** The server's time, in milliseconds. */
  serverNow(): number;
  /** Reconnects: the person signed in as somebody else, or the network is back. */
  reconnect(): void;
  /** The browser reports that it is offline: no need to wait for a missing pong. */
  networkLost(): void;
}

export interface ConnectionOptions {
  readonly url: () => string;
  /** Makes sure that the browser is signed in; called before the first attempt and after one that was refused. */
  readonly signIn: () => Promise<unknown>;
  /** The shortest wait before a reconnect. */
  readonly patience?: number;
  /** How often a quiet connection is tested, in milliseconds. */
  readonly pingEvery?: number;
}

/** A lost connection shows within 5 s: when the pong of the first ping after it is missing. */
const PING_EVERY = 2400;
/** Reconnects after this many pings without a word from the server. */
const PINGS_UNTIL_ANEW = 3;

export function createConnection({ url, signIn, patience, pingEvery = PING_EVERY }: ConnectionOptions): Connection {
  const readers = new Set<TableReader>();
  const listeners = new Set<() => void>();
  const queue = createCommandQueue();
  const backoff = createBackoff(patience);
  let state: ConnectionState = 'connecting';
  let socket: WebSocket | null = null;
  let attempting = false;
  let signedIn = false;
  /** Commands go out only after the welcome, when the tables have been opened again. */
  let welcomed = false;
  /** Pings sent since the server last said anything. */
  let silence = 0;
  let offset = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const isNeeded = () => readers.size > 0 || !queue.empty;

  function become(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function connect(): Promise<void> {
    clearTimeout(retry);
    if (socket !== null || attempting) return;
    attempting = true;
    try {
      if (!signedIn) await signIn();
      signedIn = true;
    } catch {
      become('lost');
      connectIn(backoff.next());
      return;
    } finally {
      attempting = false;
    }
    if (!isNeeded()) return;
    const fresh = new WebSocket(url());
    socket = fresh;
    fresh.onmessage = ({ data }) => {
      if (socket === fresh) hear(JSON.parse(data as string) as ServerMessage);
    };
    fresh.onclose = () => {
      if (socket === fresh) broke();
    };
  }

  function connectIn(milliseconds: number): void {
    clearTimeout(retry);
    retry = setTimeout(connect, milliseconds);
  }

  function letGo(): void {
    const old = socket;
    socket = null;
    clearInterval(heartbeat);
    // Refused before the welcome: perhaps this browser is no longer signed in.
    if (!welcomed) signedIn = false;
    welcomed = false;
    old?.close();
  }

  function broke(): void {
    letGo();
    become(isNeeded() ? 'lost' : 'connecting');
    if (isNeeded()) connectIn(backoff.next());
  }

  function transmit(message: ClientMessage): void {
    if (welcomed) socket?.send(JSON.stringify(message));
  }

  function openAtServer(reader: TableReader): void {
    const { table, code } = reader;
    const resume = reader.position();
    transmit({
      type: 'open',
      table,
      shows: true,
      ...(code !== undefined && { code }),
      ...(resume !== null && { resume }),
    });
  }

  /** A slow network gets time to answer before the connection is dropped; meanwhile it is shown as lost. */
  function testNow(): void {
    if (silence >= PINGS_UNTIL_ANEW) {
      broke();
      return;
    }
    if (silence > 0) become('lost');
    silence++;
    transmit({ type: 'ping' });
  }

  function welcome(now: number): void {
    offset = now - Date.now();
    welcomed = true;
    backoff.reset();
    silence = 0;
    heartbeat = setInterval(testNow, pingEvery);
    for (const reader of readers) openAtServer(reader);
    for (const command of queue.unanswered()) transmit(command);
    become('open');
  }

  function goodbye(comeBackIn: number): void {
    letGo();
    become('stopped');
    // Jitter of up to half the time, so that not everybody reconnects at once.
    connectIn(comeBackIn * (1 + Math.random() / 2));
  }

  function refused({ table, id, ...problem }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (id === undefined) {
      if (isPassing(problem)) setTimeout(() => tell(table, openAtServer), backoff.next());
      else tell(table, (reader) => reader.closed(problem));
      return;
    }
    if (queue.refused(id, problem)) return;
    setTimeout(() => {
      const command = queue.unanswered().find((one) => one.id === id);
      if (command !== undefined) transmit(command);
    }, backoff.next());
  }

  function tell(table: string | undefined, say: (reader: TableReader) => void): void {
    for (const reader of readers) if (reader.table === table) say(reader);
  }

  function hear(message: ServerMessage): void {
    silence = 0;
    if (welcomed) become('open');
    switch (message.type) {
      case 'welcome':
        welcome(message.now);
        break;
      case 'snapshot':
        tell(message.table, (reader) => reader.snapshot(message));
        break;
      case 'update':
        tell(message.table, (reader) => reader.update(message));
        break;
      case 'done':
        // Storage works again: the next refusal starts with a short wait.
        backoff.reset();
        queue.done(message.id);
        break;
      case 'refused':
        refused(message);
        break;
      case 'closed':
        tell(message.table, (reader) => reader.closed(message));
        break;
      case 'goodbye':
        goodbye(message.comeBackIn);
        break;
      // The snapshot still holds; missed updates, if any, follow.
      case 'resumed':
      case 'words':
      case 'pong':
        break;
    }
  }

  function stopReading(reader: TableReader): void {
    readers.delete(reader);
    transmit({ type: 'close', table: reader.table });
    if (isNeeded()) return;
    letGo();
    become('connecting');
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(reader) {
      readers.add(reader);
      if (welcomed) openAtServer(reader);
      else void connect();
      return () => stopReading(reader);
    },
    refresh: openAtServer,
    send(command) {
      const answered = queue.post(command);
      if (welcomed) transmit(command);
      else void connect();
      if (state !== 'open') notify();
      return answered;
    },
    tell: transmit,
    unanswered: queue.unanswered,
    serverNow: () => Date.now() + offset,
    reconnect() {
      letGo();
      signedIn = false;
      if (isNeeded()) void connect();
    },
    networkLost() {
      if (socket !== null) broke();
    },
  };
}
