/** A table as it was stored, ready to go on. */
import { type AnyGame, migrateState } from '@conclave/kernel';
import type { Outage, StoredTable, TableRow } from '../../storage/store.ts';
import { takenUp } from './clocks.ts';
import { storedMatch } from './match.ts';
import { newSession, type TableSession } from './session.ts';
import type { Table } from './table.ts';

/** Throws if what is stored cannot be understood. */
export function load(stored: StoredTable, game: AnyGame, outages: readonly Outage[], now: number): Table {
  const { head, table: row, position, entries, chat } = stored;
  if (position === null) return { row, match: null, session: newSession(row), chat, head };
  const match = storedMatch({
    game,
    seats: row.seats.length,
    options: row.options,
    dice: { seed: row.seed, table: row.id, entropy: row.seats.map(({ entropy }) => entropy) },
    state: migrateState(game, position.schemaVersion, position.state),
    chanceUsed: position.chanceUsed,
    log: entries,
  });
  return { row, match, session: afterOutages(storedSession(row, position.desk), outages, now), chat, head };
}

/** What an earlier version did not keep is as at the beginning. */
function storedSession(row: TableRow, desk: unknown): TableSession {
  const session: TableSession = { ...newSession(row), ...(desk as Partial<TableSession>) };
  const { away, conceded, passUntil, orders, clock } = session;
  const lists: Readonly<Record<string, unknown>> = {
    away,
    conceded,
    passUntil,
    orders,
    left: clock?.left,
    since: clock?.since,
  };
  for (const [name, list] of Object.entries(lists)) {
    if (!Array.isArray(list)) throw new Error(`the stored session is damaged at ${name}`);
  }
  return session;
}

/** Clocks stood still meanwhile. A countdown that nobody could watch begins anew when the alarm next rings. */
export function afterOutages(session: TableSession, outages: readonly Outage[], now: number): TableSession {
  return { ...session, window: null, limit: null, clock: takenUp(session.clock, outages, now) };
}
