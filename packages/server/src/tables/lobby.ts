/** What happens before the start: who sits where, and by what the game will be played. Each gives the row's changes. */
import { LEVELS } from '@conclave/bots';
import { type AnyGame, BadInput, checkSeats, chosenOptions, type Seat } from '@conclave/kernel';
import type { ChangeTable, ClockSetting, CreateTable, JoinTable } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import { readCode } from '../random.ts';
import type { SeatRow, TableRow } from '../storage/store.ts';
import { mustBe, mustBeHost, mustNotBeRemoved, mustSit, removalOf, seatOf } from './access.ts';
import { newCode, newSeed, newTableId } from './ids.ts';
import { botNameFor, isNameTaken, nameAt, nameToSitUnder } from './names.ts';
import type { User } from './service.ts';

type RowChange = Partial<TableRow>;

/** How long a response window stays open where nobody said otherwise. Over days, everybody answers in their own time. */
const WINDOW_SECONDS = { none: null, live: 6, slow: null } as const;

/** Without a clock nothing is decided for anybody, so that a window has no countdown whatever was wished. */
function windowSecondsFor(clock: ClockSetting, wished: number | null | undefined): number | null {
  return wished === undefined || clock.kind === 'none' ? WINDOW_SECONDS[clock.kind] : wished;
}

export function newTable(game: AnyGame, who: User, request: CreateTable, now: number): TableRow {
  const seats = fromOutside(() => checkSeats(game, request.seats));
  const options = fromOutside(() => chosenOptions(game, request.options));
  const { clock } = request;
  const table: TableRow = {
    id: newTableId(),
    version: 0,
    code: newCode(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: 'gathering',
    visibility: request.visibility,
    options,
    clock,
    windowSeconds: windowSecondsFor(clock, request.windowSeconds),
    host: who.id,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    touchedAt: now,
    seed: newSeed(),
    outcome: null,
    rematch: null,
    removed: [],
    seats: Array.from({ length: seats }, (_, seat) => freeSeat(seat)),
    asked: [],
    wakesAt: null,
  };
  return withBots(withHost(table, who, request), request.bots);
}

/** The guided first game: the learner on the first seat, easy bots on the others, as the game has prepared it. */
export function lessonRequest(game: AnyGame, request: CreateTable): CreateTable {
  const { lesson } = game;
  if (lesson === undefined) throw new Problem('not-found', `There is no guided game of ${game.id} yet.`);
  const bots = Array.from({ length: lesson.seats - 1 }, () => 'novice');
  return { ...request, seats: lesson.seats, options: { ...lesson.options }, bots, seat: 0, start: true };
}

function withHost(table: TableRow, who: User, { seat, entropy }: CreateTable): TableRow {
  return seat === null
    ? table
    : { ...table, ...joined(table, who, { seat, ...(entropy === undefined ? {} : { entropy }) }) };
}

/** Bots take the last free seats, so that people sit at the beginning. */
function withBots(table: TableRow, levels: readonly string[]): TableRow {
  const free = table.seats.filter(isFree).map(({ seat }) => seat);
  if (levels.length > free.length) {
    throw new Problem(
      'bad-request',
      `There are more bots (${levels.length}) than open seats (${free.length}). Ask for fewer bots.`,
    );
  }
  const places = free.slice(free.length - levels.length);
  return levels.reduce((now, level, i) => withBot(now, places[i] as Seat, level), table);
}

function withBot(row: TableRow, seat: Seat, level: string): TableRow {
  return { ...row, seats: put(row.seats, botSeat(seat, level, botNameFor(row, seat))) };
}

export function joined(row: TableRow, who: User, { seat, code, entropy }: JoinTable): RowChange {
  mustBe(row, 'gathering');
  mustNotBeRemoved(row, who);
  const own = seatOf(row, who);
  const isTheirs = row.host === who.id || own !== null;
  const isInvited = row.visibility !== 'private' || isTheirs || (code !== undefined && readCode(code) === row.code);
  if (!isInvited) throw new Problem('forbidden', 'This table is private. Ask its host for the code.');
  const place = seat === undefined && own !== null ? own : freePlace(row, seat, who);
  const name = nameToSitUnder(row, who);
  mustNotImpersonate(row, who, name);
  const sitting: SeatRow = { seat: place, user: who.id, bot: null, name, entropy: entropy ?? null };
  const left = own === null || own === place ? row.seats : put(row.seats, freeSeat(own));
  return { seats: put(left, sitting) };
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

export function left(row: TableRow, who: User): RowChange {
  mustBe(row, 'gathering');
  const seats = put(row.seats, freeSeat(mustSit(row, who)));
  if (row.host !== who.id) return { seats };
  // The table passes on to the next person; without one nobody could start it.
  const heir = seats.find(({ user }) => user !== null)?.user ?? null;
  return heir === null ? { seats, host: null, status: 'abandoned' } : { seats, host: heir };
}

export function cleared(row: TableRow, who: User, seat: Seat): RowChange {
  mustBe(row, 'gathering');
  mustBeHost(row, who);
  mustHaveSeat(row, seat);
  const user = row.seats[seat]?.user ?? null;
  if (user === who.id) throw new Problem('bad-request', 'To leave your own seat, leave the table.');
  const removed = user === null ? row.removed : [...row.removed, removalOf(row.id, user)];
  return { seats: put(row.seats, freeSeat(seat)), removed };
}

export function botSeated(row: TableRow, who: User, seat: Seat, level: string): RowChange {
  mustBe(row, 'gathering');
  mustBeHost(row, who);
  mustHaveSeat(row, seat);
  if (row.seats[seat]?.user !== null)
    throw new Problem('wrong-moment', 'This seat is taken by a player. Remove them first.');
  return { seats: withBot(row, seat, level).seats };
}

export function changed(game: AnyGame, row: TableRow, who: User, request: ChangeTable): RowChange {
  mustBe(row, 'gathering');
  mustBeHost(row, who);
  const { options, visibility, clock, windowSeconds } = request;
  return {
    ...(options === undefined ? {} : { options: fromOutside(() => chosenOptions(game, options, row.options)) }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(clock === undefined ? {} : { clock, windowSeconds: WINDOW_SECONDS[clock.kind] }),
    ...(windowSeconds === undefined ? {} : { windowSeconds: windowSecondsFor(clock ?? row.clock, windowSeconds) }),
  };
}

/** The seats at the start: all taken, by bots where the host lets them. */
export function seatsAtStart(row: TableRow, fill: string | undefined): readonly SeatRow[] {
  const free = row.seats.filter(isFree);
  if (free.length === 0) return row.seats;
  if (fill === undefined) {
    throw new Problem(
      'wrong-moment',
      `${free.length} seats are still open. Wait for players, or start with bots in them.`,
    );
  }
  return free.reduce((now, { seat }) => withBot(now, seat, fill), row).seats;
}

/** The table for one more game: everybody one seat on, so that the first move goes round. Other people must ask for it too. */
export function rematchOf(row: TableRow, who: User, entropy: string | undefined, now: number): TableRow {
  const { length } = row.seats;
  const seats = row.seats.map((_, seat): SeatRow => {
    const before = row.seats[(seat + length - 1) % length] as SeatRow;
    if (before.bot !== null) return botSeat(seat, before.bot, nameAt(row, before.seat));
    return before.user === who.id ? { ...before, seat, name: who.name, entropy: entropy ?? null } : freeSeat(seat);
  });
  return {
    ...row,
    id: newTableId(),
    code: newCode(),
    seed: newSeed(),
    version: 0,
    status: 'gathering',
    host: who.id,
    createdAt: now,
    touchedAt: now,
    startedAt: null,
    finishedAt: null,
    outcome: null,
    rematch: null,
    removed: [],
    seats,
    asked: [],
    wakesAt: null,
  };
}

/** Whoever asks for one more game sits down at its table: one seat on if that is free, else on any other. */
export function joinedAgain(row: TableRow, before: TableRow, who: User): RowChange {
  if (isFull(row) || seatOf(row, who) !== null) return {};
  const next = ((seatOf(before, who) ?? 0) + 1) % row.seats.length;
  const isNextFree = row.seats[next] !== undefined && isFree(row.seats[next]);
  return joined(row, who, { code: row.code, ...(isNextFree ? { seat: next } : {}) });
}

export function isFull(row: TableRow): boolean {
  return !row.seats.some(isFree);
}

function isFree(seat: SeatRow): boolean {
  return seat.user === null && seat.bot === null;
}

function freeSeat(seat: Seat): SeatRow {
  return { seat, user: null, bot: null, name: '', entropy: null };
}

function botSeat(seat: Seat, level: string, name: string): SeatRow {
  if (!LEVELS.some((one) => one === level)) {
    throw new Problem('bad-request', `There is no bot ${JSON.stringify(level)}. There are: ${LEVELS.join(', ')}.`);
  }
  return { seat, user: null, bot: level, name, entropy: null };
}

function mustHaveSeat(row: TableRow, seat: Seat): void {
  if (row.seats[seat] === undefined)
    throw new Problem('not-found', `This table has the seats 0 to ${row.seats.length - 1}.`);
}

function put(seats: readonly SeatRow[], seat: SeatRow): readonly SeatRow[] {
  return seats.with(seat.seat, seat);
}

/** The kernel's word on input from outside, as an answer to whoever sent it. */
function fromOutside<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadInput) throw new Problem('bad-request', `${error.message}.`);
    throw error;
  }
}
