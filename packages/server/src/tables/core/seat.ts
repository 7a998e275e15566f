/** What happens before the start: who sits where, and by what the game will be played. */
import { checkOptionsFor, chosenOptions, type Seat } from '@conclave/kernel';
import { Problem } from '../../problem.ts';
import type { SeatRow, TableRow } from '../../storage/store.ts';
import { mustBe, mustBeHost, mustSit, removalOf } from './access.ts';
import { standIn, standUp } from './leave.ts';
import { freeSeat, fromOutside, isFree, joined, put, WINDOW_SECONDS, windowSecondsFor, withBot } from './seats.ts';
import { type CommandOf, changed, type Decided, type Table, type World } from './table.ts';

export function join({ row }: Table, { by, ...request }: CommandOf<'join'>): Decided {
  return changed({ row: { seats: joined(row, by, request) } });
}

/** Leaves the table. In play a bot takes over. */
export function leave(table: Table, { by }: CommandOf<'leave'>, world: World): Decided {
  const { row } = table;
  if (row.status !== 'gathering') return standUp(table, { type: 'stand-up', by }, world);
  const seats = put(row.seats, freeSeat(mustSit(row, by)));
  if (row.host !== by.id) return changed({ row: { seats } });
  // The table passes on to the next person; without one nobody could start it.
  const heir = seats.find(({ user }) => user !== null)?.user ?? null;
  return changed({ row: heir === null ? { seats, host: null, status: 'abandoned' } : { seats, host: heir } });
}

/** The host sends a bot away, or a person for good. In play: lets a bot play for somebody who is gone. */
export function clearSeat(table: Table, command: CommandOf<'clear-seat'>, world: World): Decided {
  const { row } = table;
  const { by, seat } = command;
  if (row.status !== 'gathering') return standIn(table, command, world);
  mustBeHost(row, by);
  mustHaveSeat(row, seat);
  const user = row.seats[seat]?.user ?? null;
  if (user === by.id) throw new Problem('bad-request', 'To leave your own seat, leave the table.');
  const removed = user === null ? row.removed : [...row.removed, removalOf(row.id, user)];
  return changed({ row: { seats: put(row.seats, freeSeat(seat)), removed } });
}

export function seatBot({ row }: Table, { by, seat, level }: CommandOf<'seat-bot'>): Decided {
  mustBe(row, 'gathering');
  mustBeHost(row, by);
  mustHaveSeat(row, seat);
  if (row.seats[seat]?.user !== null)
    throw new Problem('wrong-moment', 'This seat is taken by a player. Remove them first.');
  return changed({ row: { seats: withBot(row, seat, level).seats } });
}

export function changeOptions({ row }: Table, { by, change }: CommandOf<'change'>, { game }: World): Decided {
  mustBe(row, 'gathering');
  mustBeHost(row, by);
  const { options, visibility, clock, windowSeconds } = change;
  return changed({
    row: {
      ...(options === undefined
        ? {}
        : {
            options: fromOutside(() =>
              checkOptionsFor(game, row.seats.length, chosenOptions(game, options, row.options)),
            ),
          }),
      ...(visibility === undefined ? {} : { visibility }),
      ...(clock === undefined ? {} : { clock, windowSeconds: WINDOW_SECONDS[clock.kind] }),
      ...(windowSeconds === undefined ? {} : { windowSeconds: windowSecondsFor(clock ?? row.clock, windowSeconds) }),
    },
  });
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

function mustHaveSeat(row: TableRow, seat: Seat): void {
  if (row.seats[seat] === undefined)
    throw new Problem('not-found', `This table has the seats 0 to ${row.seats.length - 1}.`);
}
