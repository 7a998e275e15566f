/** The seats of a table that gathers: who may sit where, and under which name. */
import { LEVELS } from '@conclave/bots';
import { BadInput, type Seat } from '@conclave/kernel';
import type { ClockSetting, JoinTable } from '@conclave/protocol';
import { Problem } from '../../problem.ts';
import { readCode } from '../../random.ts';
import type { SeatRow, TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { mustBe, mustNotBeRemoved, seatOf } from './access.ts';
import { botNameFor, isNameTaken, nameToSitUnder } from './names.ts';

/** How long a response window stays open where nobody said otherwise. Over days, everybody answers in their own time. */
export const WINDOW_SECONDS = { none: null, live: 6, slow: null } as const;

/** Without a clock nothing is decided for anybody, so that a window has no countdown whatever was wished. */
export function windowSecondsFor(clock: ClockSetting, wished: number | null | undefined): number | null {
  return wished === undefined || clock.kind === 'none' ? WINDOW_SECONDS[clock.kind] : wished;
}

/** The seats when the user has sat down, on this one or on any. */
export function joined(row: TableRow, who: User, { seat, code }: JoinTable): TableRow['seats'] {
  mustBe(row, 'gathering');
  mustNotBeRemoved(row, who);
  const own = seatOf(row, who);
  const isTheirs = row.host === who.id || own !== null;
  const isInvited = row.visibility !== 'private' || isTheirs || (code !== undefined && readCode(code) === row.code);
  if (!isInvited) throw new Problem('forbidden', 'This table is private. Ask its host for the code.');
  const place = seat === undefined && own !== null ? own : freePlace(row, seat, who);
  const name = nameToSitUnder(row, who);
  mustNotImpersonate(row, who, name);
  const entropy = own === null ? null : (row.seats[own]?.entropy ?? null);
  const sitting: SeatRow = { seat: place, user: who.id, bot: null, name, entropy };
  const left = own === null || own === place ? row.seats : put(row.seats, freeSeat(own));
  return put(left, sitting);
}

function freePlace(row: TableRow, seat: Seat | undefined, who: User): Seat {
  if (seat === undefined) {
    const free = row.seats.find(isFree);
    if (free === undefined) throw new Problem('wrong-moment', 'All seats at this table are taken.');
    return free.seat;
  }
  const wanted = row.seats[seat];
  if (wanted === undefined) {
    throw new Problem('bad-request', `This table has the seats 0 to ${row.seats.length - 1}. Choose one of them.`);
  }
  if (!isFree(wanted) && wanted.user !== who.id)
    throw new Problem('wrong-moment', 'This seat is taken. Choose another.');
  return seat;
}

/** Nobody may sit down under the name of somebody who sits there, nor under one that looks the same. */
function mustNotImpersonate(row: TableRow, who: User, name: string): void {
  if (isNameTaken(row, name, ({ user }) => user === who.id)) {
    throw new Problem('name-taken', 'Someone at this table has this name. Change yours to join.');
  }
}

/** The table with a bot on the seat, under a name that nobody there has. */
export function withBot(row: TableRow, seat: Seat, level: string): TableRow {
  return { ...row, seats: put(row.seats, botSeat(seat, level, botNameFor(row, seat))) };
}

export function isFull(row: TableRow): boolean {
  return !row.seats.some(isFree);
}

export function isFree(seat: SeatRow): boolean {
  return seat.user === null && seat.bot === null;
}

export function freeSeat(seat: Seat): SeatRow {
  return { seat, user: null, bot: null, name: '', entropy: null };
}

export function botSeat(seat: Seat, level: string, name: string): SeatRow {
  if (!LEVELS.some((one) => one === level)) {
    throw new Problem('bad-request', `There is no bot ${JSON.stringify(level)}. There are: ${LEVELS.join(', ')}.`);
  }
  return { seat, user: null, bot: level, name, entropy: null };
}

export function put(seats: readonly SeatRow[], seat: SeatRow): readonly SeatRow[] {
  return seats.with(seat.seat, seat);
}

/** The kernel's word on input from outside, as an answer to whoever sent it. */
export function fromOutside<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('bad-request', `${error.message}.`);
    throw error;
  }
}
