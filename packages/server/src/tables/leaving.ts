/** Leaving a game in play and coming back to it: stood in for by a bot, given up, or ended by agreement. */
import type { Outcome, Seat } from '@conclave/kernel';
import type { EndCommand } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { Entry } from '../storage/store.ts';
import { mustSit } from './access.ts';
import { welcomeBack } from './clock.ts';
import type { Desk } from './desk.ts';
import type { LiveTable } from './live.ts';
import { type Match, withNotice } from './match.ts';
import type { User } from './service.ts';

type Doer = Pick<Entry, 'at' | 'by'>;
interface Command {
  readonly id: string;
}

// ---- Stood in for by a bot

/** Leaves the seat to a bot until its person comes back. `by` is the seat that wants it. */
export async function standUp(table: LiveTable, seat: Seat, by: Seat): Promise<void> {
  const match = table.matchInPlay();
  const { desk, deps } = table;
  if (desk.away.includes(seat)) return;
  const told = withNotice(match, { type: 'bot-plays', seat, by }, { at: deps.now(), by: null });
  await table.commit({ match: told, desk: table.deskAt(match, { ...desk, away: [...desk.away, seat] }) });
}

/** The person of the seat is there again. Who gave up stays away. */
export function comeBack(table: LiveTable, seat: Seat): Promise<void> {
  return table.turn(async () => {
    const { desk, row } = table;
    if (row.status !== 'playing' || !desk.away.includes(seat) || desk.conceded.includes(seat)) return;
    const back = returned(table, table.matchInPlay(), seat);
    await table.commit({ match: back.match, desk: table.deskAt(back.match, back.desk) });
  });
}

/** The match and the desk when the seat's person is there again. */
export function returned(table: LiveTable, match: Match, seat: Seat): { readonly match: Match; readonly desk: Desk } {
  const { desk, row, deps } = table;
  mustNotHaveConceded(desk, seat);
  if (!desk.away.includes(seat)) return { match, desk };
  const now = deps.now();
  const clock = welcomeBack(desk.clock, row.clock, seat, now);
  return {
    match: withNotice(match, { type: 'came-back', seat }, { at: now, by: null }),
    desk: { ...desk, clock, away: desk.away.filter((one) => one !== seat) },
  };
}

function mustNotHaveConceded({ conceded }: Desk, seat: Seat): void {
  if (!conceded.includes(seat)) return;
  throw new Problem('wrong-moment', 'You gave up this game. A bot plays on for you.');
}

// ---- Giving up

/**
 * The seat gives up. Where only one seat is left that did not, it has won; and where no person is left, all those that did not.
 * Else a bot plays on for the seat, which cannot win any more.
 */
export function concede(table: LiveTable, who: User, { id }: Command): Promise<void> {
  return table.turn(async () => {
    if (table.isDone(who, id)) return;
    const seat = mustSit(table.row, who);
    const match = table.matchInPlay();
    const { desk, row, deps } = table;
    mustNotHaveConceded(desk, seat);
    const at = deps.now();
    const told = withNotice(match, { type: 'conceded', seat }, { at, by: { user: who.id, command: id } });
    const conceded = [...desk.conceded, seat];
    const away = desk.away.includes(seat) ? desk.away : [...desk.away, seat];
    const given: Desk = { ...desk, conceded, away, orders: desk.orders.with(seat, null), wish: null, ending: null };
    const left = row.seats.filter((one) => !conceded.includes(one.seat));
    const isOver = left.length === 1 || left.every(({ user }) => user === null);
    if (!isOver) {
      await table.commit({ match: told, desk: table.deskAt(match, given) });
      return;
    }
    const outcome: Outcome = {
      winners: left.map((one) => one.seat),
      reason: 'conceded',
      detail: { seats: conceded },
    };
    await table.commit({ row: { status: 'finished', outcome, finishedAt: at }, match: told, desk: given });
  });
}

/** The outcome for those who played to the end: who gave up has not won, whatever a bot made of the seat. */
export function lostByConceding(outcome: Outcome | null, conceded: readonly Seat[]): Outcome | null {
  if (outcome === null || conceded.length === 0) return outcome;
  return { ...outcome, winners: outcome.winners.filter((seat) => !conceded.includes(seat)) };
}

// ---- Ending by agreement

/** Asks to end the game without a result, or answers somebody who does. It ends when all who are there agree. */
export function end(table: LiveTable, who: User, { id, agree }: EndCommand): Promise<void> {
  return table.turn(async () => {
    if (table.isDone(who, id)) return;
    const seat = mustSit(table.row, who);
    const match = table.matchInPlay();
    const { desk, deps } = table;
    mustNotHaveConceded(desk, seat);
    const { ending } = desk;
    const doer = { at: deps.now(), by: { user: who.id, command: id } };
    if (!agree) {
      if (ending === null) throw new Problem('wrong-moment', 'There is no request to end the game.');
      const refused = withNotice(match, { type: 'end-refused', seat: ending.by, by: seat }, doer);
      return table.commit({ match: refused, desk: { ...desk, ending: null } });
    }
    const by = ending?.by ?? seat;
    const agreed = [...new Set([...(ending?.agreed ?? []), seat])];
    if (table.mustAgreeToEnd(agreed).length === 0) return ended(table, match, by, doer);
    const asking = ending === null ? withNotice(match, { type: 'end-asked', seat }, doer) : match;
    return table.commit({ match: asking, desk: { ...desk, ending: { by, agreed } } });
  });
}

export async function ended(table: LiveTable, match: Match, seat: Seat, doer: Doer): Promise<undefined> {
  await table.commit({
    row: { status: 'abandoned', finishedAt: doer.at },
    match: withNotice(match, { type: 'ended', seat }, doer),
    desk: { ...table.desk, ending: null },
  });
}
