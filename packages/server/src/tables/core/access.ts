/** Who may look at a table, and as whom. */
import { hash } from 'node:crypto';
import type { Observer, Seat } from '@conclave/kernel';
import { Problem } from '../../problem.ts';
import type { TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';

/** Somebody who looks at a table: a seat, the host without a seat, or a spectator. People of one kind are told the same. */
export type Viewer = Seat | 'host' | 'spectator';

export function seatOf(row: TableRow, user: User | null): Seat | null {
  if (user === null) return null;
  return row.seats.find((seat) => seat.user === user.id)?.seat ?? null;
}

/** What stands for a user whom the host sent away from this table: it tells nobody who that was. */
export function removalOf(table: string, user: string): string {
  return hash('sha256', `${table} ${user}`, 'base64url').slice(0, 22);
}

/** Who was sent away stays away: neither the link nor the code leads back to the table. */
export function mustNotBeRemoved(row: TableRow, user: User | null): void {
  if (user === null || !row.removed.includes(removalOf(row.id, user.id))) return;
  throw new Problem('removed', 'The host removed you from this table. You can’t join it again.');
}

/** As whom the user looks. A private table is open to its own people, and before the start to whoever has the code. */
export function viewerOf(row: TableRow, user: User | null, code?: string): Viewer {
  mustNotBeRemoved(row, user);
  const seat = seatOf(row, user);
  if (seat !== null) return seat;
  if (user !== null && row.host === user.id) return 'host';
  const isInvited = row.status === 'gathering' && code === row.code;
  if (row.visibility === 'private' && !isInvited) {
    throw new Problem(
      'forbidden',
      'This table is private. Ask its host for the code, and join before the game starts.',
    );
  }
  return 'spectator';
}

/** What the viewer is to the game: who has no seat sees what everybody sees. */
export function observerOf(viewer: Viewer): Observer {
  return viewer === 'host' ? 'spectator' : viewer;
}

export function mustBeHost(row: TableRow, user: User): void {
  if (row.host !== user.id) throw new Problem('forbidden', 'Only the host of the table can do this.');
}

export function mustSit(row: TableRow, user: User): Seat {
  const seat = seatOf(row, user);
  if (seat === null) throw new Problem('forbidden', 'You don’t have a seat at this table.');
  return seat;
}

export function mustBe(row: TableRow, status: TableRow['status']): void {
  if (row.status === status) return;
  const because = {
    gathering: 'The game has not begun yet.',
    playing: status === 'finished' ? 'The game is not over yet.' : 'The game has already begun.',
    finished: 'The game is over.',
    abandoned: 'The table was closed.',
  };
  throw new Problem('wrong-moment', because[row.status]);
}
