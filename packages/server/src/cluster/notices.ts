/** What every node must hear of. The fact is a row of the database; Redis only says "look now", and each second one looks anyway. */
import type { ClusterStore, NoticeKind } from '../storage/cluster-store.ts';

const LOOK_EVERY = 1000;
/** Several wake-ups so close to each other are one. */
const AT_ONCE = 5;
const MOST_KNOWN = 10_000;

export type NoticeHandlers = Readonly<Record<NoticeKind, (subject: string) => unknown>>;

export class Notices {
  private readonly store: ClusterStore;
  private readonly wakeAll: () => void;
  private readonly handlers: NoticeHandlers;
  private readonly known = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private isFirst = true;

  constructor(store: ClusterStore, wakeAll: () => void, handlers: NoticeHandlers) {
    this.store = store;
    this.wakeAll = wakeAll;
    this.handlers = handlers;
  }

  begin(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
    void this.look();
  }

  /** Tells all other nodes. */
  async tell(kind: NoticeKind, subject: string): Promise<void> {
    this.known.add(await this.store.addNotice(kind, subject));
    this.wakeAll();
  }

  lookSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      void this.look();
    }, AT_ONCE);
  }

  private async look(): Promise<void> {
    const latest = await this.store.latestNotices().catch(() => []);
    for (const { id, kind, subject } of latest) {
      if (this.known.has(id)) continue;
      this.known.add(id);
      // What was said before this node came is in what it reads.
      if (!this.isFirst) void this.handlers[kind]?.(subject);
    }
    this.isFirst = false;
    while (this.known.size > MOST_KNOWN) this.known.delete(this.known.values().next().value as string);
  }

  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.soon);
  }
}
