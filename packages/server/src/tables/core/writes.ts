/** What a change of a table comes to: its row after it, and what is to be written. No input or output. */
import type { Commit, TableRow } from '../../storage/store.ts';
import type { Match } from './match.ts';
import { positionPart } from './position.ts';
import { type TableSession, wakesAt } from './session.ts';
import type { Table, TableChange } from './table.ts';

/** So often, at most, a table's row is written for no other reason than to tell when something last happened. */
const TOUCHED_EVERY = 10_000;

/** The row after the change; the same one if nothing of it is to be written. */
export function rowAfter(
  before: Table,
  change: TableChange,
  match: Match | null,
  session: TableSession,
  now: number,
): TableRow {
  const { row } = before;
  const changed: TableRow = change.row === undefined ? row : { ...row, ...change.row };
  const asked = match?.pending?.asked ?? [];
  const wakes = match === null || changed.status !== 'playing' ? null : wakesAt(match, session, changed, now);
  const isKept =
    changed === row &&
    wakes === row.wakesAt &&
    now - row.touchedAt < TOUCHED_EVERY &&
    asked.length === row.asked.length &&
    asked.every(({ seat }, i) => seat === row.asked[i]);
  if (isKept) return row;
  return {
    ...changed,
    touchedAt: now,
    asked: asked.map(({ seat }) => seat),
    wakesAt: wakes,
  };
}

/** `wholeAt` is how many entries the log had when the position was last stored as a whole. */
export function commitOf(
  before: Table,
  after: Pick<Table, 'row' | 'match' | 'session'>,
  change: TableChange,
  wholeAt: number | null,
): Commit {
  const { row, match, session } = after;
  // Whatever ends a game writes the position as a whole, so that the changes that led to it can be let go.
  const isOver = row.status !== before.row.status && row.status !== 'playing';
  const isMoved = change.match !== undefined || change.session !== undefined;
  return {
    table: row,
    on: before.head,
    row: row === before.row ? 'none' : change.row === undefined ? 'progress' : 'all',
    ...(match === null ? {} : { entries: match.log.linesFrom(before.head.length) }),
    ...(match === null || !(isMoved || isOver)
      ? {}
      : positionPart(before.match, match, session, isOver ? null : wholeAt)),
    ...(change.chat === undefined ? {} : { chat: change.chat }),
  };
}
