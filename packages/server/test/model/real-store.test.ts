/** The same as the model, on a real PostgreSQL: three nodes, late commits, deaths and hand-overs in random order. */
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClusterStore } from '../../src/storage/cluster-store.ts';
import { aChoice, aTable } from '../../src/storage/conformance/samples.ts';
import { openStore } from '../../src/storage/index.ts';
import { bodyOf } from '../../src/storage/rows.ts';
import { type Commit, Conflict, type Head, headAfter, NO_HEAD, type Store } from '../../src/storage/store.ts';
import { postgresForTests, type TestPostgres } from '../../src/storage/testing/postgres.ts';

const COMMANDS = ['c1', 'c2', 'c3', 'c4', 'c5'];
const STEPS = ['hold', 'send', 'land', 'give up', 'lapse', 'wake', 'let go', 'hand over'] as const;
const VERSION = { protocol: 0, schema: 'model' };

let postgres: TestPostgres | null = null;
let store: Store;
let raw: pg.Client;
let runs = 0;
beforeAll(async () => {
  postgres = await postgresForTests();
  if (postgres === null) return;
  store = await openStore({ url: postgres.url, folder: '.', node: VERSION });
  raw = new pg.Client({ connectionString: postgres.url });
  await raw.connect();
}, 120_000);
afterAll(async () => {
  await raw?.end();
  await store?.close();
  await postgres?.stop();
});

interface Sent {
  readonly command: string;
  readonly commit: Commit;
  readonly head: Head;
}

/** A node as the server is one: what it knows of the table, and the commit it waits for. */
interface SimulatedNode {
  id: string;
  memory: { readonly head: Head; readonly done: readonly string[] } | null;
  waitsFor: Sent | null;
  /** On their way, perhaps long after nobody waits for them any more. */
  readonly underWay: Sent[];
}

class History {
  readonly cluster = store.cluster as ClusterStore;
  readonly table = aTable({ id: `model-${++runs}`, code: `M${runs}`, host: 'ada' });
  readonly nodes: SimulatedNode[] = [];
  readonly acknowledged = new Set<string>();
  readonly written: { readonly command: string; readonly head: Head }[] = [];

  async begin(): Promise<void> {
    await store.commit({ table: this.table, on: NO_HEAD });
    for (let i = 0; i < 3; i++) this.nodes.push(await this.joined());
  }

  private async joined(): Promise<SimulatedNode> {
    const id = `node-${++runs}`;
    await this.cluster.join(id, id, VERSION);
    return { id, memory: null, waitsFor: null, underWay: [] };
  }

  async step(what: (typeof STEPS)[number], i: number): Promise<void> {
    const node = this.nodes[i] as SimulatedNode;
    const other = this.nodes[(i + 1) % 3] as SimulatedNode;
    const isFree = node.memory !== null && node.waitsFor === null;
    if (what === 'hold' && node.memory === null) await this.hold(node);
    if (what === 'send' && isFree) this.send(node);
    if (what === 'land') await this.land(node);
    if (what === 'give up') forgets(node);
    if (what === 'lapse') {
      await raw.query('update nodes set lease_until = 0 where id = $1', [node.id]);
      await this.cluster.declareDead(other.id);
    }
    if (what === 'wake' && (await this.cluster.renew(node.id, { tables: 0, hears: true })).state === null) {
      forgets(node);
      node.id = (await this.joined()).id;
    }
    if (what === 'let go' && isFree) {
      const { epoch } = node.memory?.head ?? NO_HEAD;
      forgets(node);
      await this.cluster.letGo(node.id, [{ id: this.table.id, epoch }]);
    }
    if (what === 'hand over' && isFree) {
      const { epoch } = node.memory?.head ?? NO_HEAD;
      if (await this.cluster.handOver(node.id, { id: this.table.id, epoch }, other.id)) forgets(node);
    }
  }

  private async hold(node: SimulatedNode): Promise<void> {
    const held = await this.cluster.hold(node.id, this.table.id);
    if (held === null || !held.isOurs) return;
    const stored = await store.loadTable(this.table.id);
    node.memory = { head: stored?.head ?? NO_HEAD, done: (stored?.entries ?? []).map(({ by }) => by?.command ?? '') };
  }

  private send(node: SimulatedNode): void {
    const { head, done } = node.memory ?? { head: NO_HEAD, done: [] };
    const command = COMMANDS.find((one) => !this.acknowledged.has(one));
    if (command === undefined) return;
    if (done.includes(command)) {
      this.acknowledged.add(command);
      return;
    }
    const line = aChoice({ by: { user: 'ada', command } });
    const entries = [{ at: line.at, by: line.by, body: bodyOf(line) }];
    const commit: Commit = { table: this.table, on: head, row: 'none', entries };
    node.waitsFor = { command, commit, head };
    node.underWay.push(node.waitsFor);
  }

  /** The oldest commit of the node arrives. */
  private async land(node: SimulatedNode): Promise<void> {
    const sent = node.underWay.shift();
    if (sent === undefined) return;
    const { command, commit, head } = sent;
    const isWritten = await store.commit(commit).then(
      () => true,
      (error) => {
        if (error instanceof Conflict) return false;
        throw error;
      },
    );
    if (isWritten) this.written.push({ command, head });
    if (node.waitsFor !== sent || node.memory === null) return;
    node.waitsFor = null;
    if (!isWritten) node.memory = null;
    else {
      this.acknowledged.add(command);
      node.memory = { head: headAfter(commit), done: [...node.memory.done, command] };
    }
  }

  async check(): Promise<void> {
    for (const node of this.nodes) while (node.underWay.length > 0) await this.land(node);
    const stored = await store.loadTable(this.table.id);
    const done = (stored?.entries ?? []).map(({ by }) => by?.command);
    expect(new Set(done).size, 'nothing is done twice').toBe(done.length);
    expect(done, 'what was acknowledged is kept').toEqual(expect.arrayContaining([...this.acknowledged]));
    expect(done, 'whatever was written stays').toEqual(this.written.map(({ command }) => command));
    const epochs = this.written.map(({ head }) => head.epoch);
    expect(epochs, 'no earlier epoch writes after a later one').toEqual(epochs.toSorted((a, b) => a - b));
    const writers = new Set(this.written.map(({ head }) => `${head.epoch} ${head.owner}`));
    expect(writers.size, 'each epoch has one writer').toBe(new Set(epochs).size);
    for (const { id, memory } of this.nodes) {
      const isOwner = stored?.head.owner === id && stored.head.epoch === memory?.head.epoch;
      if (isOwner) expect(memory?.done, 'the owner shows what is stored').toEqual(done);
    }
  }
}

function forgets(node: SimulatedNode): void {
  node.memory = null;
  node.waitsFor = null;
}

it('random histories of three nodes on a real PostgreSQL keep every promise', { timeout: 300_000 }, async (context) => {
  if (postgres === null) return context.skip('there is no PostgreSQL');
  const step = fc.tuple(fc.constantFrom(...STEPS, 'hold', 'send', 'send', 'land'), fc.nat(2));
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      const history = new History();
      await history.begin();
      for (const [what, node] of steps) await history.step(what, node);
      await history.check();
      written += history.written.length;
    }),
    { numRuns: process.env.MODEL === 'large' ? 2000 : 100 },
  );
  expect(written).toBeGreaterThan(50);
});
