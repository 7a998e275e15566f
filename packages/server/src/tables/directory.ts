/** Which tables are in memory: they come when somebody asks or their time has come, and leave when nobody needs them. */
import { Problem } from '../problem.ts';
import type { Outage, StoredTable } from '../storage/store.ts';
import { Attendant } from './attendant.ts';
import { UNUSED_FOR } from './core/leave.ts';
import type { TableDeps } from './deps.ts';
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

  /** The table, loaded if it is not in memory. */
  async get(id: string): Promise<TableShell> {
    if (this.isClosed) throw new Problem('shutting-down', 'The server is stopping. Come back in a moment.');
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
    const stored = await fromStore(this.deps.store.loadTable(id));
    if (stored === null) throw unknownTable();
    try {
      const table = this.takeIn(stored);
      this.closedOff.delete(id);
      return table;
    } catch (error) {
      this.deps.log.error({ err: error, table: id }, 'a table cannot be loaded and is closed off');
      this.closeOff(id);
      throw broken();
    }
  }

  /** A table is in memory from now on. Throws if it cannot be understood. */
  takeIn(stored: StoredTable): TableShell {
    const { id } = stored.table;
    const table = new TableShell(this.deps, stored);
    const attendant = new Attendant(table, () => this.closeOff(id));
    this.live.set(id, { table, attendant });
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
    for (const [id, { table, attendant }] of this.live) {
      const patience = table.row.finishedAt === null ? idleAfter : Math.min(idleAfter, OVER_FOR);
      if (attendant.isBusy || !table.isIdle(now, patience)) continue;
      attendant.dismiss();
      this.live.delete(id);
    }
  }

  private async wakeDue(): Promise<void> {
    const { deps, settings, live, closedOff } = this;
    // A little early, so that the table's own alarm rings in time.
    const due = await deps.store.tablesToWake(deps.now() + settings.roundEvery, WOKEN_AT_ONCE + closedOff.size);
    const asleep = due.filter((id) => !live.has(id) && !closedOff.has(id));
    for (const id of asleep) {
      await this.get(id).catch((error) => {
        // One that is closed off was logged then; whatever keeps one from being loaded keeps no other.
        if (!(error instanceof Problem && error.code === 'table-broken')) {
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

export function unknownTable(): Problem {
  return new Problem('not-found', 'We couldn’t find this table. Check the link.');
}

export function broken(): Problem {
  return new Problem('table-broken', 'This table cannot go on because of a fault of the server. Its host is told.');
}
