/** What several servers (nodes) want of the database that they share: who is there, who runs which table, what all must hear. */

/** alive: takes tables. draining: gives its tables away. dead: for good; whoever comes back is a new node. */
export type NodeState = 'alive' | 'draining' | 'dead';

export interface NodeRow {
  readonly id: string;
  readonly name: string;
  readonly state: Exclude<NodeState, 'dead'>;
  /** How many tables it runs. */
  readonly tables: number;
  /** Whether it can be reached by other nodes. */
  readonly hears: boolean;
}

/** Something happened that every node must know of: it looks itself what is true now. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** A user's id or a table's. */
  readonly subject: string;
}

/**
 * signed-out: a user's tokens or sanctions changed. renamed: the user's name. muted: whom the user mutes changed. forgotten: the user was deleted or
 * renamed everywhere. refresh, drop: of a table something was removed, or all.
 */
export type NoticeKind = 'signed-out' | 'renamed' | 'muted' | 'forgotten' | 'refresh' | 'drop';

/** What comes of asking for a table: it is this node's from now on, or another's. */
export type Held =
  | {
      readonly isOurs: true;
      /** Since when the table's time stands still: its owner died then. Null if it does not. */
      readonly stoppedAt: number | null;
      /** Whether it was not ours before. */
      readonly isNew: boolean;
    }
  | { readonly isOurs: false; readonly owner: string | null };

export interface Renewed {
  /** Null: this node was declared dead. */
  readonly state: NodeState | null;
  /** The database's time. */
  readonly now: number;
}

/** Every method throws `StorageUnavailable` if the database cannot be reached. Leases are judged by the database's clock. */
export interface ClusterStore {
  /** Whether no other node lives. */
  join(id: string, name: string, version: NodeVersion): Promise<{ readonly isFirst: boolean }>;
  renew(id: string, facts: { readonly tables: number; readonly hears: boolean }): Promise<Renewed>;
  /** Declares nodes dead whose lease is over; gives their ids. To be called only by a node that is in good health itself. */
  declareDead(id: string): Promise<readonly string[]>;
  nodes(): Promise<readonly NodeRow[]>;
  setState(id: string, state: Exclude<NodeState, 'alive'>): Promise<void>;

  /**
   * Makes a table this node's that is nobody's or a dead node's, and keeps out every commit that was sent before: load the table
   * after it, never before. For a table that is ours already it is the barrier alone. Null: there is no such table.
   */
  hold(id: string, table: string): Promise<Held | null>;
  /** Takes free tables whose time has come, of which no other node takes the same. */
  claimDue(id: string, before: number, limit: number): Promise<readonly string[]>;
  /** This node's tables whose time has come. */
  ownDue(id: string, before: number): Promise<readonly string[]>;
  /** These tables are nobody's from now on; their clocks run on. */
  letGo(id: string, tables: readonly OwnedTable[]): Promise<void>;
  /** Makes it the other node's table; false if that node is not alive, or the table is no longer ours. */
  handOver(id: string, table: OwnedTable, to: string): Promise<boolean>;

  /** Gives its id. */
  addNotice(kind: NoticeKind, subject: string): Promise<string>;
  /** Those of the last seconds. They become visible out of order: leave out those that are known. */
  latestNotices(): Promise<readonly Notice[]>;
  /** Removes what is of no use to anybody any more: old notices, dead nodes that no table names. */
  tidy(): Promise<void>;
}

export interface OwnedTable {
  readonly id: string;
  readonly epoch: number;
}

export interface NodeVersion {
  /** Of what nodes say to each other. */
  readonly protocol: number;
  /** Of the database. */
  readonly schema: string;
}

/** How long a lease is good, in milliseconds. */
export const LEASE = 3500;
