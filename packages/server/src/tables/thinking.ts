/** Lets bots decide where no person does, and rings when the table itself must act. */
import type { Asked, Choice, Seat } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import { actsAt, type Desk } from './desk.ts';
import { isInPerson } from './in-person.ts';
import type { LiveTable } from './live.ts';
import { afterChoice, askedOf, decisionOf, type Match } from './match.ts';
import { Minds } from './minds.ts';
import { type Occasion, timeToThink, waitOf } from './pace.ts';
import { advance, whatIsDue } from './play.ts';
import { Talk } from './talking.ts';

/** The level that decides for somebody who is away. */
const STAND_IN = 'adept';
/** After the store refused something, it is tried again this much later. */
const TRY_AGAIN = 1000;
/** Timers cannot wait longer than this. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Looks after one table: after every change it asks the bots that are to decide, and sets the alarm. */
export class Attendant {
  private readonly table: LiveTable;
  private readonly thinking = new Map<Seat, string>();
  private readonly minds: Minds;
  private readonly talk: Talk;
  private alarm: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;
  private isDismissed = false;

  constructor(table: LiveTable) {
    this.table = table;
    this.minds = new Minds(table);
    this.talk = new Talk(table, this.minds, {
      occasionOf: (seat) => this.occasionOf(seat),
      pause: (occasion) => this.pause(occasion),
      isWatched: () => this.isWatched(),
      isDismissed: () => this.isDismissed,
      failed: (error) => this.failed(error),
    });
    table.afterChange = () => this.look();
  }

  get isBusy(): boolean {
    return this.thinking.size > 0 || this.talk.isOn;
  }

  /** When the alarm must ring at the latest for a table that leaves memory is stored with the table. */
  dismiss(): void {
    this.isDismissed = true;
    this.stopAlarm();
    this.table.afterChange = () => {};
  }

  look(): void {
    const { table } = this;
    const { match, row, desk } = table;
    if (this.isDismissed || match === null || row.status !== 'playing') {
      this.stopAlarm();
      return;
    }
    for (const asked of match.pending?.asked ?? []) {
      if (!isInPerson(row, desk, asked.seat)) void this.think(match, asked.seat);
    }
    this.talk.reply();
    if (table.isWindowShown()) this.ringAt(table.deps.now());
    for (const due of [actsAt(match, desk, row), table.endsAt()]) {
      // Timers may ring a moment early, and then nothing would be due yet.
      if (due !== null) this.ringAt(due + 1);
    }
  }

  /** With every choice a clock runs out later than before: an alarm that rings too early then looks when to ring again. */
  private ringAt(at: number): void {
    if (this.alarm !== null && this.alarm.at <= at) return;
    this.stopAlarm();
    const wait = Math.min(Math.max(at - this.table.deps.now(), 0), LONGEST_WAIT);
    const timer = setTimeout(() => this.ring(), wait).unref();
    this.alarm = { timer, at };
  }

  private stopAlarm(): void {
    clearTimeout(this.alarm?.timer);
    this.alarm = null;
  }

  private ring(): void {
    this.alarm = null;
    whatIsDue(this.table).then(
      () => this.look(),
      (error) => this.failed(error),
    );
  }

  /** What could not be stored is tried again; anything else is a fault that must be seen. */
  private failed(error: unknown): void {
    if (this.isDismissed) return;
    const { deps, row } = this.table;
    if (!(error instanceof Problem)) deps.log.error({ err: error, table: row.id }, 'a table could not go on');
    this.ringAt(deps.now() + TRY_AGAIN);
  }

  private async think(match: Match, seat: Seat): Promise<void> {
    const { table, thinking } = this;
    const decision = decisionOf(match, seat)?.id as string;
    if (thinking.get(seat) === decision) return;
    thinking.set(seat, decision);
    try {
      await this.talk.before(seat);
      // Talking takes its time, and others may have answered meanwhile.
      const now = table.match ?? match;
      const asked = askedOf(now, seat);
      if (asked === undefined || decisionOf(now, seat)?.id !== decision) return;
      const occasion = this.occasionOf(seat);
      const choice = await this.choiceOf(now, asked, occasion);
      await this.pause(occasion);
      await table.turn(() => this.decide(seat, decision, choice));
    } catch (error) {
      // At once it would hardly go better, and a bot that answers fast would keep the store from anything else.
      this.failed(error);
      return;
    } finally {
      if (thinking.get(seat) === decision) thinking.delete(seat);
    }
    this.look();
  }

  private occasionOf(seat: Seat): Occasion {
    const { row, desk, deps } = this.table;
    const level = row.seats[seat]?.bot ?? STAND_IN;
    return { level, begun: deps.now(), window: windowOf(desk), beat: desk.beat, pace: deps.botPace };
  }

  private async choiceOf(match: Match, asked: Asked, occasion: Occasion): Promise<Choice> {
    const { game, deps } = this.table;
    const { level } = occasion;
    const view = game.viewOf(match.state, asked.seat);
    const memory = this.minds.memoryOf(match, asked.seat);
    const task = { game: game.id, level, asked, view, memory, milliseconds: timeToThink(occasion) };
    return (await deps.bots.decide(task)) ?? game.timeOutChoice(view, asked);
  }

  private async decide(seat: Seat, decision: string, choice: Choice): Promise<void> {
    const { table } = this;
    const { match, row, desk, deps } = table;
    if (match === null || row.status !== 'playing' || isInPerson(row, desk, seat)) return;
    const isStillAsked = askedOf(match, seat) !== undefined && decisionOf(match, seat)?.id === decision;
    if (!isStillAsked) return;
    const decidedBy = row.seats[seat]?.bot === null ? 'stand-in' : 'bot';
    await advance(table, afterChoice(match, seat, choice, decidedBy, { at: deps.now(), by: null }), desk, null);
  }

  /** Waits until the bot may answer. Where nobody watches there is nothing to hide. */
  private async pause(occasion: Occasion): Promise<void> {
    const wait = this.isWatched() ? waitOf(occasion, this.table.deps.now()) : 0;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  private isWatched(): boolean {
    return this.table.row.seats.some(({ user }) => this.table.isPresent(user));
  }
}

/** The countdown as bots go by it: from when the window arose, whenever pages come to show it. */
function windowOf({ window }: Desk): Occasion['window'] {
  if (window === null) return null;
  return { opensAt: window.arose, closesAt: window.arose + window.closesAt - window.opensAt };
}
