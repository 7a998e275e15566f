/** What falls due by itself: windows and limits close, orders answer, clocks run out, an ending needs nobody's word any more. */
import { PASS, type Seat } from '@conclave/kernel';
import { advance } from './choose.ts';
import { expired } from './clocks.ts';
import { isInPerson } from './in-person.ts';
import { ended, mustAgreeToEnd } from './leave.ts';
import { afterChoice, askedOf, decisionOf, type Match, withNotice } from './match.ts';
import { orderDueAt, stretchOf } from './orders.ts';
import { actsAt, windowShown } from './session.ts';
import { byItself, changed, type Decided, matchInPlay, NOTHING, sessionFor, type Table, type World } from './table.ts';

/** Does what is due now, one thing at a time; an alarm that rings early does nothing. */
export function alarm(table: Table, world: World): Decided {
  const { row, session } = table;
  if (row.status !== 'playing') return NOTHING;
  const match = matchInPlay(table);
  const { now } = world;
  const { ending, window, limit } = session;
  if (ending !== null && mustAgreeToEnd(table, ending.agreed, world).length === 0) {
    return ended(table, match, ending.by, byItself(world));
  }
  if (window !== null && isWindowShown(table, world)) {
    return changed({ session: { ...session, window: windowShown(window, now) } });
  }
  if (window !== null && window.closesAt <= now) {
    return advance(table, world, { match: allPass(match, now), session });
  }
  if (limit !== null && limit.closesAt <= now) {
    const late = lateInBallot(table, match);
    return advance(table, world, { match: withTimeOuts(allAnswered(match, now), late, world), session });
  }
  const dueAt = orderDueAt(match, session, row);
  if (dueAt !== null && dueAt <= now) return advance(table, world, { match, session, stretch: stretchOf(match) });
  const late = expired(session.clock, match.pending?.asked.map(({ seat }) => seat) ?? [], now);
  const next = sessionFor(match, { ...session, away: [...session.away, ...late] }, row, world);
  const isNews = late.length > 0 || next.window !== session.window || next.limit !== session.limit;
  return isNews ? changed({ match: withTimeOuts(match, late, world), session: next }) : NOTHING;
}

/** When the alarm must ring next; null if nothing will be due. */
export function ringsAt(table: Table, world: World): number | null {
  const { match, session, row } = table;
  if (match === null || row.status !== 'playing') return null;
  const moments = [
    actsAt(match, session, row),
    endsAt(table, world),
    isWindowShown(table, world) ? world.now : null,
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** When all whose agreement is missing will have been gone for long enough; null while somebody who is there must answer. */
function endsAt(table: Table, world: World): number | null {
  const { ending } = table.session;
  if (ending === null) return null;
  const missing = mustAgreeToEnd(table, ending.agreed, world);
  const freeAt = missing.map(({ user, until }) => (world.isPresent(user) ? null : until));
  return freeAt.includes(null) ? null : Math.max(world.now, ...freeAt.map((moment) => moment as number));
}

/** Whether the countdown of the window need not wait any longer: the pages of those who are asked show it. */
function isWindowShown({ match, row, session }: Table, world: World): boolean {
  const { window } = session;
  if (match === null || window === null || window.opensAt <= world.now) return false;
  return (match.pending?.asked ?? []).every(({ seat }) => {
    const page = isInPerson(row, session, seat) ? world.pageOf(seat) : null;
    return page === null || page.shown === decisionOf(match, seat)?.id;
  });
}

/** Tells everybody whose time ran out. */
function withTimeOuts(match: Match, late: readonly Seat[], world: World): Match {
  return late.reduce((so, seat) => withNotice(so, { type: 'time-out', seat }, byItself(world)), match);
}

/** Whom the ballot's end finds without an answer, as far as everybody may know. The end of a talk is nobody's fault. */
function lateInBallot({ row, session }: Table, { game, pending }: Match): Seat[] {
  if (pending === null || pending.uniform === true || game.claims?.talksAt(pending.decision) === true) return [];
  return pending.asked.flatMap(({ seat }) => (isInPerson(row, session, seat) ? [seat] : []));
}

/** Everybody who has not answered is answered for, plainly and all at once. */
function allAnswered(match: Match, at: number): Match {
  const { game } = match;
  return (match.pending?.asked ?? []).reduce((now, { seat }) => {
    const asked = askedOf(now, seat);
    if (asked === undefined) return now;
    const choice = game.timeOutChoice(game.viewOf(now.state, seat), asked);
    return afterChoice(now, seat, choice, 'clock', { at, by: null });
  }, match);
}

/** Everybody who has not answered passes; whoever was asked at the same time as them is answered for in one go. */
function allPass(match: Match, at: number): Match {
  const seats = match.pending?.asked.map(({ seat }) => seat) ?? [];
  return seats.reduce((now, seat) => afterChoice(now, seat, PASS, 'clock', { at, by: null }), match);
}
