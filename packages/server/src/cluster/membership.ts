/**
 * That this node lives, and who else does. A node renews its lease each second; one whose lease is over is declared dead by the
 * others, for good: if it wakes up it finds that out, drops everything and goes on as a new node. Leases are judged by the
 * database's clock. That no harm comes of a mistake here is the affair of the heads' owner and epoch, which every commit names.
 */
import { randomBytes } from 'node:crypto';
import { type ClusterStore, LEASE, type NodeRow, type NodeVersion } from '../storage/cluster-store.ts';
import type { Log } from '../tables/deps.ts';
import { DbClock } from './db-clock.ts';

const LOOK_EVERY = 500;
const RENEW_EVERY = 1000;

export interface MembershipDeps {
  readonly store: ClusterStore;
  readonly name: string;
  readonly version: NodeVersion;
  readonly log: Log;
  /** What is told with every renewal. */
  facts(): { readonly tables: number; readonly hears: boolean };
  /** Listens under this id from now on. */
  listenAs(id: string): Promise<void>;
  /** This node was declared dead: its tables are others' now. */
  died(): void;
  nodeGone(id: string, wasDeclared: boolean): void;
  /** Called after every look. */
  looked(): Promise<void>;
}

export class Membership {
  private readonly deps: MembershipDeps;
  private readonly clock = new DbClock();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private state: 'alive' | 'draining' | 'left' = 'alive';
  /** By `performance.now()`: when the last renewal that succeeded was sent, and since when none was late. */
  private renewedAt = 0;
  private healthySince = 0;
  private known: readonly NodeRow[] = [];
  id = newNodeId();

  constructor(deps: MembershipDeps) {
    this.deps = deps;
  }

  get others(): readonly NodeRow[] {
    return this.known.filter(({ id }) => id !== this.id);
  }

  /** Whether there is such a node, as far as this one knows. */
  knows(id: string): boolean {
    return this.known.some((node) => node.id === id);
  }

  get isAlive(): boolean {
    return this.state === 'alive';
  }

  /** For how long the lease has been over, as far as this node knows, in milliseconds; below zero while it is good. */
  get lapsedFor(): number {
    return performance.now() - this.renewedAt - LEASE;
  }

  now(): number {
    return this.clock.now();
  }

  /** Gives whether no other node lives. */
  async join(): Promise<boolean> {
    const { store, name, version, log, listenAs } = this.deps;
    await listenAs(this.id);
    const { isFirst } = await store.join(this.id, name, version);
    await this.renew();
    this.known = await store.nodes();
    log.info({ node: this.id, name, nodes: this.known.length }, 'this node has joined the cluster');
    return isFirst;
  }

  /** Renews and looks around from now on. */
  begin(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
  }

  /** Looks at once, or waits for the look that is under way. */
  look(): Promise<void> {
    this.looking ??= this.lookAround()
      // The heart notices, and says so, that the database cannot be reached.
      .catch(() => {})
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async lookAround(): Promise<void> {
    if (this.state === 'left') return;
    if (performance.now() - this.renewedAt >= RENEW_EVERY - LOOK_EVERY / 2) await this.renew();
    const { store, nodeGone } = this.deps;
    // Who was cut off, or slept, does not judge others by it.
    const isHealthy = this.lapsedFor < 0 && performance.now() - this.healthySince >= LEASE;
    const declared = isHealthy ? await store.declareDead(this.id) : [];
    const before = this.others;
    this.known = await store.nodes();
    const now = new Set(this.known.map(({ id }) => id));
    for (const { id } of before) if (!now.has(id)) nodeGone(id, declared.includes(id));
    await this.deps.looked();
  }

  private async renew(): Promise<void> {
    const { store, facts } = this.deps;
    const sent = performance.now();
    const asked = Date.now();
    const { state, now } = await store.renew(this.id, facts());
    this.clock.learn(now, asked, Date.now());
    if (state === null) return this.comeBack();
    if (sent - this.renewedAt > 2 * RENEW_EVERY + LOOK_EVERY) this.healthySince = sent;
    this.renewedAt = sent;
  }

  /** Drops everything, and goes on under a new name. */
  private async comeBack(): Promise<void> {
    const { died, log } = this.deps;
    log.warn({ node: this.id }, 'this node was declared dead: others have its tables, and it goes on as a new node');
    this.id = newNodeId();
    this.state = 'alive';
    await this.join();
    died();
  }

  /** Takes no more tables. */
  async drain(): Promise<void> {
    if (this.state !== 'alive') return;
    this.state = 'draining';
    await this.deps.store.setState(this.id, 'draining');
  }

  /** Is a new node from now on, with no tables. */
  async startAnew(): Promise<void> {
    await this.deps.store.setState(this.id, 'dead');
    await this.comeBack();
  }

  async leave(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    this.state = 'left';
    await this.deps.store.setState(this.id, 'dead').catch(() => {});
  }
}

function newNodeId(): string {
  return randomBytes(9).toString('base64url');
}
