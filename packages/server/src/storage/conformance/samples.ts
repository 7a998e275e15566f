/** Rows as the server writes them; a test names only what it is about. */
import { randomUUID } from 'node:crypto';
import { bodyOf } from '../rows.ts';
import type {
  ChatRow,
  Entry,
  Head,
  PositionRow,
  SeatRow,
  TableRow,
  TokenRow,
  UserRow,
  WrittenEntry,
} from '../store.ts';

/** Never the same twice. */
export function fresh(what: string): string {
  return `${what}-${randomUUID()}`;
}

export function aTable(given: Partial<TableRow> = {}): TableRow {
  const id = given.id ?? fresh('table');
  return {
    id,
    code: `code of ${id}`,
    game: 'rise-of-cthulhu',
    rulesVersion: 1,
    status: 'gathering',
    visibility: 'unlisted',
    options: {},
    clock: { kind: 'none' },
    windowSeconds: null,
    host: null,
    createdAt: 1000,
    startedAt: null,
    finishedAt: null,
    touchedAt: 1000,
    seed: 'ab'.repeat(32),
    outcome: null,
    rematch: null,
    removed: [],
    seats: [aSeat({ seat: 0 }), aSeat({ seat: 1 })],
    asked: [],
    wakesAt: null,
    ...given,
  };
}

export function aSeat(given: Partial<SeatRow> & Pick<SeatRow, 'seat'>): SeatRow {
  return { user: null, bot: null, name: '', entropy: null, ...given };
}

export function at(revision: number, length = 0): Head {
  return { owner: null, epoch: 0, revision, length };
}

export function aChoice(given: { at?: number; by?: Entry['by']; choice?: object } = {}): Entry {
  return {
    at: given.at ?? 2000,
    by: given.by ?? null,
    kind: 'choice',
    seat: 0,
    choice: { type: 'play', ...given.choice },
    decidedBy: 'person',
    chance: [],
    events: [],
    uncovered: false,
  };
}

export function written(entries: readonly Entry[]): WrittenEntry[] {
  return entries.map((entry) => ({ at: entry.at, by: entry.by, body: bodyOf(entry) }));
}

export function aPosition(given: Partial<PositionRow> = {}): PositionRow {
  return { entries: 0, schemaVersion: 1, state: { stack: [] }, chanceUsed: 0, desk: {}, ...given };
}

export function aLine(given: Partial<ChatRow> = {}): ChatRow {
  return { n: 1, at: 3000, channel: 'table', user: 'somebody', name: 'Somebody', seat: 0, text: 'Hello', ...given };
}

export function aUser(given: Partial<UserRow> = {}): UserRow {
  return { id: fresh('user'), name: 'Ada', createdAt: 100, seenAt: 200, ...given };
}

export function aToken(user: string, given: Partial<TokenRow> = {}): TokenRow {
  const id = given.id ?? fresh('token');
  return { id, hash: `hash of ${id}`, user, kind: 'session', label: '', createdAt: 100, usedAt: null, ...given };
}

/** What became of promises that may fail: the names of errors, or "done". */
export async function outcomes(promises: readonly Promise<unknown>[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).name));
}
