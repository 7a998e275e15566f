/** What is done to a game in play: by people, by the clock, and by bots that stand in for people. */
import { setTimeout as wait } from 'node:timers/promises';
import { PASS, Refused, type Seat, samePlain } from '@conclave/kernel';
import type { Choose, Consent, OrderCommand, PassUntilCommand } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { TableRow } from '../storage/store.ts';
import { mustSit } from './access.ts';
import { answered, expired } from './clock.ts';
import { type Desk, endedWishes, passForThose, windowShown } from './desk.ts';
import { isInPerson } from './in-person.ts';
import { ended, lostByConceding, returned } from './leaving.ts';
import type { LiveTable } from './live.ts';
import {
  afterChoice,
  afterUndo,
  askedOf,
  decisionOf,
  freeUndo,
  isUnnoticed,
  type Match,
  outcomeOf,
  startMatch,
  undoByConsent,
  withNotice,
} from './match.ts';
import { answeredAt, answeredByOrders, beatLength, heldUntil, orderDueAt, stretchOf, withWish } from './orders.ts';
import type { User } from './service.ts';

export async function start(table: LiveTable, who: User, seats: TableRow['seats'], isLesson?: true): Promise<void> {
  const { game, row, deps } = table;
  const at = deps.now();
  const dice = { seed: row.seed, table: row.id, entropy: seats.map(({ entropy }) => entropy) };
  const by = { user: who.id, command: 'start' };
  const match = startMatch(game, seats.length, row.options, dice, { at, by }, isLesson);
  const begun = { ...row, seats, status: 'playing', startedAt: at, rulesVersion: game.rulesVersion } as const;
  await table.commit({ row: begun, match, desk: table.deskAt(match, table.desk, begun) });
}

/** Makes the choice. One that an order could have made waits until the end of its beat. */
export function choose(table: LiveTable, who: User, command: Choose): Promise<void> {
  return table
    .turn(() => tryChoice(table, who, command, null))
    .then((held) => (held === undefined ? undefined : chooseLater(table, who, command, held)));
}

async function chooseLater(table: LiveTable, who: User, command: Choose, first: Wait): Promise<void> {
  let held: Wait | undefined = first;
  while (held !== undefined) {
    const { milliseconds, log }: Wait = held;
    await wait(milliseconds);
    held = await table.turn(() => tryChoice(table, who, command, log));
  }
}

interface Wait {
  readonly milliseconds: number;
  /** How long the log was when the choice came in. */
  readonly log: number;
}

const DONE = Promise.resolve(undefined);

/** Makes the choice, or says how long it must wait. `held` is the length of the log when it began to. */
function tryChoice(table: LiveTable, who: User, command: Choose, held: number | null): Promise<Wait | undefined> {
  if (table.isDone(who, command.id)) return DONE;
  const seat = mustSit(table.row, who);
  const match = table.matchInPlay();
  const { choice } = command;
  if (held !== null && wasMade(match, held, seat, choice)) return DONE;
  const decision = decisionOf(match, seat);
  if (decision === null) throw new Problem('not-asked', 'You have nothing to decide right now. Wait for your turn.');
  if (decision.id !== command.decision) {
    throw new Problem('stale-decision', 'Things have moved on. Check the table and choose again.');
  }
  const at = table.deps.now();
  const by = { user: who.id, command: command.id };
  const back = returned(table, match, seat);
  const next = offered(() => afterChoice(back.match, seat, choice, 'person', { at, by }));
  const milliseconds = (heldUntil(match, table.desk.beat, choice) ?? at) - at;
  if (milliseconds > 0) return Promise.resolve({ milliseconds, log: match.log.length });
  return advance(table, next, back.desk, seat, held === null ? null : stretchOf(match));
}

/** Whether an order of the seat made the choice while it waited. */
function wasMade({ log }: Match, held: number, seat: Seat, choice: Choose['choice']): boolean {
  const entry = log.from(held).find(({ kind }) => kind === 'choice');
  return entry?.kind === 'choice' && entry.seat === seat && samePlain(entry.choice, choice);
}

/**
 * The match goes on: wishes that are fulfilled end, those who wished it pass, orders answer, clocks and windows follow.
 * `stretch` is named where its beat ends with this: what orders answer in it is shown together.
 */
export function advance(
  table: LiveTable,
  next: Match,
  desk: Desk,
  chooser: Seat | null,
  stretch: string | null = null,
): Promise<undefined> {
  const { row, deps } = table;
  const before = table.match as Match;
  const at = deps.now();
  const beat = beatLength(row, deps.botPace);
  // In a ballot that hides who has answered, a clock that jumps would show it.
  const isTimed = chooser !== null && before.pending?.uniform !== true;
  const readyAt = answeredAt(desk.beat, { at, stretch });
  const clock = isTimed ? answered(desk.clock, row.clock, chooser, readyAt) : desk.clock;
  const wishes = endedWishes(before, next, { ...desk, clock });
  const passed = passForThose(next, wishes, row, at);
  const { match, desk: settled } = answeredByOrders(passed, wishes, row, { at, beat, stretch });
  const wish = match === before || isUnnoticed(before, match) ? desk.wish : null;
  const outcome = lostByConceding(outcomeOf(match), desk.conceded);
  const isOver = match.pending === null;
  return table.commit({
    ...(isOver ? { row: { status: 'finished', outcome, finishedAt: at } } : {}),
    match,
    desk: table.deskAt(match, { ...settled, wish }),
  });
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

// ---- Taking back

export function undo(table: LiveTable, who: User, command: { readonly id: string }): Promise<void> {
  return table.turn(async () => {
    if (table.isDone(who, command.id)) return;
    const seat = mustSit(table.row, who);
    const match = table.matchInPlay();
    if (table.row.rulesVersion !== table.game.rulesVersion) {
      throw new Problem(
        'wrong-moment',
        'The rules were updated since this game started, so nothing can be undone in it.',
      );
    }
    const free = freeUndo(match, seat);
    const choices = free ?? undoByConsent(match, seat);
    if (choices === null) throw new Problem('wrong-moment', 'You have no choice to undo.');
    const by = { user: who.id, command: command.id };
    const doer = { at: table.deps.now(), by };
    const needsConsent = free === null && table.mustAgree(seat).length > 0;
    if (!needsConsent) return takeBack(table, match, seat, choices, doer, false);
    if (table.desk.wish?.by === seat) return;
    const asking = withNotice(match, { type: 'undo-asked', seat }, doer);
    await table.commit({ match: asking, desk: { ...table.desk, wish: { by: seat, choices, agreed: [] } } });
  });
}

export function consent(table: LiveTable, who: User, { id, agree }: Consent): Promise<void> {
  return table.turn(async () => {
    if (table.isDone(who, id)) return;
    const seat = mustSit(table.row, who);
    const match = table.matchInPlay();
    const { desk } = table;
    const { wish } = desk;
    const doer = { at: table.deps.now(), by: { user: who.id, command: id } };
    if (wish === null) throw new Problem('wrong-moment', 'There is no undo request to answer.');
    if (seat === wish.by && agree) throw new Problem('wrong-moment', 'The others have to agree.');
    if (!agree) {
      const refused = withNotice(match, { type: 'undo-refused', seat: wish.by, by: seat }, doer);
      return table.commit({ match: refused, desk: { ...desk, wish: null } });
    }
    const agreed = [...new Set([...wish.agreed, seat])];
    if (table.mustAgree(wish.by, agreed).length > 0)
      return table.commit({ desk: { ...desk, wish: { ...wish, agreed } } });
    return takeBack(table, match, wish.by, wish.choices, doer, true);
  });
}

function takeBack(
  table: LiveTable,
  match: Match,
  seat: Seat,
  choices: number,
  doer: Parameters<typeof afterUndo>[3],
  asked: boolean,
): Promise<undefined> {
  const back = withNotice(
    afterUndo(match, seat, choices, doer),
    { type: 'undone', seat, asked },
    { ...doer, by: null },
  );
  return advance(table, back, unordered(table.desk, seat), null);
}

/** Whoever takes a choice back is asked again, and not answered for once more. */
function unordered(desk: Desk, seat: Seat): Desk {
  return { ...desk, orders: desk.orders.with(seat, null) };
}

// ---- Wishes of a seat

export function passUntil(table: LiveTable, who: User, { until }: PassUntilCommand): Promise<void> {
  return table.turn(async () => {
    const seat = mustSit(table.row, who);
    const { match, desk } = returned(table, table.matchInPlay(), seat);
    await advance(table, match, { ...desk, passUntil: desk.passUntil.with(seat, until) }, null);
  });
}

/** What the table shall answer for the seat. Nobody else can tell that it was given: nothing changes for them. */
export function order(table: LiveTable, who: User, { wish }: OrderCommand): Promise<void> {
  return table.turn(async () => {
    const seat = mustSit(table.row, who);
    const { match, desk } = returned(table, table.matchInPlay(), seat);
    await advance(table, match, { ...desk, orders: withWish(match, desk.orders, seat, wish) }, null);
  });
}

// ---- The clock

/** Does what is due: closes the window or the decision whose countdown is over, and lets bots decide for those whose time is up. */
export function whatIsDue(table: LiveTable): Promise<void> {
  return table.turn(async () => {
    if (table.row.status !== 'playing') return;
    const { desk, row, deps } = table;
    const match = table.matchInPlay();
    const now = deps.now();
    if (desk.ending !== null && table.mustAgreeToEnd(desk.ending.agreed).length === 0) {
      await ended(table, match, desk.ending.by, { at: now, by: null });
      return;
    }
    if (desk.window !== null && table.isWindowShown()) {
      await table.commit({ desk: { ...desk, window: windowShown(desk.window, now) } });
      return;
    }
    if (desk.window !== null && desk.window.closesAt <= now) {
      await advance(table, allPass(match, now), desk, null);
      return;
    }
    if (desk.limit !== null && desk.limit.closesAt <= now) {
      const late = lateInBallot(match, row, desk);
      await advance(table, withTimeOuts(allAnswered(match, now), late, now), desk, null);
      return;
    }
    const dueAt = orderDueAt(match, desk, row);
    if (dueAt !== null && dueAt <= now) {
      await advance(table, match, desk, null, stretchOf(match));
      return;
    }
    const late = expired(desk.clock, match.pending?.asked.map(({ seat }) => seat) ?? [], now);
    const next = table.deskAt(match, { ...desk, away: [...desk.away, ...late] });
    const isNews = late.length > 0 || next.window !== desk.window || next.limit !== desk.limit;
    if (isNews) await table.commit({ match: withTimeOuts(match, late, now), desk: next });
  });
}

/** Tells everybody whose time ran out. */
function withTimeOuts(match: Match, late: readonly Seat[], at: number): Match {
  return late.reduce((so, seat) => withNotice(so, { type: 'time-out', seat }, { at, by: null }), match);
}

/** Whom the ballot's end finds without an answer, as far as everybody may know. The end of a talk is nobody's fault. */
function lateInBallot({ game, pending }: Match, row: TableRow, desk: Desk): Seat[] {
  if (pending === null || pending.uniform === true || game.claims?.talksAt(pending.decision) === true) return [];
  return pending.asked.flatMap(({ seat }) => (isInPerson(row, desk, seat) ? [seat] : []));
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
