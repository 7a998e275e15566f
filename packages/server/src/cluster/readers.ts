/** Readers on other nodes of tables that this node runs: what they are told goes there, numbered, for them alone. */
import { Elsewhere } from '../tables/ownership.ts';
import type { Reader, Tables, User } from '../tables/service.ts';
import { type Frame, type Place, written } from './frames.ts';

/** A channel that its node has not spoken of for so long is read by nobody. */
const FORGOTTEN_AFTER = 15_000;
const SWEEP_EVERY = 5000;

/** How a reader on another node looks at a table. */
export interface RemoteReader {
  readonly user: User | null;
  readonly shows?: boolean;
  readonly resume?: Place;
  readonly code?: string;
}

interface Open {
  readonly node: string;
  sent: number;
  lastHeld: number;
  stop: (() => void) | null;
}

export class Readers {
  private readonly tables: Pick<Tables, 'open'>;
  private readonly sendLine: (to: string, line: string) => void;
  private readonly open_ = new Map<string, Open>();
  private readonly timer: NodeJS.Timeout;

  constructor(tables: Pick<Tables, 'open'>, sendLine: (to: string, line: string) => void) {
    this.tables = tables;
    this.sendLine = sendLine;
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY).unref();
  }

  async open(node: string, channel: number, table: string, how: RemoteReader): Promise<void> {
    const key = keyOf(node, channel);
    const open: Open = { node, sent: 0, lastHeld: performance.now(), stop: null };
    this.open_.set(key, open);
    const tell = (frame: (n: number) => Frame, text?: string) => {
      if (this.open_.get(key) === open) this.sendLine(node, written(frame(open.sent++), text));
    };
    const reader: Reader = {
      user: how.user,
      shows: how.shows,
      send(message) {
        if (message.type === 'snapshot') tell((n) => ['snapshot', channel, n], JSON.stringify(message.snapshot));
        else tell((n) => ['update', channel, n, message.seq, message.chat.length > 0 ? 1 : 0], message.text);
      },
      resumed: (place) => tell((n) => ['resumed', channel, n, place]),
      closed: (reason) => {
        if (reason instanceof Elsewhere) this.sendLine(node, written(['gone', channel]));
        else tell((n) => ['closed', channel, n, reason.code, reason.message]);
        this.open_.delete(key);
      },
    };
    try {
      const stop = await this.tables.open(reader, table, how.resume, how.code);
      if (this.open_.get(key) === open) open.stop = stop;
      else stop();
    } catch (error) {
      this.open_.delete(key);
      throw error;
    }
  }

  close(node: string, channel: number): void {
    const key = keyOf(node, channel);
    const open = this.open_.get(key);
    this.open_.delete(key);
    open?.stop?.();
  }

  /** These are still read: says how much was sent on each; a channel that is not known has sent less than nothing. */
  held(node: string, channels: readonly number[]): void {
    const now = performance.now();
    const sent = channels.map((channel) => {
      const open = this.open_.get(keyOf(node, channel));
      if (open !== undefined) open.lastHeld = now;
      return [channel, open?.sent ?? -1] as const;
    });
    this.sendLine(node, written(['sent', sent]));
  }

  nodeGone(node: string): void {
    this.endWhere((open) => open.node === node);
  }

  private sweep(): void {
    const now = performance.now();
    this.endWhere(({ lastHeld }) => now - lastHeld > FORGOTTEN_AFTER);
  }

  private endWhere(isOver: (open: Open) => boolean): void {
    for (const [key, open] of this.open_) {
      if (!isOver(open)) continue;
      this.open_.delete(key);
      open.stop?.();
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

function keyOf(node: string, channel: number): string {
  return `${node} ${channel}`;
}
