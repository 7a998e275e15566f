/** From the contract's rows to the database's columns and back. */
import type { Claim } from '@conclave/kernel';
import { applyPatch } from '@conclave/protocol';
import type {
  ChatRecord,
  EntryRecord,
  PositionRecord,
  ReportRecord,
  SanctionRecord,
  SeatRecord,
  TableRecord,
  TokenRecord,
  UserRecord,
} from './schema.ts';
import type {
  ChatRow,
  Commit,
  Entry,
  Head,
  PositionChange,
  PositionRow,
  ReportRow,
  Sanction,
  SeatRow,
  StoredTable,
  TableRow,
  TokenRow,
  UserRow,
  WrittenEntry,
} from './store.ts';
import { headAfter, NO_HEAD } from './store.ts';

/** One commit, as rows of the tables it touches. */
export interface CommitRecords {
  readonly tables: TableRecord | null;
  readonly seats: readonly SeatRecord[];
  readonly entries: readonly EntryRecord[];
  readonly positions: PositionRecord | null;
  readonly chat: readonly ChatRecord[];
}

/** All that is stored of a table, as it is stored: plain enough for another thread, which may have the time to read it. */
export interface TableRecords {
  readonly head: Head;
  readonly table: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly entries: readonly Pick<EntryRecord, 'at' | 'user_id' | 'command' | 'body' | 'position_change'>[];
  readonly position: PositionRecord | null;
  readonly chat: readonly ChatRecord[];
}

export function storedTable({ head, table, seats, entries, position, chat }: TableRecords): StoredTable {
  return {
    head,
    table: tableRow(table, seats),
    entries: entries.map(entryRow),
    position: position === null ? null : positionRow(position, entries),
    chat: chat.map(chatRow),
  };
}

export function recordsOf(commit: Commit): CommitRecords {
  const { table, position, row = 'all' } = commit;
  return {
    tables: row === 'none' ? null : tableRecord(table),
    seats: row === 'all' ? seatRecords(table) : [],
    entries: entryRecords(commit),
    positions: position === undefined ? null : positionRecord(commit, position),
    chat: chatRecords(commit),
  };
}

/** The position of a game that is over says it all: the changes that led to it need not be kept. */
export function isOver({ status }: Pick<TableRow, 'status'>): boolean {
  return status === 'finished' || status === 'abandoned';
}

export function seatRecords({ id, seats }: TableRow): SeatRecord[] {
  return seats.map((seat) => seatRecord(id, seat));
}

export function entryRecords({ table, on = NO_HEAD, entries = [], positionChange }: Commit): EntryRecord[] {
  if (positionChange !== undefined && entries.length === 0) {
    throw new TypeError(
      'A commit that changes the position must have the entry that did it: write the whole position.',
    );
  }
  for (const { by } of entries) if (by !== null) mustBeAt(table, by.user);
  const last = entries.length - 1;
  return entries.map((entry, i) =>
    entryRecord(table.id, on.length + i, entry, i === last ? positionChange : undefined),
  );
}

/** Nobody would find the line again when the user is exported or deleted. */
function mustBeAt({ host, seats }: TableRow, user: string): void {
  if (host === user || seats.some((seat) => seat.user === user)) return;
  throw new TypeError('An entry must be by somebody who sits at the table or hosts it, or by nobody.');
}

export function chatRecords({ table, chat = [] }: Commit): ChatRecord[] {
  return chat.map((row) => chatRecord(table.id, row));
}

/** Neither database keeps the character U+0000 in a text; no word needs it. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}

export function userRecord(user: UserRow): UserRecord {
  return { id: user.id, name: storable(user.name), created_at: user.createdAt, seen_at: user.seenAt };
}

export function userRow(record: UserRecord): UserRow {
  return { id: record.id, name: record.name, createdAt: record.created_at, seenAt: record.seen_at };
}

export function tokenRecord(token: TokenRow): TokenRecord {
  return {
    id: token.id,
    hash: token.hash,
    user_id: token.user,
    kind: token.kind,
    label: storable(token.label),
    created_at: token.createdAt,
    used_at: token.usedAt,
  };
}

export function tokenRow(record: TokenRecord): TokenRow {
  return {
    id: record.id,
    hash: record.hash,
    user: record.user_id,
    kind: record.kind,
    label: record.label,
    createdAt: record.created_at,
    usedAt: record.used_at,
  };
}

export function tableRecord(table: TableRow): TableRecord {
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    rules_version: table.rulesVersion,
    status: table.status,
    visibility: table.visibility,
    options: JSON.stringify(table.options),
    clock: JSON.stringify(table.clock),
    window_seconds: table.windowSeconds,
    host: table.host,
    created_at: table.createdAt,
    started_at: table.startedAt,
    finished_at: table.finishedAt,
    touched_at: table.touchedAt,
    seed: table.seed,
    outcome: table.outcome === null ? null : JSON.stringify(table.outcome),
    rematch: table.rematch,
    removed: table.removed.length === 0 ? null : JSON.stringify(table.removed),
    asked: JSON.stringify(table.asked),
    wakes_at: table.wakesAt,
  };
}

export function tableRow(record: TableRecord, seats: readonly SeatRecord[]): TableRow {
  return {
    id: record.id,
    code: record.code,
    game: record.game,
    rulesVersion: record.rules_version,
    status: record.status,
    visibility: record.visibility,
    options: JSON.parse(record.options) as TableRow['options'],
    clock: JSON.parse(record.clock) as TableRow['clock'],
    windowSeconds: record.window_seconds,
    host: record.host,
    createdAt: record.created_at,
    startedAt: record.started_at,
    finishedAt: record.finished_at,
    touchedAt: record.touched_at,
    seed: record.seed,
    outcome: record.outcome === null ? null : (JSON.parse(record.outcome) as TableRow['outcome']),
    rematch: record.rematch,
    removed: record.removed === null ? [] : (JSON.parse(record.removed) as TableRow['removed']),
    seats: seats.map(seatRow),
    asked: JSON.parse(record.asked) as TableRow['asked'],
    wakesAt: record.wakes_at,
  };
}

function seatRecord(table: string, seat: SeatRow): SeatRecord {
  return {
    table_id: table,
    seat: seat.seat,
    user_id: seat.user,
    bot: seat.bot,
    name: storable(seat.name),
    entropy: seat.entropy === null ? null : storable(seat.entropy),
  };
}

function seatRow(record: SeatRecord): SeatRow {
  return {
    seat: record.seat,
    user: record.user_id,
    bot: record.bot,
    name: record.name,
    entropy: record.entropy,
  };
}

/** What the line says beside when and by whom, which have columns of their own. */
export function bodyOf(entry: Entry): string {
  return JSON.stringify({ ...entry, at: undefined, by: undefined });
}

function entryRecord(table: string, n: number, entry: WrittenEntry, change: PositionChange | undefined): EntryRecord {
  const { at, by, body } = entry;
  return {
    table_id: table,
    n,
    at,
    user_id: by?.user ?? null,
    command: by?.command ?? null,
    body,
    position_change: change === undefined ? null : JSON.stringify(change),
  };
}

function entryRow(record: Pick<EntryRecord, 'at' | 'user_id' | 'command' | 'body'>): Entry {
  const by =
    record.user_id === null || record.command === null ? null : { user: record.user_id, command: record.command };
  return { at: record.at, by, ...JSON.parse(record.body) } as Entry;
}

export function positionRecord(commit: Commit, position: PositionRow): PositionRecord {
  const { length } = headAfter(commit);
  if (position.entries !== length) {
    throw new TypeError(`A position of ${position.entries} lines does not go with a log of ${length}.`);
  }
  return {
    table_id: commit.table.id,
    entries: position.entries,
    schema_version: position.schemaVersion,
    state: JSON.stringify(position.state),
    chance_used: position.chanceUsed,
    desk: JSON.stringify(position.desk),
  };
}

/** The position as it was last written as a whole, with what later entries made of it. */
function positionRow(record: PositionRecord, entries: readonly Pick<EntryRecord, 'position_change'>[]): PositionRow {
  const changes = entries
    .slice(record.entries)
    .flatMap(({ position_change }) =>
      position_change === null ? [] : [JSON.parse(position_change) as PositionChange],
    );
  const last = changes.at(-1);
  return {
    entries: last === undefined ? record.entries : entries.length,
    schemaVersion: record.schema_version,
    state: changes.reduce((state, change) => applyPatch(state, change.state), JSON.parse(record.state) as unknown),
    chanceUsed: last?.chanceUsed ?? record.chance_used,
    desk: last === undefined ? JSON.parse(record.desk) : last.desk,
  };
}

function chatRecord(table: string, row: ChatRow): ChatRecord {
  return {
    table_id: table,
    n: row.n,
    at: row.at,
    channel: row.channel,
    user_id: row.user,
    name: storable(row.name),
    seat: row.seat,
    text: storable(row.text),
    claim: row.claim === undefined ? null : JSON.stringify(row.claim),
    after_events: row.after ?? null,
    command: row.command ?? null,
  };
}

function chatRow(record: ChatRecord): ChatRow {
  return {
    n: record.n,
    at: record.at,
    channel: record.channel,
    user: record.user_id,
    name: record.name,
    seat: record.seat,
    text: record.text,
    ...(record.claim === null ? {} : { claim: JSON.parse(record.claim) as Claim }),
    ...(record.after_events === null ? {} : { after: record.after_events }),
    ...(record.command === null ? {} : { command: record.command }),
  };
}

export function reportRecord(report: ReportRow): ReportRecord {
  return {
    id: report.id,
    at: report.at,
    by_user: report.by,
    table_id: report.table,
    about_user: report.about,
    reason: storable(report.reason),
    context: JSON.stringify(report.context),
    closed_at: null,
  };
}

export function sanctionRow({ kind, at, until, reason }: SanctionRecord): Sanction {
  return { kind, at, until, reason };
}
