/**
 * What a balancer does, without one: asks every node each second whether it is ready. A node that says no keeps its connections and
 * gets no new ones; one that does not answer loses them, and its people go elsewhere. HAProxy is set up to do the same.
 */
import type { ClusterNode } from './node.ts';

const EVERY = 1000;
/** A node that has not answered so often in a row is down. */
const FAILURES = 2;

type Health = 'ready' | 'no new ones' | 'down';

export class Balancer {
  private readonly health = new Map<ClusterNode, Health>();
  private readonly failures = new Map<ClusterNode, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly isDown: (node: ClusterNode) => void;

  constructor(isDown: (node: ClusterNode) => void) {
    this.isDown = isDown;
    this.timer = setInterval(() => {
      for (const node of this.health.keys()) void this.check(node);
    }, EVERY);
  }

  /** A node that runs and is ready now. */
  add(node: ClusterNode): void {
    this.health.set(node, 'ready');
    this.failures.set(node, 0);
  }

  remove(node: ClusterNode): void {
    this.health.delete(node);
  }

  get ready(): readonly ClusterNode[] {
    return [...this.health].filter(([, health]) => health === 'ready').map(([node]) => node);
  }

  /** Where the person with this number is sent. Neighbours are sent to different nodes. If none is ready, to any. */
  nodeFor(number: number): ClusterNode {
    const { ready } = this;
    const nodes = ready.length > 0 ? ready : [...this.health.keys()];
    const node = nodes[number % nodes.length];
    if (node === undefined) throw new Error('there is no node at all');
    return node;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async check(node: ClusterNode): Promise<void> {
    const status = await statusOf(node);
    const before = this.health.get(node);
    if (before === undefined) return;
    const failures = status === null ? (this.failures.get(node) ?? 0) + 1 : 0;
    this.failures.set(node, failures);
    if (status === null && failures < FAILURES) return;
    const now: Health = status === null ? 'down' : status === 200 ? 'ready' : 'no new ones';
    this.health.set(node, now);
    if (now === 'down' && before !== 'down') this.isDown(node);
  }
}

/** Null if it does not answer. */
async function statusOf({ origin }: ClusterNode): Promise<number | null> {
  try {
    const { status } = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(EVERY) });
    return status;
  } catch {
    return null;
  }
}
