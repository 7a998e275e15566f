import { commitmentTo } from '@conclave/fair';
import type { SeatInfo, TableInfo, TableSummary } from '@conclave/protocol';
import type { SeatRow, TableRow } from '../../storage/store.ts';
import type { Viewer } from './access.ts';
import { nameAt } from './names.ts';
import type { TableSession } from './session.ts';

/** Who is there. */
export interface Presence {
  isPresent(user: string | null): boolean;
  /** When the user was last there. */
  lastSeen(user: string): number;
  /** How many look on without a seat. */
  readonly watchers: number;
}

/** What a viewer may know of the table besides the game itself. */
export function tableInfo(
  row: TableRow,
  session: TableSession,
  lessonNumber: number | null,
  viewer: Viewer,
  present: Presence,
): TableInfo {
  const isOwn = viewer !== 'spectator';
  const isOver = row.status === 'finished' || row.status === 'abandoned';
  const hasBegun = row.startedAt !== null;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    ...(isOwn ? { code: row.code } : {}),
    options: row.options,
    clock: row.clock,
    windowSeconds: row.windowSeconds,
    seats: row.seats.map((seat) => ({
      ...seatInfo(row, seat),
      present: present.isPresent(seat.user),
      goneSince: row.status === 'playing' ? goneSince(seat, present) : null,
      away: session.away.includes(seat.seat),
      conceded: session.conceded.includes(seat.seat),
    })),
    host: row.host,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    fair: {
      commitment: commitmentTo(row.seed),
      received: row.seats.map(({ user, entropy }) => (user === null ? null : entropy !== null)),
      entropy: hasBegun ? row.seats.map(({ entropy }) => entropy) : null,
      seed: isOver ? row.seed : null,
    },
    lesson: lessonNumber !== null,
    lessonNumber,
    outcome: row.outcome,
    rematch: row.rematch,
    watchers: present.watchers,
    you: { seat: typeof viewer === 'number' ? viewer : null, host: viewer === 'host' || isHost(row, viewer) },
  };
}

function goneSince({ user }: SeatRow, present: Presence): number | null {
  return user === null || present.isPresent(user) ? null : present.lastSeen(user);
}

function isHost(row: TableRow, viewer: Viewer): boolean {
  return typeof viewer === 'number' && row.host !== null && row.seats[viewer]?.user === row.host;
}

function seatInfo(
  row: TableRow,
  { seat, user, bot, name }: SeatRow,
): Pick<SeatInfo, 'seat' | 'kind' | 'user' | 'name' | 'bot'> {
  if (bot !== null) return { seat, kind: 'bot', bot, name: nameAt(row, seat) };
  if (user !== null) return { seat, kind: 'person', user, name };
  // Once a game has begun no seat is free: somebody played here who is deleted now.
  return { seat, kind: row.startedAt === null ? 'open' : 'person' };
}

export function summaryOf(row: TableRow, user?: string): TableSummary {
  const own = user === undefined ? undefined : (row.seats.find((seat) => seat.user === user)?.seat ?? null);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    seats: row.seats.map((seat) => {
      const { user: _, ...open } = seatInfo(row, seat);
      return open;
    }),
    clock: row.clock,
    createdAt: row.createdAt,
    ...(own === undefined ? {} : { yourSeat: own, yourTurn: own !== null && row.asked.includes(own) }),
  };
}
