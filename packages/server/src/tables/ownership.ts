/** Which server runs a table. Where there is one server, that one runs them all, and nothing of this is stored. */
import { Problem } from '../problem.ts';
import { type Head, NO_HEAD, type Store } from '../storage/store.ts';

export interface Ownership {
  /** The head of a table that is made here. */
  readonly newHead: Head;
  /** Whether outages are those of this server alone: then they are stored with the tables that it ran, and nowhere else. */
  readonly isShared: boolean;
  /**
   * Makes sure that this server runs the table, before it is loaded. Gives since when the table's time stands still, because its
   * server died; null if it does not. Throws `Elsewhere`. `isInDoubt`: a commit may be under way, and must not be written later.
   */
  hold(table: string, isInDoubt: boolean): Promise<number | null>;
  /** Nobody needs these tables just now. */
  letGo(tables: readonly { readonly id: string; readonly head: Head }[]): Promise<void>;
  /** Tables whose time has come by then, and which this server is to run. */
  due(before: number, limit: number): Promise<readonly string[]>;
}

/** Another server runs the table, and whoever asked is to ask there. `owner` is null if it is not known which. */
export class Elsewhere extends Problem {
  readonly owner: string | null;

  constructor(owner: string | null) {
    super('storage-unavailable', 'This table is moving to another server. Try again in a moment.');
    this.owner = owner;
  }
}

export function alone(store: Pick<Store, 'raiseBarrier' | 'tablesToWake'>): Ownership {
  return {
    newHead: NO_HEAD,
    isShared: false,
    async hold(table, isInDoubt) {
      if (isInDoubt) await store.raiseBarrier(table);
      return null;
    },
    letGo: async () => {},
    due: (before, limit) => store.tablesToWake(before, limit),
  };
}
