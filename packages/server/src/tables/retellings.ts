/** Finished games for those who look at them again: retold by a worker once, and kept for whoever asks next. */
import type { Observer } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import type { StoredTable } from '../storage/store.ts';
import type { Packed, Retelling } from '../work/pool.ts';
import type { TableDeps } from './deps.ts';
import { broken } from './directory.ts';
import type { Retold } from './service.ts';
import { fromStore } from './store-access.ts';

const MAX_BYTES = 64 * 1024 * 1024;

export class Retellings {
  private readonly deps: TableDeps;
  /** The least recently used first. */
  private readonly kept = new Map<string, Packed>();
  private keptBytes = 0;
  /** Many who ask for the same wait for one job. */
  private readonly underWay = new Map<string, Promise<Packed>>();

  constructor(deps: TableDeps) {
    this.deps = deps;
  }

  /** `account` is whoever asks: nobody keeps the workers from others. */
  of(
    { table: row, head }: Pick<StoredTable, 'table' | 'head'>,
    as: Observer | 'all' | 'record',
    account: string,
  ): Retold {
    if (row.status !== 'finished') throw new Problem('wrong-moment', 'This is available once the game is over.');
    if (typeof as === 'number' && as >= row.seats.length) {
      throw new Problem('not-found', `This table has no seat ${as}.`);
    }
    const { rulesVersion } = this.deps.gameNamed(row.game);
    const key = `${row.id} ${as} ${rulesVersion} ${head.length}`;
    return {
      game: row.game,
      etag: `"${key.replaceAll(' ', '-')}"`,
      packed: () => this.packed(key, row.id, as, account),
    };
  }

  private packed(key: string, table: string, as: Retelling['as'], account: string): Promise<Packed> {
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return Promise.resolve(known);
    }
    const job = this.underWay.get(key) ?? this.retell(key, table, as, account).finally(() => this.underWay.delete(key));
    this.underWay.set(key, job);
    return job;
  }

  private async retell(key: string, table: string, as: Retelling['as'], account: string): Promise<Packed> {
    const { store, work, log } = this.deps;
    const records = await fromStore(store.loadRecords(table));
    if (records === null) throw new Problem('not-found', 'This table is gone.');
    try {
      const packed = await work.retell({ table: records, as }, account);
      this.keep(key, packed);
      return packed;
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.error({ err: error, table }, 'a game could not be retold');
      throw broken();
    }
  }

  private keep(key: string, packed: Packed): void {
    this.kept.set(key, packed);
    this.keptBytes += packed.byteLength;
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.keptBytes <= MAX_BYTES) return;
      this.kept.delete(oldest);
      this.keptBytes -= byteLength;
    }
  }
}
