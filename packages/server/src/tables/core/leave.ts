/** Leaving a game in play and coming back to it: played for by a bot, given up, or ended by agreement. */
import type { Outcome, Seat } from '@conclave/kernel';
import { GONE_AFTER } from '@conclave/protocol';
import { Problem } from '../../problem.ts';
import { mustBe, mustBeHost, mustSit, seatOf } from './access.ts';
import { welcomeBack } from './clocks.ts';
import { isInPerson } from './in-person.ts';
import { type Match, withNotice } from './match.ts';
import type { TableSession } from './session.ts';
import {
  byItself,
  type CommandOf,
  changed,
  type Decided,
  type Doer,
  doerOf,
  matchInPlay,
  NOTHING,
  sessionFor,
  type Table,
  type World,
} from './table.ts';

// ---- Played for by a bot

export function standUp(table: Table, { by }: CommandOf<'stand-up'>, world: World): Decided {
  const seat = mustSit(table.row, by);
  return leftToBot(table, seat, seat, world);
}

/** Lets a bot play: for oneself, or for somebody who has not been there for a while. */
export function standIn(table: Table, { by, seat }: CommandOf<'clear-seat'>, world: World): Decided {
  const own = mustSit(table.row, by);
  const user = table.row.seats[seat]?.user ?? null;
  const isGone = user !== null && !world.isPresent(user) && world.now - world.lastSeen(user) >= GONE_AFTER;
  if (seat !== own && !isGone) {
    throw new Problem('forbidden', 'A bot can take over once a player has been away for a minute.');
  }
  return leftToBot(table, seat, own, world);
}

/** Leaves the seat to a bot until its person comes back. `by` is the seat that wants it. */
function leftToBot(table: Table, seat: Seat, by: Seat, world: World): Decided {
  const match = matchInPlay(table);
  const { session, row } = table;
  if (session.away.includes(seat)) return NOTHING;
  const told = withNotice(match, { type: 'bot-plays', seat, by }, byItself(world));
  const away = [...session.away, seat];
  return changed({ match: told, session: sessionFor(match, { ...session, away }, row, world) });
}

export function comeBack(table: Table, { by }: CommandOf<'come-back'>, world: World): Decided {
  const { session, row } = table;
  const seat = mustSit(row, by);
  const match = matchInPlay(table);
  if (!session.away.includes(seat) || session.conceded.includes(seat)) return NOTHING;
  const back = returned(table, match, seat, world);
  return changed({ match: back.match, session: sessionFor(back.match, back.session, row, world) });
}

/** Who opens the table anew takes the seat back from the bot. */
export function opened(table: Table, { by }: CommandOf<'opened'>, world: World): Decided {
  if (table.row.status !== 'playing' || seatOf(table.row, by) === null) return NOTHING;
  return comeBack(table, { type: 'come-back', by }, world);
}

/** The match and the session when the seat's person is there again. */
export function returned(
  { session, row }: Table,
  match: Match,
  seat: Seat,
  world: World,
): { readonly match: Match; readonly session: TableSession } {
  mustNotHaveConceded(session, seat);
  if (!session.away.includes(seat)) return { match, session };
  const clock = welcomeBack(session.clock, row.clock, seat, world.now);
  return {
    match: withNotice(match, { type: 'came-back', seat }, byItself(world)),
    session: { ...session, clock, away: session.away.filter((one) => one !== seat) },
  };
}

function mustNotHaveConceded({ conceded }: TableSession, seat: Seat): void {
  if (!conceded.includes(seat)) return;
  throw new Problem('wrong-moment', 'You gave up this game. A bot plays on for you.');
}

// ---- Giving up

/**
 * The seat gives up. Where only one seat is left that did not, it has won; and where no person is left, all those that did not.
 * Else a bot plays on for the seat, which cannot win any more.
 */
export function concede(table: Table, command: CommandOf<'concede'>, world: World): Decided {
  const { session, row } = table;
  if (world.isDone(command.by, command.id)) return NOTHING;
  const seat = mustSit(row, command.by);
  const match = matchInPlay(table);
  mustNotHaveConceded(session, seat);
  const told = withNotice(match, { type: 'conceded', seat }, doerOf(command, world));
  const conceded = [...session.conceded, seat];
  const away = session.away.includes(seat) ? session.away : [...session.away, seat];
  const orders = session.orders.with(seat, null);
  const given: TableSession = { ...session, conceded, away, orders, wish: null, ending: null };
  const left = row.seats.filter((one) => !conceded.includes(one.seat));
  const isOver = left.length === 1 || left.every(({ user }) => user === null);
  if (!isOver) return changed({ match: told, session: sessionFor(match, given, row, world) });
  const outcome: Outcome = { winners: left.map((one) => one.seat), reason: 'conceded', detail: { seats: conceded } };
  return changed({ row: { status: 'finished', outcome, finishedAt: world.now }, match: told, session: given });
}

/** The outcome for those who played to the end: who gave up has not won, whatever a bot made of the seat. */
export function lostByConceding(outcome: Outcome | null, conceded: readonly Seat[]): Outcome | null {
  if (outcome === null || conceded.length === 0) return outcome;
  return { ...outcome, winners: outcome.winners.filter((seat) => !conceded.includes(seat)) };
}

// ---- Ending by agreement

/** Asks to end the game without a result, or answers somebody who does. It ends when all who are there agree. */
export function end(table: Table, command: CommandOf<'end'>, world: World): Decided {
  const { session, row } = table;
  if (world.isDone(command.by, command.id)) return NOTHING;
  const seat = mustSit(row, command.by);
  const match = matchInPlay(table);
  mustNotHaveConceded(session, seat);
  const { ending } = session;
  const doer = doerOf(command, world);
  if (!command.agree) {
    if (ending === null) throw new Problem('wrong-moment', 'There is no request to end the game.');
    const refused = withNotice(match, { type: 'end-refused', seat: ending.by, by: seat }, doer);
    return changed({ match: refused, session: { ...session, ending: null } });
  }
  const by = ending?.by ?? seat;
  const agreed = [...new Set([...(ending?.agreed ?? []), seat])];
  if (mustAgreeToEnd(table, agreed, world).length === 0) return ended(table, match, by, doer);
  const asking = ending === null ? withNotice(match, { type: 'end-asked', seat }, doer) : match;
  return changed({ match: asking, session: { ...session, ending: { by, agreed } } });
}

/** Ends a table: the host before the start, in play the only person there. */
export function abandon(table: Table, command: CommandOf<'abandon'>, world: World): Decided {
  const { row } = table;
  if (row.status !== 'playing') {
    mustBe(row, 'gathering');
    mustBeHost(row, command.by);
    return changed({ row: { status: 'abandoned', finishedAt: world.now } });
  }
  const isAlone = mustAgreeToEnd(table, [mustSit(row, command.by)], world).length === 0;
  if (!isAlone) throw new Problem('forbidden', 'Others are still playing. Ask them to end the game, or leave it.');
  return end(table, { ...command, type: 'end', agree: true }, world);
}

/** So long a table gathers without anybody there. */
export const UNUSED_FOR = 24 * 60 * 60 * 1000;

/** Closes a table that gathers when nobody has been there for a day. That somebody is there is noted. */
export function closeUnused({ row }: Table, { now, isPresent }: World): Decided {
  if (row.status !== 'gathering') return NOTHING;
  const people = [row.host, ...row.seats.map(({ user }) => user)];
  if (people.some((user) => user !== null && isPresent(user))) return changed({ row: { touchedAt: now } });
  return now - row.touchedAt < UNUSED_FOR ? NOTHING : changed({ row: { status: 'abandoned', finishedAt: now } });
}

export function ended({ session }: Table, match: Match, seat: Seat, doer: Doer): Decided {
  return changed({
    row: { status: 'abandoned', finishedAt: doer.at },
    match: withNotice(match, { type: 'ended', seat }, doer),
    session: { ...session, ending: null },
  });
}

interface Missing {
  readonly seat: Seat;
  readonly user: string;
  /** When somebody who is gone is no longer asked. */
  readonly until: number;
}

/** The persons who still have to agree before the game ends. Who is gone for a while, or played for by a bot, is not asked. */
export function mustAgreeToEnd(
  { row, session }: Pick<Table, 'row' | 'session'>,
  agreed: readonly Seat[],
  world: Pick<World, 'now' | 'isPresent' | 'lastSeen'>,
): Missing[] {
  return row.seats.flatMap(({ seat, user }) => {
    if (user === null || !isInPerson(row, session, seat) || agreed.includes(seat)) return [];
    const until = world.lastSeen(user) + GONE_AFTER;
    return world.isPresent(user) || world.now < until ? [{ seat, user, until }] : [];
  });
}
