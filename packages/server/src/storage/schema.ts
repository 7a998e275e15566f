/** The columns of the database. Times are milliseconds since 1970; what is marked as JSON is text made by `JSON.stringify`. */
import type { TableStatus, Visibility } from '@conclave/protocol';
import type { SanctionKind, TokenKind } from './store.ts';

export interface UserRecord {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
}

export interface TokenRecord {
  id: string;
  hash: string;
  user_id: string;
  kind: TokenKind;
  label: string;
  created_at: number;
  used_at: number | null;
}

export interface MuteRecord {
  user_id: string;
  other_id: string;
}

/** `host` and `seats.user_id` refer to no row of users: a table outlives the people who played at it. */
export interface TableRecord {
  id: string;
  code: string;
  game: string;
  rules_version: number;
  status: TableStatus;
  visibility: Visibility;
  /** JSON */
  options: string;
  /** JSON */
  clock: string;
  window_seconds: number | null;
  host: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  touched_at: number;
  seed: string;
  /** JSON */
  outcome: string | null;
  rematch: string | null;
  /** JSON; null: nobody */
  removed: string | null;
  /** JSON */
  asked: string;
  wakes_at: number | null;
}

export interface HeadRecord {
  table_id: string;
  owner: string | null;
  epoch: number;
  stopped_at: number | null;
  revision: number;
  length: number;
}

export interface SeatRecord {
  table_id: string;
  seat: number;
  user_id: string | null;
  bot: string | null;
  name: string;
  entropy: string | null;
}

/** `n` counts the lines of one table. There is no index but the key, for every choice would have to write to it. */
export interface EntryRecord {
  table_id: string;
  n: number;
  at: number;
  user_id: string | null;
  command: string | null;
  /** JSON: the entry without `at` and `by` */
  body: string;
  /** JSON: what the entry made of the position, if that was not written anew as a whole */
  position_change: string | null;
}

export interface PositionRecord {
  table_id: string;
  entries: number;
  schema_version: number;
  /** JSON */
  state: string;
  chance_used: number;
  /** JSON */
  desk: string;
}

export interface ChatRecord {
  table_id: string;
  n: number;
  at: number;
  channel: string;
  user_id: string;
  name: string;
  seat: number | null;
  text: string;
  /** JSON */
  claim: string | null;
  after_events: number | null;
  command: string | null;
}

export interface ReportRecord {
  id: string;
  at: number;
  by_user: string;
  table_id: string;
  about_user: string;
  reason: string;
  /** JSON */
  context: string;
  closed_at: number | null;
}

export interface SanctionRecord {
  user_id: string;
  kind: SanctionKind;
  at: number;
  /** Null: for good. */
  until: number | null;
  reason: string;
}

export interface InvitationRecord {
  hash: string;
  created_at: number;
  uses_left: number;
}

export interface OutageRecord {
  began_at: number;
  ended_at: number;
}

/** Id 1: when it was last on disk that the server runs. On PostgreSQL also id 2: its last sign of life, and whose it is. */
export interface HeartbeatRecord {
  id: number;
  at: number;
  holder: string | null;
}

export interface Database {
  users: UserRecord;
  tokens: TokenRecord;
  mutes: MuteRecord;
  tables: TableRecord;
  heads: HeadRecord;
  seats: SeatRecord;
  entries: EntryRecord;
  positions: PositionRecord;
  chat: ChatRecord;
  reports: ReportRecord;
  sanctions: SanctionRecord;
  invitations: InvitationRecord;
  outages: OutageRecord;
  heartbeat: HeartbeatRecord;
}

/** The columns that a commit writes, with their types; both databases make their statements of it. */
export const COMMIT_COLUMNS = {
  tables: {
    id: 'text',
    code: 'text',
    game: 'text',
    rules_version: 'bigint',
    status: 'text',
    visibility: 'text',
    options: 'text',
    clock: 'text',
    window_seconds: 'bigint',
    host: 'text',
    created_at: 'bigint',
    started_at: 'bigint',
    finished_at: 'bigint',
    touched_at: 'bigint',
    seed: 'text',
    outcome: 'text',
    rematch: 'text',
    removed: 'text',
    asked: 'text',
    wakes_at: 'bigint',
  },
  seats: { table_id: 'text', seat: 'bigint', user_id: 'text', bot: 'text', name: 'text', entropy: 'text' },
  entries: {
    table_id: 'text',
    n: 'bigint',
    at: 'bigint',
    user_id: 'text',
    command: 'text',
    body: 'text',
    position_change: 'text',
  },
  positions: {
    table_id: 'text',
    entries: 'bigint',
    schema_version: 'bigint',
    state: 'text',
    chance_used: 'bigint',
    desk: 'text',
  },
  chat: {
    table_id: 'text',
    n: 'bigint',
    at: 'bigint',
    channel: 'text',
    user_id: 'text',
    name: 'text',
    seat: 'bigint',
    text: 'text',
    claim: 'text',
    after_events: 'bigint',
    command: 'text',
  },
} as const satisfies { [Table in keyof Database]?: Record<keyof Database[Table], 'text' | 'bigint'> };

export type Committed = keyof typeof COMMIT_COLUMNS;

/** Made once: they are asked for with every choice. */
const NAMES = Object.fromEntries(
  Object.entries(COMMIT_COLUMNS).map(([table, columns]) => [table, Object.keys(columns)]),
) as unknown as Readonly<Record<Committed, readonly string[]>>;

export function columnNames(table: Committed): readonly string[] {
  return NAMES[table];
}
