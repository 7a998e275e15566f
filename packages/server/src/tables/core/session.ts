/** What the table keeps beside the rules of its game: clocks, who is away, what seats wish. Stored with the position. */
import { PASS, type Seat } from '@conclave/kernel';
import type { ClockSetting, PassUntil } from '@conclave/protocol';
import type { SeatRow } from '../../storage/store.ts';
import { type Clock, newClock, nextExpiry, run } from './clocks.ts';
import { isInPerson } from './in-person.ts';
import { afterChoice, type Match } from './match.ts';
import { beatAt, type OrderSession, orderDueAt } from './orders.ts';

export interface TableSession extends OrderSession {
  readonly clock: Clock;
  /** Seats whose person is away: a bot decides for them until they return. */
  readonly away: readonly Seat[];
  readonly passUntil: readonly PassUntil[];
  /** Seats whose person gave up: a bot decides for them to the end. */
  readonly conceded: readonly Seat[];
  /** The countdown of the response window that is open, when that arose, and how many choices stood then. */
  readonly window: {
    readonly arose: number;
    readonly opensAt: number;
    readonly closesAt: number;
    readonly choices: number;
  } | null;
  /** The countdown of a decision that the game's own options limit, and how many choices stood when it was started. */
  readonly limit: {
    readonly opensAt: number;
    readonly closesAt: number;
    readonly decision: string;
    readonly choices: number;
  } | null;
  /** Somebody asks to go back to where so many choices stand. */
  readonly wish: { readonly by: Seat; readonly choices: number; readonly agreed: readonly Seat[] } | null;
  /** Somebody asks to end the game without a result. */
  readonly ending: { readonly by: Seat; readonly agreed: readonly Seat[] } | null;
}

export interface TableRules {
  readonly clock: ClockSetting;
  readonly windowSeconds: number | null;
  readonly seats: readonly SeatRow[];
}

export function newSession(rules: TableRules): TableSession {
  const { length } = rules.seats;
  return {
    clock: newClock(rules.clock, length),
    away: [],
    conceded: [],
    passUntil: Array.from({ length }, () => 'off'),
    orders: Array.from({ length }, () => null),
    beat: null,
    window: null,
    limit: null,
    wish: null,
    ending: null,
  };
}

/** Passes for those who wished it, until somebody is asked who did not. */
export function autoPass(match: Match, session: TableSession, rules: TableRules, at: number): Match {
  let now = match;
  for (;;) {
    const { pending } = now;
    if (pending === null || now.game.kindOfDecision(pending.decision) !== 'window') return now;
    const passer = pending.asked.find(
      ({ seat }) => session.passUntil[seat] !== 'off' && isInPerson(rules, session, seat),
    );
    if (passer === undefined) return now;
    now = afterChoice(now, passer.seat, PASS, 'person', { at, by: null });
  }
}

/** Wishes to pass end when what they waited for has come: an act, or a question of the seat's own. */
export function endedWishes(before: Match, after: Match, session: TableSession): TableSession {
  if (session.passUntil.every((until) => until === 'off')) return session;
  // An answer in a ballot is no act: whether it was a pass is its own secret.
  const wasBallot = before.pending !== null && before.game.kindOfDecision(before.pending.decision) === 'ballot';
  const acted = !wasBallot && after.acts > before.acts;
  const kind = after.pending === null ? null : after.game.kindOfDecision(after.pending.decision);
  const passUntil = session.passUntil.map((until, seat): PassUntil => {
    if (until === 'act' && acted) return 'off';
    const isAskedElse = kind !== 'window' && after.pending?.asked.some((one) => one.seat === seat);
    return until === 'question' && isAskedElse ? 'off' : until;
  });
  return { ...session, passUntil };
}

/** What a table needs to know besides the match and its rules. */
export interface Surroundings {
  readonly now: number;
  /** How long a beat is. */
  readonly beat: number;
  /** Whether a page of the seat's person will say when it shows a window. */
  hasPage(seat: Seat): boolean;
}

/** The session when the match stands like this: whose clocks run, how long a window stays open, when a beat ends. */
export function sessionAt(match: Match, session: TableSession, rules: TableRules, around: Surroundings): TableSession {
  const { now, beat: beatLength } = around;
  const window = windowAt(match, session, rules, around);
  const limit = window === null ? limitAt(match, session, rules, now) : null;
  const isCounted = window !== null || limit !== null;
  const thinkers = isCounted ? [] : thinkersOf(match).filter((seat) => isInPerson(rules, session, seat));
  const beat = beatAt(match, session.beat, beatLength, now);
  // Nobody's time runs in a beat: whose did would be who has ordered nothing.
  const clock = run(session.clock, rules.clock, thinkers, now, Math.max(now, beat?.endsAt ?? now));
  return { ...session, window, limit, beat, clock };
}

/** A page that does not say that it shows a window is waited for so long. */
const SHOWN_WITHIN = 10_000;

/**
 * A window has a countdown where people play against each other by a clock. Alone, in a lesson and without a clock it stays
 * open until everybody has answered. The countdown begins when the pages of those who are asked show the window.
 */
function windowAt(
  match: Match,
  session: TableSession,
  rules: TableRules,
  { now, hasPage }: Surroundings,
): TableSession['window'] {
  const { pending, game } = match;
  const isTimed = rules.windowSeconds !== null && rules.clock.kind !== 'none' && match.start.isLesson !== true;
  if (pending === null || !isTimed || game.kindOfDecision(pending.decision) !== 'window') return null;
  if (peopleAt(rules, session) < 2) return null;
  if (session.window !== null && isStillOpen(match, session.window.choices)) return session.window;
  const isWaitedFor = pending.asked.some(({ seat }) => isInPerson(rules, session, seat) && hasPage(seat));
  const opensAt = isWaitedFor ? now + SHOWN_WITHIN : now;
  return {
    arose: now,
    opensAt,
    closesAt: opensAt + (rules.windowSeconds ?? 0) * 1000,
    choices: match.choices.length,
  };
}

/** The window when everybody shows it: its countdown begins. */
export function windowShown(window: NonNullable<TableSession['window']>, now: number): TableSession['window'] {
  return { ...window, opensAt: now, closesAt: now + window.closesAt - window.opensAt };
}

function peopleAt(rules: TableRules, session: TableSession): number {
  return rules.seats.filter(({ seat }) => isInPerson(rules, session, seat)).length;
}

/** Whether the window is the one that was open when so many choices stood: since then all passed, and none is asked again. */
function isStillOpen({ choices, pending }: Match, since: number): boolean {
  return choices
    .from(since)
    .every(({ choice, seat }) => choice.type === 'pass' && !pending?.asked.some((one) => one.seat === seat));
}

/**
 * A limit that the game's own options set for a ballot. It holds where a second person would be kept waiting: for talk always,
 * since its end decides nothing for anybody, and for other ballots where a clock is counted. Where people have days, and in
 * a lesson, it does not.
 */
function limitAt(match: Match, session: TableSession, rules: TableRules, now: number): TableSession['limit'] {
  const { pending, game, state } = match;
  const seconds = pending === null ? null : (game.secondsFor?.(state) ?? null);
  if (pending === null || seconds === null || rules.clock.kind === 'slow' || match.start.isLesson === true) return null;
  const isBallot = game.kindOfDecision(pending.decision) === 'ballot';
  const isTimed = rules.clock.kind === 'live' || game.claims?.talksAt(pending.decision) === true;
  if (!isBallot || !isTimed || peopleAt(rules, session) < 2) return null;
  if (session.limit !== null && isStillCounted(match, session.limit)) return session.limit;
  const { decision } = pending;
  return { opensAt: now, closesAt: now + seconds * 1000, decision, choices: match.choices.length };
}

/** Whether what is asked now is what the limit was set for: others may have answered since, and none is asked again. */
function isStillCounted(match: Match, limit: NonNullable<TableSession['limit']>): boolean {
  const { choices, pending } = match;
  if (pending?.decision !== limit.decision || choices.length < limit.choices) return false;
  return choices.from(limit.choices).every(({ seat }) => !pending.asked.some((one) => one.seat === seat));
}

/** Whose clocks run: in a ballot that hides who has answered, everybody's, until it is over. */
function thinkersOf(match: Match): readonly Seat[] {
  const { pending, game, state } = match;
  if (pending === null) return [];
  if (pending.uniform !== true) return pending.asked.map(({ seat }) => seat);
  const open = game.viewOf(state, 'spectator') as { pending: { seats: readonly Seat[] } | null };
  return open.pending?.seats ?? [];
}

/**
 * When the table itself must act: a window closes, a limit is over, an order answers, or somebody's time is up. Who has
 * answered a ballot is not waited for.
 */
export function actsAt(match: Match, session: TableSession, rules: TableRules): number | null {
  const asked = match.pending?.asked.map(({ seat }) => seat) ?? [];
  const closesAt = session.window?.closesAt ?? session.limit?.closesAt ?? null;
  return earlier(earlier(closesAt, orderDueAt(match, session, rules)), nextExpiry(session.clock, asked));
}

/** A stored table may be woken so much too early: most choices then leave the stored time, and its place in an index, as it is. */
const WOKEN_EARLY = 60_000;

/** When the table must be loaded even if nobody comes to it: to act itself, or at once because a bot is to decide. */
export function wakesAt(
  match: Match,
  session: TableSession,
  rules: TableRules & { wakesAt: number | null },
  now: number,
): number | null {
  const isBotAsked = match.pending?.asked.some(({ seat }) => !isInPerson(rules, session, seat));
  const needed = isBotAsked === true ? now : actsAt(match, session, rules);
  const stored = rules.wakesAt;
  const isGoodEnough = needed !== null && stored !== null && stored <= needed && needed - stored < WOKEN_EARLY;
  return isGoodEnough ? stored : needed;
}

function earlier(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
