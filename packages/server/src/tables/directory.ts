/** Which tables are in memory: they come when somebody asks or their time has come, and leave when nobody needs them. */
import { Problem } from '../problem.ts';
import type { OwnedTable } from '../storage/cluster-store.ts';
import type { Head, Outage, StoredTable } from '../storage/store.ts';
import { Attendant } from './attendant.ts';
import { UNUSED_FOR } from './core/leave.ts';
import type { TableDeps } from './deps.ts';
import { Elsewhere } from './ownership.ts';
import { TableShell } from './shell.ts';
import { fromStore } from './store-access.ts';

export interface DirectorySettings {
  /** A table that nobody has used for so long leaves memory. */
  readonly idleAfter: number;
  /** How often stored tables are looked through for one that must act, and idle ones leave memory. */
  readonly roundEvery: number;
}

/** A table whose game is over leaves memory this soon: few come back to it, and loading it takes a moment. */
const OVER_FOR = 15_000;
const WOKEN_AT_ONCE = 100;
const CLOSED_AT_ONCE = 100;
/** A table that is closed off may be tried again after so long. */
const CLOSED_OFF_FOR = 60_000;

export class Directory {
  private readonly deps: TableDeps;
  private readonly settings: DirectorySettings;
  private readonly live = new Map<string, { readonly table: TableShell; readonly attendant: Attendant }>();
  private readonly loading = new Map<string, Promise<TableShell>>();
  /** Tables that leave memory just now. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Tables that cannot go on, and until when nobody tries. */
  private readonly closedOff = new Map<string, number>();
  private round: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(deps: TableDeps, settings: DirectorySettings) {
    this.deps = deps;
    this.settings = settings;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.live.size;
  }

  get tables(): readonly TableShell[] {
    return [...this.live.values()].map(({ table }) => table);
  }

  has(id: string): boolean {
    return this.live.has(id);
  }

  /** The table, loaded if it is not in memory. Throws `Elsewhere` if another server runs it. */
  async get(id: string): Promise<TableShell> {
    if (this.isClosed) throw stopping();
    const known = this.live.get(id);
    if (known !== undefined) return known.table;
    let loads = this.loading.get(id);
    if (loads === undefined) {
      loads = this.load(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loads);
    }
    return loads;
  }

  private async load(id: string): Promise<TableShell> {
    if ((this.closedOff.get(id) ?? 0) > this.deps.now()) throw broken();
    await this.leaving.get(id);
    const stoppedAt = await fromStore(this.deps.ownership.hold(id, false));
    const stored = await fromStore(this.deps.store.loadTable(id));
    if (stored === null) throw unknownTable();
    if (this.isClosed) throw stopping();
    try {
      const table = this.takeIn(stored, stoppedAt);
      this.closedOff.delete(id);
      return table;
    } catch (error) {
      this.deps.log.error({ err: error, table: id }, 'a table cannot be loaded and is closed off');
      this.closeOff(id);
      throw broken();
    }
  }

  /** A table is in memory from now on. Throws if it cannot be understood. */
  takeIn(stored: StoredTable, stoppedAt: number | null = null): TableShell {
    const { id } = stored.table;
    const table = new TableShell(this.deps, stored, stoppedAt);
    const attendant = new Attendant(table, () => this.closeOff(id));
    this.live.set(id, { table, attendant });
    table.whenLost = (elsewhere) => {
      if (this.live.get(id)?.table === table) this.letGo(id, elsewhere);
    };
    if (stoppedAt !== null) table.storeClocks().catch(() => {});
    // What came due while the table was not in memory is done before anything else.
    attendant.doWhatIsDue();
    return table;
  }

  /** Nobody plays at this table until it is tried again: it cannot be loaded, or fails again and again. */
  private closeOff(id: string): void {
    this.closedOff.set(id, this.deps.now() + CLOSED_OFF_FOR);
    this.letGo(id, broken());
  }

  private letGo(id: string, reason: Problem): void {
    const known = this.live.get(id);
    this.live.delete(id);
    known?.attendant.dismiss();
    known?.table.audience.closeAll(reason);
  }

  async refresh(id: string): Promise<void> {
    await this.live.get(id)?.table.refresh();
  }

  /** The table is gone from the store. */
  drop(id: string): void {
    this.letGo(id, new Problem('not-found', 'The operator has removed this table.'));
  }

  // ---- Rounds

  /** Wakes stored tables whose time has come, and keeps doing so. */
  async begin(): Promise<void> {
    this.sweep();
    await this.wakeDue().catch((error) =>
      this.deps.log.warn({ err: error }, 'stored tables could not be looked through'),
    );
    if (!this.isClosed) this.round = setTimeout(() => this.begin(), this.settings.roundEvery).unref();
  }

  private sweep(): void {
    const now = this.deps.now();
    const { idleAfter } = this.settings;
    const idle: { readonly id: string; readonly head: Head }[] = [];
    for (const [id, { table, attendant }] of this.live) {
      const patience = table.row.finishedAt === null ? idleAfter : Math.min(idleAfter, OVER_FOR);
      if (attendant.isBusy || !table.isIdle(now, patience)) continue;
      attendant.dismiss();
      this.live.delete(id);
      idle.push({ id, head: table.head });
    }
    if (idle.length === 0) return;
    // Whoever asks for one of them meanwhile waits, and has it loaded again. If it fails they are still this server's: no harm.
    const gone = this.deps.ownership.letGo(idle).catch(() => {});
    for (const { id } of idle) this.leaving.set(id, gone);
    void gone.then(() => {
      for (const { id } of idle) if (this.leaving.get(id) === gone) this.leaving.delete(id);
    });
  }

  // ---- To and from other servers

  /** Hands the table over by what is given, once nothing is under way there; whoever waits or looks on goes along. */
  async give(id: string, to: string, handOver: (table: OwnedTable) => Promise<boolean>): Promise<boolean> {
    const table = this.live.get(id)?.table;
    if (table === undefined) return false;
    return table.turn(async () => {
      const isGiven = await handOver({ id, epoch: table.head.epoch });
      if (isGiven) table.lose(new Elsewhere(to));
      return isGiven;
    });
  }

  /** This server runs none of its tables any longer: others do. */
  loseAll(): void {
    for (const { table } of [...this.live.values()]) table.lose(new Elsewhere(null));
  }

  async wakeDue(): Promise<void> {
    const { deps, settings, live, closedOff } = this;
    // A little early, so that the table's own alarm rings in time.
    const due = await deps.ownership.due(deps.now() + settings.roundEvery, WOKEN_AT_ONCE + closedOff.size);
    const asleep = due.filter((id) => !live.has(id) && !closedOff.has(id));
    for (const id of asleep) {
      await this.get(id).catch((error) => {
        // One that is closed off was logged then; whatever keeps one from being loaded keeps no other.
        const isKnown = error instanceof Elsewhere || (error instanceof Problem && error.code === 'table-broken');
        if (!isKnown) {
          deps.log.warn({ err: error, table: id }, 'a stored table could not be woken');
        }
      });
    }
  }

  /** Closes tables that gather and where nobody has been for a day; gives how many. */
  async closeUnused(): Promise<number> {
    const { deps } = this;
    const gathering = this.tables.filter(({ row }) => row.status === 'gathering').map(({ row }) => row.id);
    const unused = await deps.store.tablesUnused(deps.now() - UNUSED_FOR, CLOSED_AT_ONCE);
    let closed = 0;
    for (const id of new Set([...gathering, ...unused])) {
      try {
        const table = await this.get(id);
        await table.do({ type: 'close-unused' });
        if (table.row.status === 'abandoned') closed++;
      } catch (error) {
        if (error instanceof Elsewhere) continue;
        deps.log.warn({ err: error, table: id }, 'an unused table could not be closed');
      }
    }
    return closed;
  }

  // ---- All of them

  /** Nothing could be stored for a while, and now it can: clocks stood still meanwhile. */
  outageOver(outage: Outage): void {
    for (const [id, { table, attendant }] of this.live) {
      try {
        table.outageOver(outage);
      } catch (error) {
        // One table that cannot go on must not keep the others from it.
        this.deps.log.error({ err: error, table: id }, 'a table could not be told of an outage');
      }
      attendant.doWhatIsDue();
    }
  }

  /** Lets nobody in any more, finishes what was begun and forgets all tables. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.round);
    for (const { attendant } of this.live.values()) attendant.dismiss();
    await Promise.allSettled(this.tables.map((table) => table.turn(async () => {})));
    this.live.clear();
  }
}

function stopping(): Problem {
  return new Problem('shutting-down', 'The server is stopping. Come back in a moment.');
}

export function unknownTable(): Problem {
  return new Problem('not-found', 'We couldn’t find this table. Check the link.');
}

export function broken(): Problem {
  return new Problem('table-broken', 'This table cannot go on because of a fault of the server. Its host is told.');
}
