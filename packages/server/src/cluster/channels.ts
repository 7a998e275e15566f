/**
 * Readers on this node, wherever their tables are. A reader stays where it is: when its table moves, or something was lost on the
 * way, its channel goes on at the right place, and the reader notices nothing but a pause.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Snapshot, Update } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import { Elsewhere } from '../tables/ownership.ts';
import type { Reader, Tables } from '../tables/service.ts';
import type { Frame, Place, Received } from './frames.ts';

/** So often a node says which channels are still read; one that does not answer that for so long is looked for anew. */
const HOLD_EVERY = 2000;
const SILENT_FOR = 7000;
const LONGEST_WAIT = 1000;

export interface ChannelDeps {
  readonly local: Pick<Tables, 'open'>;
  route<T>(table: string, here: () => Promise<T>, there: (node: string) => Promise<T>): Promise<T>;
  ask(to: string, method: string, args: readonly unknown[]): Promise<unknown>;
  send(to: string, frame: Frame): void;
  isUp(): boolean;
}

export class Channels {
  readonly deps: ChannelDeps;
  /** Those that go to other nodes. */
  private readonly byNumber = new Map<number, { readonly channel: Channel; readonly node: string }>();
  /** When each node last said what it has sent. */
  private readonly lastWord = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private last = 0;

  constructor(deps: ChannelDeps) {
    this.deps = deps;
    this.timer = setInterval(() => this.hold(), HOLD_EVERY).unref();
  }

  get size(): number {
    return this.byNumber.size;
  }

  async open(reader: Reader, table: string, resume?: Place, code?: string): Promise<() => void> {
    const channel = new Channel(this, reader, table, resume, code);
    await channel.attach();
    return () => channel.stop();
  }

  add(channel: Channel, node: string): number {
    const number = ++this.last;
    this.byNumber.set(number, { channel, node });
    if (!this.lastWord.has(node)) this.lastWord.set(node, performance.now());
    return number;
  }

  remove(number: number): void {
    this.byNumber.delete(number);
  }

  hear(from: string, { frame, text }: Received): void {
    if (frame[0] === 'sent') {
      this.lastWord.set(from, performance.now());
      for (const [number, sent] of frame[1]) this.byNumber.get(number)?.channel.compare(number, sent);
      return;
    }
    const number = frame[1] as number;
    const known = this.byNumber.get(number);
    // Nobody reads it any more.
    if (known === undefined) this.deps.send(from, ['close', number]);
    else known.channel.hear(frame, text);
  }

  private hold(): void {
    const byNode = new Map<string, number[]>();
    for (const [number, { node }] of this.byNumber) {
      const numbers = byNode.get(node);
      if (numbers === undefined) byNode.set(node, [number]);
      else numbers.push(number);
    }
    for (const [node, numbers] of byNode) {
      if (this.deps.isUp() && performance.now() - (this.lastWord.get(node) ?? 0) > SILENT_FOR) this.nodeGone(node);
      else this.deps.send(node, ['hold', numbers]);
    }
    for (const node of this.lastWord.keys()) if (!byNode.has(node)) this.lastWord.delete(node);
  }

  /** Something may have been lost: nodes are asked at once what they have sent, and are not blamed for having been silent. */
  check(): void {
    for (const node of this.lastWord.keys()) this.lastWord.set(node, performance.now());
    this.hold();
  }

  nodeGone(gone: string): void {
    this.lastWord.delete(gone);
    for (const [number, { channel, node }] of this.byNumber) if (node === gone) channel.lose(number);
  }

  close(): void {
    clearInterval(this.timer);
    for (const { channel } of this.byNumber.values()) channel.stop();
  }
}

/** One reader of one table. */
class Channel {
  private readonly all: Channels;
  private readonly reader: Reader;
  private readonly table: string;
  private readonly code: string | undefined;
  /** What the reader knows. */
  private place: Place | undefined;
  private isOpen = true;
  /** The number of this attachment: what comes of an earlier one counts no more. */
  private attachment = 0;
  private isAttaching = false;
  private isLost = false;
  private isAgain = false;
  /** What was heard of the attachment so far. */
  private heard = 0;
  private detach: () => void = () => {};

  constructor(all: Channels, reader: Reader, table: string, resume: Place | undefined, code: string | undefined) {
    this.all = all;
    this.reader = reader;
    this.table = table;
    this.place = resume;
    this.code = code;
  }

  /** Throws what keeps the reader from looking. */
  async attach(): Promise<void> {
    const { deps } = this.all;
    this.isAttaching = true;
    this.isLost = false;
    try {
      await deps.route(
        this.table,
        () => this.attachHere(),
        (node) => this.attachThere(node),
      );
    } finally {
      this.isAttaching = false;
    }
    if (!this.isOpen) this.detach();
    else if (this.isLost) this.lose(this.attachment);
  }

  private async attachHere(): Promise<void> {
    // Numbers of attachments here are below zero, and no node knows them.
    const attachment = Math.min(this.attachment, 0) - 1;
    this.attachment = attachment;
    const ifCurrent = (work: () => void) => {
      if (this.attachment === attachment && this.isOpen) work();
    };
    const { user, shows } = this.reader;
    const reader: Reader = {
      user,
      shows,
      send: (message) => ifCurrent(() => this.send(message)),
      resumed: (at) => ifCurrent(() => this.resumed(at)),
      closed: (reason) => ifCurrent(() => this.closed(reason)),
    };
    this.detach = await this.all.deps.local.open(reader, this.table, this.place, this.code);
  }

  private async attachThere(node: string): Promise<void> {
    const { all } = this;
    const number = all.add(this, node);
    this.attachment = number;
    this.heard = 0;
    this.detach = () => {
      all.remove(number);
      all.deps.send(node, ['close', number]);
    };
    const { user, shows } = this.reader;
    const how = { user, shows, resume: this.place, code: this.code };
    try {
      await all.deps.ask(node, 'open', [number, this.table, how]);
    } catch (error) {
      this.detach();
      throw error;
    }
  }

  // ---- What the reader is told

  private send(message: Parameters<Reader['send']>[0]): void {
    if (message.type === 'snapshot') {
      const { stream, seq } = message.snapshot;
      this.place = { stream, seq };
    } else if (this.place !== undefined) this.place = { ...this.place, seq: message.seq };
    this.reader.send(message);
  }

  private resumed(at: Place): void {
    // Only whoever asked to go on is told so; that the channel itself went on is its own affair.
    if (!this.isAgain) this.reader.resumed(at);
  }

  private closed(reason: Problem): void {
    if (reason instanceof Elsewhere) {
      this.lose(this.attachment);
      return;
    }
    this.isOpen = false;
    this.detach();
    this.reader.closed(reason);
  }

  hear(frame: Frame, text: string): void {
    if (frame[1] !== this.attachment || !this.isOpen) return;
    if (frame[0] === 'gone') {
      this.lose(this.attachment);
      return;
    }
    // A gap: what comes is asked for anew, from where the reader stands.
    if (frame[2] !== this.heard) {
      this.lose(this.attachment);
      return;
    }
    this.heard++;
    this.pass(frame, text);
  }

  private pass(frame: Frame, text: string): void {
    if (frame[0] === 'snapshot') this.send({ type: 'snapshot', snapshot: JSON.parse(text) as Snapshot });
    else if (frame[0] === 'update') {
      const chat = frame[4] === 1 ? ((JSON.parse(text) as Update).chat ?? []) : [];
      this.send({ type: 'update', seq: frame[3], text, chat });
    } else if (frame[0] === 'resumed') this.resumed(frame[3]);
    else if (frame[0] === 'closed') this.closed(new Problem(frame[3], frame[4]));
  }

  /** The other node says how much it has sent; a channel that it does not know has sent less than nothing. */
  compare(number: number, sent: number): void {
    if (number === this.attachment && !this.isAttaching && sent !== this.heard) this.lose(number);
  }

  // ---- When the table is lost

  lose(attachment: number): void {
    if (attachment !== this.attachment || !this.isOpen) return;
    if (this.isAttaching) {
      this.isLost = true;
      return;
    }
    this.detach();
    this.isAgain = true;
    void this.attachAgain();
  }

  private async attachAgain(): Promise<void> {
    for (let wait = 20; this.isOpen; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        await this.attach();
        return;
      } catch (error) {
        if (isForGood(error)) {
          this.isOpen = false;
          this.reader.closed(error);
          return;
        }
      }
      await sleep(wait + Math.random() * wait);
    }
  }

  stop(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (!this.isAttaching) this.detach();
  }
}

const PASSING: readonly Problem['code'][] = ['storage-unavailable', 'shutting-down', 'too-many', 'internal'];

function isForGood(error: unknown): error is Problem {
  return error instanceof Problem && !PASSING.includes(error.code);
}
