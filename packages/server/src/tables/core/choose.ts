/** Choices, of people and of bots, and how the table goes on after one. */
import { Refused, type Seat, samePlain } from '@conclave/kernel';
import type { Choose } from '@conclave/protocol';
import { Problem } from '../../problem.ts';
import { mustSit } from './access.ts';
import { answered } from './clocks.ts';
import { isInPerson } from './in-person.ts';
import { lostByConceding, returned } from './leave.ts';
import { afterChoice, decisionOf, isUnnoticed, type Match, outcomeOf } from './match.ts';
import { answeredAt, answeredByOrders, beatLength, heldUntil, stretchOf } from './orders.ts';
import { autoPass, endedWishes, type TableSession } from './session.ts';
import {
  byItself,
  type CommandOf,
  changed,
  type Decided,
  doerOf,
  matchInPlay,
  NOTHING,
  sessionFor,
  type Table,
  type World,
} from './table.ts';

/** Makes the choice. One that an order could have made is held until the end of its beat. */
export function choose(table: Table, command: CommandOf<'choose'>, world: World): Decided {
  const { by, choice, heldSince } = command;
  if (world.isDone(by, command.id)) return NOTHING;
  const seat = mustSit(table.row, by);
  const match = matchInPlay(table);
  if (heldSince !== undefined && wasMade(match, heldSince, seat, choice)) return NOTHING;
  const decision = decisionOf(match, seat);
  if (decision === null) throw new Problem('not-asked', 'You have nothing to decide right now. Wait for your turn.');
  if (decision.id !== command.decision) {
    throw new Problem('stale-decision', 'Things have moved on. Check the table and choose again.');
  }
  const back = returned(table, match, seat, world);
  const next = offered(() => afterChoice(back.match, seat, choice, 'person', doerOf(command, world)));
  const until = heldUntil(match, table.session.beat, choice);
  if (until !== null && until > world.now) {
    return { kind: 'hold', until, again: { ...command, heldSince: heldSince ?? match.log.length } };
  }
  const stretch = heldSince === undefined ? null : stretchOf(match);
  return advance(table, world, { match: next, session: back.session, chooser: seat, stretch });
}

/** Whether an order of the seat made the choice while it was held. */
function wasMade({ log }: Match, heldSince: number, seat: Seat, choice: Choose['choice']): boolean {
  const entry = log.from(heldSince).find(({ kind }) => kind === 'choice');
  return entry?.kind === 'choice' && entry.seat === seat && samePlain(entry.choice, choice);
}

/** The kernel's refusal, as an answer to whoever chose. */
function offered(choose: () => Match): Match {
  try {
    return choose();
  } catch (error) {
    if (error instanceof Refused) throw new Problem(error.code, error.message);
    throw error;
  }
}

/** What a bot has decided, unless the question has changed or the person is back. */
export function botChoose(table: Table, command: CommandOf<'bot-choose'>, world: World): Decided {
  const { seat, decision, choice } = command;
  const { match, row, session } = table;
  if (match === null || row.status !== 'playing' || isInPerson(row, session, seat)) return NOTHING;
  if (decisionOf(match, seat)?.id !== decision) return NOTHING;
  const decidedBy = row.seats[seat]?.bot === null ? 'stand-in' : 'bot';
  return advance(table, world, { match: afterChoice(match, seat, choice, decidedBy, byItself(world)), session });
}

export interface Step {
  readonly match: Match;
  readonly session: TableSession;
  /** Who has just chosen in person. */
  readonly chooser?: Seat;
  /** Named where its beat ends with this: what orders answer in it is shown together. */
  readonly stretch?: string | null;
}

/** The match goes on: wishes that are fulfilled end, those who wished it pass, orders answer, clocks and windows follow. */
export function advance({ row, match }: Table, world: World, step: Step): Decided {
  const before = match as Match;
  const { session, chooser = null, stretch = null } = step;
  const { now: at } = world;
  // In a ballot that hides who has answered, a clock that jumps would show it.
  const isTimed = chooser !== null && before.pending?.uniform !== true;
  const readyAt = answeredAt(session.beat, { at, stretch });
  const clock = isTimed ? answered(session.clock, row.clock, chooser, readyAt) : session.clock;
  const wishes = endedWishes(before, step.match, { ...session, clock });
  const passed = autoPass(step.match, wishes, row, at);
  const beat = beatLength(row, world.pace);
  const { match: next, session: settled } = answeredByOrders(passed, wishes, row, { at, beat, stretch });
  const wish = next === before || isUnnoticed(before, next) ? session.wish : null;
  const outcome = lostByConceding(outcomeOf(next), session.conceded);
  const isOver = next.pending === null;
  return changed({
    ...(isOver ? { row: { status: 'finished', outcome, finishedAt: at } } : {}),
    match: next,
    session: sessionFor(next, { ...settled, wish }, row, world),
  });
}
