/**
 * What seats ordered the table to answer for them. On live tables every answer that an order could give is shown at the end
 * of a beat, whoever gives it, so that nobody can tell an order from a person who answers at once.
 */
import {
  BadInput,
  type Choice,
  type GameEvent,
  type OpenFacts,
  type OrderAnswer,
  type Seat,
  samePlain,
  toldTo,
} from '@conclave/kernel';
import { type ClockSetting, USUAL_BEAT_SECONDS } from '@conclave/protocol';
import { Problem } from '../../problem.ts';
import type { SeatRow } from '../../storage/store.ts';
import { answered, type Clock } from './clocks.ts';
import { isInPerson } from './in-person.ts';
import { afterChoice, type Match } from './match.ts';

/** Until when an answer to the present question waits, and how long the log was when it arose. */
export interface Beat {
  readonly endsAt: number;
  readonly log: number;
}

/** The part of the session that orders are about. */
export interface OrderSession {
  readonly clock: Clock;
  readonly away: readonly Seat[];
  /** What each seat has ordered, in a form of the game; null: nothing. */
  readonly orders: readonly unknown[];
  readonly beat: Beat | null;
}

interface Rules {
  readonly clock: ClockSetting;
  readonly seats: readonly SeatRow[];
}

/**
 * How long a beat is, in milliseconds. None where people have days, nor in a house without a pace, nor where nobody sits
 * from whom anything must be hidden.
 */
export function beatLength({ clock, seats }: Rules, pace: number): number {
  const people = seats.filter(({ user }) => user !== null).length;
  if (pace === 0 || clock.kind === 'slow' || people < 2) return 0;
  return (clock.beatSeconds ?? USUAL_BEAT_SECONDS) * 1000;
}

/** The beat of the question that is asked now. Whether it has one follows from what everybody knows. */
export function beatAt(match: Match, before: Beat | null, length: number, now: number): Beat | null {
  if (length === 0 || answerTo(match) === null) return null;
  const log = happenings(match);
  return before?.log === log ? before : { endsAt: now + length, log };
}

/** How long the log is, without what the table itself told: a notice is no new question. */
function happenings({ log, notices }: Match): number {
  return log.length - notices.length;
}

/** Until when the choice must wait for the end of the beat; null: it can be shown at once. */
export function heldUntil(match: Match, beat: Beat | null, choice: Choice): number | null {
  const isHeld = beat?.log === happenings(match) && samePlain(answerTo(match)?.choice, choice);
  return isHeld ? beat.endsAt : null;
}

/** The stretch of the question that is asked now: what follows in it shares its beat. */
export function stretchOf(match: Match): string | null {
  return answerTo(match)?.stretch ?? null;
}

/** When an order answers what is asked now; null if none does. */
export function orderDueAt(match: Match, session: OrderSession, rules: Rules): number | null {
  return session.beat !== null && coveredBy(match, session, rules) !== null ? session.beat.endsAt : null;
}

/** The orders after a seat has wished for something. */
export function withWish(match: Match, orders: readonly unknown[], seat: Seat, wish: unknown): readonly unknown[] {
  const { game } = match;
  if (game.orders === undefined) {
    throw new Problem('bad-request', 'This game has no standing orders. Answer when you are asked.');
  }
  try {
    return orders.with(seat, game.orders.given(orders[seat] ?? null, wish, seat, openFacts(match)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new Problem('bad-request', `This order can’t be given: ${error.message}.`);
  }
}

/** When answers are shown: how long a beat is, and the stretch whose beat ends just now. */
export interface Moment {
  readonly at: number;
  readonly beat: number;
  readonly stretch: string | null;
}

/** Lets orders that are over end, and answers for those whose orders say so, until somebody must be asked or waited for. */
export function answeredByOrders<D extends OrderSession>(
  match: Match,
  session: D,
  rules: Rules,
  moment: Moment,
): { readonly match: Match; readonly session: D } {
  let now = match;
  let table = session;
  for (;;) {
    const orders = ordersLeft(now, table.orders);
    if (orders !== table.orders) table = { ...table, orders };
    const covered = coveredBy(now, table, rules);
    if (covered === null || !isTime(now, table.beat, covered.answer, moment)) return { match: now, session: table };
    const { seat, answer } = covered;
    now = afterChoice(now, seat, answer.choice, 'order', { at: moment.at, by: null });
    // As if the person had answered: a clock must not tell who did.
    table = { ...table, clock: answered(table.clock, rules.clock, seat, answeredAt(table.beat, moment)) };
  }
}

/** When the answer counts for clocks: one that is shown at the end of its beat was ready by then, however late the alarm rings. */
export function answeredAt(beat: Beat | null, { at, stretch }: Pick<Moment, 'at' | 'stretch'>): number {
  return stretch === null || beat === null ? at : Math.min(at, beat.endsAt);
}

function isTime(match: Match, beat: Beat | null, { stretch }: OrderAnswer, moment: Moment): boolean {
  if (moment.beat === 0 || stretch === moment.stretch) return true;
  return beat !== null && beat.log === happenings(match) && beat.endsAt <= moment.at;
}

function ordersLeft(match: Match, orders: readonly unknown[]): readonly unknown[] {
  const { game } = match;
  if (orders.every((one) => one === null)) return orders;
  return orders.map((one, seat) => (one === null ? null : (game.orders?.left(one, seat, openFacts(match)) ?? null)));
}

/** Whose orders answer what is asked now. Where a bot stands in for somebody, it decides. */
function coveredBy(
  match: Match,
  session: OrderSession,
  rules: Rules,
): { readonly seat: Seat; readonly answer: OrderAnswer } | null {
  const ordering = match.pending?.asked.filter(({ seat }) => (session.orders[seat] ?? null) !== null) ?? [];
  const answer = ordering.length === 0 ? null : answerTo(match);
  if (answer === null) return null;
  const facts = openFacts(match);
  const covered = ordering.find(
    ({ seat }) => isInPerson(rules, session, seat) && match.game.orders?.cover(session.orders[seat], seat, facts),
  );
  return covered === undefined ? null : { seat: covered.seat, answer };
}

function answerTo(match: Match): OrderAnswer | null {
  if (match.pending === null) return null;
  return match.game.orders?.answer(openFacts(match)) ?? null;
}

// ---- What everybody knows

/** Made once for each position, and the view only when somebody looks at it. */
function openFacts(match: Match): OpenFacts<unknown, GameEvent> {
  match.found.facts ??= newFacts(match);
  return match.found.facts;
}

function newFacts(match: Match): OpenFacts<unknown, GameEvent> {
  let view: unknown;
  return {
    decision: match.pending?.decision ?? null,
    get view() {
      view ??= match.game.viewOf(match.state, 'spectator');
      return view;
    },
    told: match.eventCount,
    latest: () => latestOf(match),
  };
}

function* latestOf({ start, choices }: Match) {
  for (const { events } of choices.backwards()) {
    for (const event of events.toReversed()) yield toldTo(event, 'spectator');
  }
  for (const event of start.events.toReversed()) yield toldTo(event, 'spectator');
}
