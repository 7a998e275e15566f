/** What is done to a game in play: by people, by the clock, and by bots that stand in for people. */
import { setTimeout as wait } from 'node:timers/promises';
import { PASS, Refused, type Seat, samePlain } from '@conclave/kernel';
import type { Choose, Consent, OrderCommand, PassUntilCommand } from '@conclave/protocol';
import { Problem } from '../problem.ts';
import type { TableRow } from '../storage/store.ts';
import { mustBe, mustSit } from './access.ts';
import { answered, expired, welcomeBack } from './clock.ts';
import { type Desk, deskAt, endedWishes, passForThose } from './desk.ts';
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
} from './match.ts';
import { answeredAt, answeredByOrders, beatLength, heldUntil, orderDueAt, stretchOf, withWish } from './orders.ts';
import type { User } from './service.ts';

/** The match of a table in play. */
function matchOf(table: LiveTable): Match {
  mustBe(table.row, 'playing');
  return table.match as Match;
}

export async function start(table: LiveTable, who: User, seats: TableRow['seats'], isLesson?: true): Promise<void> {
  const { game, row, deps } = table;
  const at = deps.now();
  const dice = { seed: row.seed, table: row.id, entropy: seats.map(({ entropy }) => entropy) };
  const by = { user: who.id, command: 'start' };
  const match = startMatch(game, seats.length, row.options, dice, { at, by }, isLesson);
  const begun = { ...row, seats, status: 'playing', startedAt: at, rulesVersion: game.rulesVersion } as const;
  const beat = beatLength(begun, deps.botPace);
  await table.commit({ row: begun, match, desk: deskAt(match, table.desk, begun, at, beat) });
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
  const match = matchOf(table);
  const { choice } = command;
  if (held !== null && wasMade(match, held, seat, choice)) return DONE;
  const decision = decisionOf(match, seat);
  if (decision === null) throw new Problem('not-asked', 'You are not asked anything now. Wait for your turn.');
  if (decision.id !== command.decision) {
    throw new Problem('stale-decision', 'The question has changed meanwhile. Look at the table and choose again.');
  }
  const at = table.deps.now();
  const by = { user: who.id, command: command.id };
  const next = offered(() => afterChoice(match, seat, choice, 'person', { at, by }));
  const milliseconds = (heldUntil(match, table.desk.beat, choice) ?? at) - at;
  if (milliseconds > 0) return Promise.resolve({ milliseconds, log: match.log.length });
  return advance(table, next, returned(table, seat), seat, held === null ? null : stretchOf(match));
}

/** Whether an order of the seat made the choice while it waited. */
function wasMade({ log }: Match, held: number, seat: Seat, choice: Choose['choice']): boolean {
  const entry = log.at(held);
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
  const outcome = outcomeOf(match);
  const isOver = match.pending === null;
  return table.commit({
    ...(isOver ? { row: { status: 'finished', outcome, finishedAt: at } } : {}),
    match,
    desk: deskAt(match, { ...settled, wish }, row, at, beat),
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
    const match = matchOf(table);
    if (table.row.rulesVersion !== table.game.rulesVersion) {
      throw new Problem(
        'wrong-moment',
        'The rules were updated since this game began, so nothing can be taken back in it.',
      );
    }
    const free = freeUndo(match, seat);
    const choices = free ?? undoByConsent(match, seat);
    if (choices === null) throw new Problem('wrong-moment', 'You have made no choice that could be taken back.');
    const needsConsent = free === null && table.mustAgree(seat).length > 0;
    if (needsConsent) {
      await table.commit({ desk: { ...table.desk, wish: { by: seat, choices, agreed: [] } } });
    } else {
      const by = { user: who.id, command: command.id };
      await advance(
        table,
        afterUndo(match, seat, choices, { at: table.deps.now(), by }),
        unordered(table.desk, seat),
        null,
      );
    }
  });
}

export function consent(table: LiveTable, who: User, { agree }: Consent): Promise<void> {
  return table.turn(async () => {
    const seat = mustSit(table.row, who);
    const match = matchOf(table);
    const { desk } = table;
    const { wish } = desk;
    if (wish === null) throw new Problem('wrong-moment', 'Nobody asks to take anything back now.');
    if (seat === wish.by && agree) throw new Problem('wrong-moment', 'The others have to agree.');
    if (!agree) return table.commit({ desk: { ...desk, wish: null } });
    const agreed = [...new Set([...wish.agreed, seat])];
    if (table.mustAgree(wish.by, agreed).length > 0)
      return table.commit({ desk: { ...desk, wish: { ...wish, agreed } } });
    const back = afterUndo(match, wish.by, wish.choices, { at: table.deps.now(), by: null });
    return advance(table, back, unordered(desk, wish.by), null);
  });
}

/** Whoever takes a choice back is asked again, and not answered for once more. */
function unordered(desk: Desk, seat: Seat): Desk {
  return { ...desk, orders: desk.orders.with(seat, null) };
}

// ---- Wishes of a seat

export function passUntil(table: LiveTable, who: User, { until }: PassUntilCommand): Promise<void> {
  return table.turn(async () => {
    const seat = mustSit(table.row, who);
    const match = matchOf(table);
    const back = returned(table, seat);
    await advance(table, match, { ...back, passUntil: back.passUntil.with(seat, until) }, null);
  });
}

/** What the table shall answer for the seat. Nobody else can tell that it was given: nothing changes for them. */
export function order(table: LiveTable, who: User, { wish }: OrderCommand): Promise<void> {
  return table.turn(async () => {
    const seat = mustSit(table.row, who);
    const match = matchOf(table);
    const back = returned(table, seat);
    await advance(table, match, { ...back, orders: withWish(match, back.orders, seat, wish) }, null);
  });
}

/** The person leaves the seat to a bot, until they come back. */
export async function standUp(table: LiveTable, seat: Seat): Promise<void> {
  const match = matchOf(table);
  const { desk, row, deps } = table;
  if (desk.away.includes(seat)) return;
  const without: Desk = { ...desk, away: [...desk.away, seat] };
  await table.commit({ desk: deskAt(match, without, row, deps.now(), beatLength(row, deps.botPace)) });
}

export function comeBack(table: LiveTable, seat: Seat): Promise<void> {
  return table.turn(async () => {
    if (table.row.status !== 'playing' || !table.desk.away.includes(seat)) return;
    const { row, deps } = table;
    const beat = beatLength(row, deps.botPace);
    await table.commit({ desk: deskAt(matchOf(table), returned(table, seat), row, deps.now(), beat) });
  });
}

/** The desk when the seat's person is there again. */
function returned({ desk, row, deps }: LiveTable, seat: Seat): Desk {
  if (!desk.away.includes(seat)) return desk;
  const clock = welcomeBack(desk.clock, row.clock, seat, deps.now());
  return { ...desk, clock, away: desk.away.filter((one) => one !== seat) };
}

// ---- The clock

/** Does what is due: closes the window or the decision whose countdown is over, and lets bots decide for those whose time is up. */
export function whatIsDue(table: LiveTable): Promise<void> {
  return table.turn(async () => {
    if (table.row.status !== 'playing') return;
    const { desk, row, deps } = table;
    const match = matchOf(table);
    const now = deps.now();
    if (desk.window !== null && desk.window.closesAt <= now) {
      await advance(table, allPass(match, now), desk, null);
      return;
    }
    if (desk.limit !== null && desk.limit.closesAt <= now) {
      await advance(table, allAnswered(match, now), desk, null);
      return;
    }
    const dueAt = orderDueAt(match, desk, row);
    if (dueAt !== null && dueAt <= now) {
      await advance(table, match, desk, null, stretchOf(match));
      return;
    }
    const late = expired(desk.clock, match.pending?.asked.map(({ seat }) => seat) ?? [], now);
    const without: Desk = { ...desk, away: [...desk.away, ...late] };
    const next = deskAt(match, without, row, now, beatLength(row, deps.botPace));
    const isNews = late.length > 0 || next.window !== desk.window || next.limit !== desk.limit;
    if (isNews) await table.commit({ desk: next });
  });
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
