/** The bot hosts that a node knows of: processes that think for all nodes (`conclave bots --connect`). */
import type { WorkersElsewhere } from '../../work/threads.ts';
import type { BotJob } from '../pool.ts';
import { BEAT, GONE_AFTER, type HostBeat, type Order } from './wire.ts';

/** What taking an order and bringing the answer may add, in milliseconds. */
const ON_THE_WAY = 500;

export interface BotHostsDeps {
  /** This node, as it is called just now. */
  node(): string;
  /** How many nodes share the hosts. */
  nodes(): number;
  order(order: Order): Promise<unknown>;
}

interface Ordered {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class BotHosts implements WorkersElsewhere {
  private readonly deps: BotHostsDeps;
  private readonly hosts = new Map<string, { readonly workers: number; readonly heard: number }>();
  private readonly ordered = new Map<number, Ordered>();
  private readonly timer: NodeJS.Timeout;
  private changed: (workers: number) => void = () => {};
  /** This node's share of all workers. */
  workers = 0;
  private last = 0;

  constructor(deps: BotHostsDeps) {
    this.deps = deps;
    this.timer = setInterval(() => this.count(), BEAT).unref();
  }

  watch(changed: (workers: number) => void): void {
    this.changed = changed;
    changed(this.workers);
  }

  heard(message: string): void {
    const { host, workers } = JSON.parse(message) as HostBeat;
    if (workers === 0) this.hosts.delete(host);
    else this.hosts.set(host, { workers, heard: performance.now() });
    this.count();
  }

  private count(): void {
    const since = performance.now() - GONE_AFTER;
    for (const [host, { heard }] of this.hosts) if (heard < since) this.hosts.delete(host);
    const all = [...this.hosts.values()].reduce((sum, { workers }) => sum + workers, 0);
    const share = Math.ceil(all / this.deps.nodes());
    if (share === this.workers) return;
    this.workers = share;
    this.changed(share);
  }

  run(name: string, task: object, milliseconds: number): Promise<unknown> {
    const id = ++this.last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => reject(new Error('it was too late')), milliseconds + ON_THE_WAY);
    this.ordered.set(id, { resolve, reject });
    // Bots are all that is done elsewhere.
    const waited = Date.now() - (task as BotJob).givenAt;
    this.deps.order({ node: this.deps.node(), id, name, task, waited, milliseconds }).catch(reject);
    return promise.finally(() => {
      clearTimeout(timer);
      this.ordered.delete(id);
    });
  }

  /** Null: the host could not do it. */
  answered(id: number, outcome: { readonly answer: unknown } | null): void {
    const one = this.ordered.get(id);
    if (outcome === null) one?.reject(new Error('it failed there'));
    else one?.resolve(outcome.answer);
  }

  close(): void {
    clearInterval(this.timer);
    for (const { reject } of this.ordered.values()) reject(new Error('the server stops'));
  }
}
