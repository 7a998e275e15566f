/** Under which name everybody at a table is known: the seat's, in talk, lists and the log alike. */
import { botNames } from '@conclave/bots';
import type { Seat } from '@conclave/kernel';
import { isMadeUp, madeUpNames } from '../../identity/names.ts';
import type { SeatRow, TableRow } from '../../storage/store.ts';
import type { User } from '../service.ts';
import { skeletonOf } from './look-alikes.ts';

/** The name of whoever has the seat. Bots of tables that earlier versions stored have none, and get theirs here. */
export function nameAt(row: Pick<TableRow, 'id' | 'seats'>, seat: Seat): string {
  const { name = '', bot = null } = row.seats[seat] ?? {};
  return name === '' && bot !== null ? (botNames(row.id)[seat] ?? '') : name;
}

/** A name for a bot that nobody at the table has. */
export function botNameFor(row: TableRow, seat: Seat): string {
  const names = botNames(row.id);
  const inOrder = [...names.slice(seat), ...names.slice(0, seat)];
  const free = inOrder.find((name) => !isNameTaken(row, name, (one) => one.seat === seat));
  return free ?? (names[seat] as string);
}

/** Whether somebody at the table is called so, or nearly so. `isSame` says whose seat does not count. */
export function isNameTaken(row: TableRow, name: string, isSame: (seat: SeatRow) => boolean): boolean {
  const look = skeletonOf(name);
  return row.seats.some(
    (seat) => (seat.user !== null || seat.bot !== null) && !isSame(seat) && look === skeletonOf(nameAt(row, seat.seat)),
  );
}

/** The user's own name; a guest who never chose one gets another if somebody there has it. */
export function nameToSitUnder(row: TableRow, { id, name }: User): string {
  const isTaken = (wanted: string) => isNameTaken(row, wanted, ({ user }) => user === id);
  if (!isMadeUp(name) || !isTaken(name)) return name;
  return madeUpNames(`${row.id} ${id}`).find((other) => !isTaken(other)) ?? name;
}
