/** New tables: their ids, codes and seeds are drawn here. */
import { type AnyGame, BOX_OPTION, checkOptionsFor, checkSeats, chosenOptions, type Seat } from '@conclave/kernel';
import type { CreateTable, JoinTable } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { SeatRow, TableRow } from '../storage/store.ts';
import { seatOf } from './core/access.ts';
import { nameAt } from './core/names.ts';
import { botSeat, freeSeat, fromOutside, isFree, isFull, joined, windowSecondsFor, withBot } from './core/seats.ts';
import { newCode, newSeed, newTableId } from './ids.ts';
import type { User } from './service.ts';

export function newTable(game: AnyGame, who: User, request: CreateTable, now: number): TableRow {
  const seats = fromOutside(() => checkSeats(game, request.seats));
  const options = fromOutside(() => checkOptionsFor(game, seats, chosenOptions(game, request.options)));
  const { clock } = request;
  const table: TableRow = {
    id: newTableId(),
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

/** With the numbers of the server's own box, unless the request names others or none. */
export function withBox(request: CreateTable, boxes: Readonly<Record<string, string>> = {}): CreateTable {
  const text = boxes[request.game];
  return text === undefined ? request : { ...request, options: { [BOX_OPTION]: text, ...request.options } };
}

/** A guided game: the learner on the first seat, easy bots on the others, as the game has prepared it. */
export function lessonRequest(game: AnyGame, request: CreateTable): CreateTable {
  const lesson = game.lessons?.[request.lessonNumber - 1];
  if (lesson === undefined) {
    throw new Problem('not-found', `There is no guided game ${request.lessonNumber} of ${game.id} yet.`);
  }
  const bots = Array.from({ length: lesson.seats - 1 }, () => 'novice');
  return { ...request, seats: lesson.seats, options: { ...lesson.options }, bots, seat: 0, start: true };
}

function withHost(table: TableRow, who: User, { seat }: CreateTable): TableRow {
  return seat === null ? table : { ...table, seats: joined(table, who, { seat }) };
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

/** The table for one more game: everybody one seat on, so that the first move goes round. Other people must ask for it too. */
export function rematchOf(row: TableRow, who: User, now: number): TableRow {
  const { length } = row.seats;
  const seats = row.seats.map((_, seat): SeatRow => {
    const before = row.seats[(seat + length - 1) % length] as SeatRow;
    if (before.bot !== null) return botSeat(seat, before.bot, nameAt(row, before.seat));
    return before.user === who.id ? { ...before, seat, name: who.name, entropy: null } : freeSeat(seat);
  });
  return {
    ...row,
    id: newTableId(),
    code: newCode(),
    seed: newSeed(),
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

/** Where whoever asks for one more game is to sit: one seat on. */
export function seatInRematch(row: TableRow, who: User): Seat {
  return ((seatOf(row, who) ?? 0) + 1) % row.seats.length;
}

/** How they sit down there: at this seat if it is free, else anywhere; null if they need not. */
export function placeInRematch(row: TableRow, who: User, seat: Seat): JoinTable | null {
  if (isFull(row) || seatOf(row, who) !== null) return null;
  const isItFree = row.seats[seat] !== undefined && isFree(row.seats[seat]);
  return { code: row.code, ...(isItFree ? { seat } : {}) };
}
