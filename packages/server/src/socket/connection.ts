/** One connection: reads commands, and writes what its reader is told. */
import type { Duplex } from 'node:stream';
import {
  type ChatMessage,
  type ClientMessage,
  PROTOCOL_VERSION,
  readClientMessage,
  type ServerMessage,
} from '@conclave/protocol';
import type { WebSocket } from 'ws';
import { issueInWords } from '../http/in-words.ts';
import { parseJson } from '../http/json.ts';
import { Problem } from '../problem.ts';
import type { Log } from '../tables/deps.ts';
import type { Reader, Tables, User, WrittenUpdate } from '../tables/service.ts';
import { Budget } from './budget.ts';
import { framesOf } from './frames.ts';
import type { Outbox } from './outbox.ts';

/** A reader that leaves so many bytes unread, besides a snapshot, is cut off; it can come back and go on where it was. */
const MAX_UNREAD = 256 * 1024;
const MAX_TABLES = 20;
const GOING_AWAY = 1001;
const TOO_SLOW = 1013;
const TOO_MANY = 1008;

export interface ConnectionDeps {
  readonly tables: Tables;
  readonly outbox: Outbox;
  /** It was cut because there was too much of something. */
  readonly refused: (why: 'unread' | 'messages') => void;
  readonly log: Log;
}

export class Connection {
  private readonly ws: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  readonly user: User;
  /** Users whose chat is not sent. */
  muted: ReadonlySet<string>;
  private readonly deps: ConnectionDeps;
  /** Tables that are open here: what stops each. */
  private readonly open = new Map<string, () => void>();
  /** What is refused and what is asked besides play costs; a legal choice never does. */
  private readonly budget = new Budget({ perSecond: 10, most: 60 });
  private isAlive = true;
  /** Something came since it was last looked after: whoever speaks need not be asked whether they are there. */
  private hasSpoken = false;
  private isLeaving = false;
  /** Messages that came and are not answered yet. */
  private unanswered = 0;
  private isCutOff = false;
  /** What was said in this turn of the event loop and is still to be written. */
  private unsent: string[] = [];
  /** A large table must fit through a slow line: the largest snapshot does not count as left unread. */
  private largestSnapshot = 0;

  constructor(ws: WebSocket, stream: Duplex, user: User, muted: ReadonlySet<string>, deps: ConnectionDeps) {
    this.ws = ws;
    this.stream = stream;
    this.user = user;
    this.muted = muted;
    this.deps = deps;
    ws.on('message', (data, isBinary) => this.receive(isBinary ? null : String(data)));
    ws.on('pong', () => {
      this.isAlive = true;
    });
    ws.on('close', () => this.closeTables());
    // The library closes the connection after an error; there is nothing to add.
    ws.on('error', () => {});
    this.send({ type: 'welcome', protocol: PROTOCOL_VERSION, user: { id: user.id, name: user.name }, now: Date.now() });
  }

  /** Null stands for what is no text. */
  private receive(text: string | null): void {
    // Whoever was cut off is not listened to any more, even to what arrived together with the reason.
    if (this.isCutOff) return;
    this.hasSpoken = true;
    let message: ClientMessage | undefined;
    try {
      message = read(text);
      const doing = this.carryOut(message);
      if (doing !== null) void this.answer(message, doing);
    } catch (error) {
      this.refuse(error, message);
    }
  }

  private async answer(message: ClientMessage, doing: Promise<unknown>): Promise<void> {
    this.unanswered++;
    try {
      await doing;
      if ('id' in message) this.send({ type: 'done', table: message.table, id: message.id });
    } catch (error) {
      this.refuse(error, message);
    } finally {
      this.unanswered--;
    }
  }

  /** Null if that was all. */
  private carryOut(message: ClientMessage): Promise<unknown> | null {
    if (message.type !== 'choose') this.spend();
    if (this.isLeaving) throw new Problem('shutting-down', 'The server is stopping. Come back in a moment.');
    switch (message.type) {
      case 'ping':
        this.send({ type: 'pong' });
        return null;
      case 'close':
        this.closeTable(message.table);
        return null;
      case 'open':
        return this.openTable(message);
      case 'shown':
        return this.deps.tables.shown(this.user, message.table, message.decision);
      case 'say': {
        const { table, type: _, ...say } = message;
        return this.deps.tables.say(this.user, table, say);
      }
      default: {
        const { table, ...command } = message;
        return this.deps.tables.play(this.user, table, command);
      }
    }
  }

  private async openTable(message: Extract<ClientMessage, { type: 'open' }>): Promise<void> {
    const { table, resume, code } = message;
    this.closeTable(table);
    if (this.open.size >= MAX_TABLES) {
      throw new Problem('too-many', `At most ${MAX_TABLES} tables can be open on one connection. Close one first.`);
    }
    // The place is kept while the table is loaded, so that two requests do not open it twice.
    this.open.set(table, () => {});
    try {
      const stop = await this.deps.tables.open(this.readerOf(message), table, resume, code);
      const isStillWanted = this.open.has(table) && this.ws.readyState === this.ws.OPEN;
      if (isStillWanted) this.open.set(table, stop);
      else stop();
    } catch (error) {
      this.open.delete(table);
      throw error;
    }
  }

  private readerOf({ table, shows, words, code }: Extract<ClientMessage, { type: 'open' }>): Reader {
    const inWords = words === undefined ? () => {} : this.tellerFor(table, words, code);
    return {
      user: this.user,
      shows,
      send: (message) => {
        inWords();
        if (message.type === 'snapshot') {
          const chat = message.snapshot.chat.filter(({ user }) => !this.muted.has(user));
          this.sendSnapshot({ type: 'snapshot', table, ...message.snapshot, chat });
        } else this.write(this.hides(message.chat) ? this.withoutMuted(message) : message.text);
      },
      resumed: (at) => this.send({ type: 'resumed', table, ...at }),
      closed: (reason) => {
        this.open.delete(table);
        this.send({ type: 'closed', table, code: reason.code, message: reason.message });
      },
    };
  }

  /** Says after each message what it means in words, for programs that do not know the game. */
  private tellerFor(table: string, language: string, code: string | undefined): () => void {
    const { tables } = this.deps;
    let told = 0;
    let asked: string | null | undefined;
    return () => {
      const telling = tables.snapshot(this.user, table, code).then((snapshot) => {
        const { seq, decision, events } = snapshot;
        const { length } = events.told;
        const words = tables.inWords(snapshot, language, Math.min(told, length));
        const isNews = words.sentences.length > 0 || asked !== (decision?.id ?? null);
        told = length;
        asked = decision?.id ?? null;
        if (isNews) this.send({ type: 'words', table, seq, ...words });
      });
      // Whoever may not look any longer is told so by other means.
      telling.catch(() => {});
    };
  }

  private hides(chat: readonly ChatMessage[]): boolean {
    return this.muted.size > 0 && chat.some(({ user }) => this.muted.has(user));
  }

  /** The update keeps its number, so that nothing seems to be missing. */
  private withoutMuted({ text, chat }: WrittenUpdate): string {
    const heard = chat.filter(({ user }) => !this.muted.has(user));
    return JSON.stringify({ ...JSON.parse(text), chat: heard });
  }

  private refuse(error: unknown, message: ClientMessage | undefined): void {
    let problem = error instanceof Problem ? error : this.unexpected(error);
    // What is not understood costs as much as what is refused: only a legal choice is free.
    const wasFree = message === undefined || message.type === 'choose';
    if (wasFree && !this.budget.spend()) {
      if (this.isTooMuch()) return;
      problem = new Problem('too-many', 'Too many refused messages. Wait until you are asked something new.');
    }
    this.send({
      type: 'refused',
      ...(message !== undefined && 'table' in message ? { table: message.table } : {}),
      ...(message !== undefined && 'id' in message ? { id: message.id } : {}),
      code: problem.code,
      message: problem.message,
    });
  }

  private unexpected(error: unknown): Problem {
    this.deps.log.error({ err: error }, 'a command failed unexpectedly');
    return new Problem('internal', 'Something went wrong on our side. Nothing changed. Try again.');
  }

  /** Who sends faster than anybody plays is cut off; in between one is asked to slow down. */
  private spend(): void {
    if (this.budget.spend()) return;
    this.isTooMuch();
    throw new Problem('too-many', 'Too many messages. Wait a second.');
  }

  /** Who goes on after being told so often is cut off, and told why. */
  private isTooMuch(): boolean {
    if (!this.budget.isExhausted) return false;
    this.deps.refused('messages');
    this.deps.log.warn({ user: this.user.id }, 'a connection sent too many messages and was closed');
    this.isCutOff = true;
    this.close(TOO_MANY, 'Too many messages. Wait for a new decision before you answer again.');
    return true;
  }

  private closeTable(table: string): void {
    this.open.get(table)?.();
    this.open.delete(table);
  }

  private closeTables(): void {
    for (const stop of this.open.values()) stop();
    this.open.clear();
  }

  private send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  private sendSnapshot(snapshot: Extract<ServerMessage, { type: 'snapshot' }>): void {
    const text = JSON.stringify(snapshot);
    this.write(text);
    this.largestSnapshot = Math.max(this.largestSnapshot, Buffer.byteLength(text));
  }

  private write(message: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.stream.writableLength > MAX_UNREAD + this.largestSnapshot) {
      this.deps.refused('unread');
      this.close(TOO_SLOW, 'Too much is left unread.');
      return;
    }
    // What is said in one go, such as an update and the answer to whoever caused it, leaves in one packet.
    if (this.unsent.length === 0) this.deps.outbox.add(this);
    this.unsent.push(message);
  }

  /** Past the library, which would make several pieces of every message. Since nothing is compressed it holds nothing back. */
  flush(): void {
    const { unsent } = this;
    this.unsent = [];
    if (unsent.length > 0 && this.ws.readyState === this.ws.OPEN) this.stream.write(framesOf(unsent));
  }

  private close(code: number, reason?: string): void {
    this.flush();
    this.ws.close(code, reason);
  }

  /** Ends a connection that did not answer the last ping. */
  checkAlive(): void {
    if (this.hasSpoken) {
      this.hasSpoken = false;
      this.isAlive = true;
    } else if (this.isAlive) {
      this.isAlive = false;
      this.ws.ping();
    } else this.end();
  }

  /** Whether somebody waits for an answer. */
  get isAwaited(): boolean {
    return this.unanswered > 0 && this.ws.readyState === this.ws.OPEN;
  }

  /** What comes from now on is refused. */
  stopListening(): void {
    this.isLeaving = true;
  }

  sayGoodbye(comeBackIn: number): void {
    this.send({ type: 'goodbye', comeBackIn });
    this.close(GOING_AWAY);
  }

  end(): void {
    this.isCutOff = true;
    this.ws.terminate();
  }
}

function read(text: string | null): ClientMessage {
  if (text === null) throw new Problem('bad-request', 'Messages are text: one JSON object each.');
  const said = readClientMessage(parseJson(text));
  if ('message' in said) return said.message;
  const where = said.issue?.path.join('.') || 'the message';
  throw new Problem(
    'bad-request',
    `${where}: ${said.issue === undefined ? 'not understood' : issueInWords(said.issue)}. See /api for what can be sent.`,
  );
}
