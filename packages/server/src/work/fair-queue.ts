/** Who gets a worker next when more is wanted than there are workers: everybody their share, however many tables they have. */
import { at } from '@conclave/kernel';
export interface Place {
  /** Who uses up a share: the host of the table, or whoever asked. */
  readonly account: string;
  /** Tables of one account take turns. */
  readonly table: string;
  readonly urgency: Urgency;
}

/** Somebody waits for it; somebody may look at it soon; nobody is there. */
export const URGENCIES = ['awaited', 'soon', 'unattended'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What nobody is there for has at most this share of the workers. */
const UNATTENDED_SHARE = 1 / 4;
/** What nobody waits for gets a worker all the same if its kind had none for so long. */
const OVERDUE_AFTER = 2000;

interface Waiting extends Place {
  /** How long it takes at the most, in milliseconds. */
  readonly cost: number;
  letIn(): void;
}

interface Account {
  /** Time that was used since it came, on the scale of whoever else was there then. */
  used: number;
  /** Jobs that wait or run. */
  jobs: number;
  /** When each of its tables had its latest turn. */
  readonly turns: Map<string, number>;
}

export class FairQueue {
  private free: number;
  private unattended = 0;
  private readonly lastBegun: Record<Urgency, number> = { awaited: 0, soon: 0, unattended: 0 };
  private turn = 0;
  private maxUnattended: number;
  private workers: number;
  private readonly accounts = new Map<string, Account>();
  /** In the order they came. */
  private readonly waiting: Waiting[] = [];
  private readonly now: () => number;

  constructor(workers: number, now: () => number = () => performance.now()) {
    this.workers = workers;
    this.free = workers;
    this.maxUnattended = mostUnattended(workers);
    this.now = now;
  }

  /** Workers came or went. Whoever has one that went keeps it to the end of the job. */
  resize(workers: number): void {
    this.free += workers - this.workers;
    this.workers = workers;
    this.maxUnattended = mostUnattended(workers);
    this.letIn();
  }

  get length(): number {
    return this.waiting.length;
  }

  /** Resolves when it is one's turn, with what to call when done; rejects if the signal comes first. */
  enter(place: Place, cost: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        this.leave(place.account);
        reject(signal.reason);
      };
      const letIn = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(() => this.finish(place));
      };
      const waiting: Waiting = { ...place, cost, letIn };
      this.join(place.account);
      this.waiting.push(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
      this.letIn();
    });
  }

  /** An account that was idle begins where the least served one stands: nobody saves up, or pays for the past. */
  private join(id: string): void {
    const least = Math.min(...[...this.accounts.values()].map(({ used }) => used));
    const account = this.accounts.get(id) ?? { used: Number.isFinite(least) ? least : 0, jobs: 0, turns: new Map() };
    account.jobs++;
    this.accounts.set(id, account);
  }

  private leave(id: string): void {
    const account = this.account(id);
    account.jobs--;
    if (account.jobs === 0) this.accounts.delete(id);
  }

  private account(id: string): Account {
    return this.accounts.get(id) as Account;
  }

  private finish({ account, urgency }: Place): void {
    this.free++;
    if (urgency === 'unattended') this.unattended--;
    this.leave(account);
    this.letIn();
  }

  private letIn(): void {
    while (this.free > 0) {
      const next = this.next();
      if (next === undefined) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.free--;
      const account = this.account(next.account);
      account.used += next.cost;
      account.turns.set(next.table, ++this.turn);
      this.lastBegun[next.urgency] = this.now();
      if (next.urgency === 'unattended') this.unattended++;
      next.letIn();
    }
  }

  private next(): Waiting | undefined {
    const now = this.now();
    const mayBeUnattended = this.unattended < this.maxUnattended;
    const candidates = mayBeUnattended ? this.waiting : this.waiting.filter(({ urgency }) => urgency !== 'unattended');
    const rank = ({ urgency, account, table }: Waiting) => {
      const { used, turns } = this.account(account);
      const isOverdue = now - this.lastBegun[urgency] > OVERDUE_AFTER;
      return [isOverdue ? 0 : URGENCIES.indexOf(urgency), used, turns.get(table) ?? 0];
    };
    let best: { readonly one: Waiting; readonly rank: readonly number[] } | undefined;
    for (const one of candidates) {
      const ranked = { one, rank: rank(one) };
      if (best === undefined || isBefore(ranked.rank, best.rank)) best = ranked;
    }
    return best?.one;
  }
}

function mostUnattended(workers: number): number {
  return Math.max(1, Math.floor(workers * UNATTENDED_SHARE));
}

/** By the first place in which they differ. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place >= 0 && at(a, place) < at(b, place);
}
