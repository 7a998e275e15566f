/** What the operator does about people and tables: stored first, then told to whatever keeps something of it in memory. */
import type { Identity } from '../identity/index.ts';
import { hashOf, newRecoveryCode, tidyRecoveryCode } from '../identity/tokens.ts';
import { Problem } from '../problem.ts';
import type { ReportRow, Sanction, SanctionKind, Statistics, Store, UserRow } from '../storage/store.ts';
import type { TableHouse } from '../tables/tables.ts';

const DAY = 86_400_000;

export interface UserDetails extends UserRow {
  readonly sanctions: readonly Sanction[];
  readonly tables: number;
}

export interface TableDetails {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly createdAt: number;
  readonly seats: readonly { readonly seat: number; readonly user: string | null; readonly name: string }[];
  readonly choices: number;
  readonly chat: readonly {
    readonly n: number;
    readonly at: number;
    readonly user: string;
    readonly name: string;
    readonly text: string;
  }[];
}

export interface Report extends ReportRow {
  readonly closedAt: number | null;
}

export type { Statistics };

export interface Moderation {
  reports(closedToo: boolean): Promise<readonly Report[]>;
  closeReport(id: string): Promise<void>;
  findUsers(text: string): Promise<readonly UserRow[]>;
  user(id: string): Promise<UserDetails>;
  rename(id: string, name: string): Promise<UserDetails>;
  /** Without days: for good. */
  punish(
    id: string,
    kind: SanctionKind,
    how: { readonly days?: number | undefined; readonly reason: string },
  ): Promise<UserDetails>;
  pardon(id: string, kind: SanctionKind): Promise<UserDetails>;
  table(id: string): Promise<TableDetails>;
  removeTable(id: string): Promise<void>;
  removeChat(table: string, n: number): Promise<void>;
  /** A code by which so many new guests may come. */
  invite(uses: number): Promise<string>;
  statistics(): Promise<Statistics>;
}

/** Lets one more guest in by this code, where guests need one. */
export async function admit(store: Pick<Store, 'useInvitation'>, code: string | undefined): Promise<void> {
  const isInvited = code !== undefined && (await store.useInvitation(hashOf(tidyRecoveryCode(code))));
  if (!isInvited)
    throw new Problem('invite-only', 'This server is by invitation only. Ask its operator for an invitation link.');
}

export function createModeration(
  store: Store,
  identity: Pick<Identity, 'signInAgain'>,
  tables: Pick<TableHouse, 'forget' | 'refresh' | 'drop'>,
): Moderation {
  async function userOf(id: string): Promise<UserRow> {
    const user = await store.user(id);
    if (user === null) throw new Problem('not-found', 'No user has this id.');
    return user;
  }

  async function details(id: string): Promise<UserDetails> {
    const user = await userOf(id);
    const tables = await store.tablesOf(id, 1000);
    return { ...user, sanctions: await store.sanctionsOf(id), tables: tables.length };
  }

  async function sanction(
    id: string,
    kind: SanctionKind,
    how: Parameters<Store['setSanction']>[2],
  ): Promise<UserDetails> {
    await userOf(id);
    await store.setSanction(id, kind, how);
    identity.signInAgain(id);
    return details(id);
  }

  async function tableOf(id: string) {
    const stored = await store.loadTable(id);
    if (stored === null) throw new Problem('not-found', 'No table has this id.');
    return stored;
  }

  return {
    reports: (closedToo) => store.reports({ closedToo }),
    async closeReport(id) {
      if (!(await store.closeReport(id, Date.now()))) throw new Problem('not-found', 'No report has this id.');
    },
    findUsers: (text) => store.findUsers(text),
    user: details,
    async rename(id, name) {
      const user = await userOf(id);
      await store.renameEverywhere(id, name);
      identity.signInAgain(id);
      await tables.forget(user);
      return details(id);
    },
    punish(id, kind, { days, reason }) {
      const at = Date.now();
      return sanction(id, kind, { at, until: days === undefined ? null : at + days * DAY, reason });
    },
    pardon: (id, kind) => sanction(id, kind, null),
    async table(id) {
      const { table, entries, chat } = await tableOf(id);
      const { game, status, createdAt, seats } = table;
      return {
        id,
        game,
        status,
        createdAt,
        seats: seats.map(({ seat, user, name }) => ({ seat, user, name })),
        choices: entries.filter(({ kind }) => kind === 'choice').length,
        chat: chat.map(({ n, at, user, name, text }) => ({ n, at, user, name, text })),
      };
    },
    async removeTable(id) {
      await tableOf(id);
      await store.removeTable(id);
      tables.drop(id);
    },
    async removeChat(table, n) {
      if (!(await store.removeChat(table, n))) throw new Problem('not-found', 'No such line in this table’s chat.');
      await tables.refresh(table);
    },
    async invite(uses) {
      const code = newRecoveryCode();
      await store.addInvitation(hashOf(code), Date.now(), uses);
      return code;
    },
    statistics: () => store.statistics(Date.now()),
  };
}
