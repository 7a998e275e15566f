/** Lets bots decide where no person does, and rings when the table itself must act. */
import type { Asked, Choice, Seat } from '@conclave/kernel';
import { toldTo } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import { actsAt, isInPerson } from './desk.ts';
import type { LiveTable } from './live.ts';
import { afterChoice, askedOf, decisionOf, eventCount, eventsFrom, type Match } from './match.ts';
import { type Occasion, timeToThink, waitOf } from './pace.ts';
import { advance, whatIsDue } from './play.ts';

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
  private readonly memories = new Map<Seat, { memory: unknown; events: number; undos: number }>();
  private alarm: NodeJS.Timeout | undefined;
  private isDismissed = false;

  constructor(table: LiveTable) {
    this.table = table;
    table.afterChange = () => this.look();
  }

  get isBusy(): boolean {
    return this.thinking.size > 0;
  }

  /** When the alarm must ring at the latest for a table that leaves memory is stored with the table. */
  dismiss(): void {
    this.isDismissed = true;
    clearTimeout(this.alarm);
    this.table.afterChange = () => {};
  }

  look(): void {
    const { table } = this;
    clearTimeout(this.alarm);
    const { match, row, desk } = table;
    if (this.isDismissed || match === null || row.status !== 'playing') return;
    for (const asked of match.pending?.asked ?? []) {
      if (!isInPerson(row, desk, asked.seat)) void this.think(match, asked);
    }
    const due = actsAt(match, desk);
    if (due !== null) this.ringIn(due - table.deps.now(), () => whatIsDue(table));
  }

  private ringIn(milliseconds: number, act: () => Promise<void>): void {
    clearTimeout(this.alarm);
    const wait = Math.min(Math.max(milliseconds, 0), LONGEST_WAIT);
    this.alarm = setTimeout(() => act().catch((error) => this.failed(error)), wait);
    this.alarm.unref();
  }

  /** What could not be stored is tried again; anything else is a fault that must be seen. */
  private failed(error: unknown): void {
    if (this.isDismissed) return;
    const { deps, row } = this.table;
    if (!(error instanceof Problem)) deps.log.error({ err: error, table: row.id }, 'a table could not go on');
    this.ringIn(TRY_AGAIN, () => this.table.turn(async () => this.look()));
  }

  private async think(match: Match, asked: Asked): Promise<void> {
    const { table, thinking } = this;
    const { seat } = asked;
    const decision = decisionOf(match, seat)?.id as string;
    if (thinking.get(seat) === decision) return;
    thinking.set(seat, decision);
    try {
      const occasion = this.occasionOf(seat);
      const choice = await this.choiceOf(match, asked, occasion);
      await this.pause(occasion);
      await table.turn(() => this.decide(seat, decision, choice));
    } catch (error) {
      this.failed(error);
    } finally {
      if (thinking.get(seat) === decision) thinking.delete(seat);
    }
    this.look();
  }

  private occasionOf(seat: Seat): Occasion {
    const { row, desk, deps } = this.table;
    const level = row.seats[seat]?.bot ?? STAND_IN;
    return { level, begun: deps.now(), window: desk.window, pace: deps.botPace };
  }

  private async choiceOf(match: Match, asked: Asked, occasion: Occasion): Promise<Choice> {
    const { game, deps } = this.table;
    const { level } = occasion;
    const view = game.viewOf(match.state, asked.seat);
    const memory = this.memoryOf(match, asked.seat);
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
    deps.meters.choice(decidedBy);
  }

  /** What the seat remembers: made from what it was told, and anew after something was taken back. */
  private memoryOf(match: Match, seat: Seat): unknown {
    const { game } = match;
    const undos = match.undone.times;
    const before = this.memories.get(seat);
    const known = before?.undos === undos ? before : { memory: game.memory.fresh(seat), events: 0 };
    const { memory } = known;
    for (const event of eventsFrom(match, known.events)) game.memory.note(memory, toldTo(event, seat));
    this.memories.set(seat, { memory, events: eventCount(match), undos });
    return memory;
  }

  /** Waits until the bot may answer. Where nobody watches there is nothing to hide. */
  private async pause(occasion: Occasion): Promise<void> {
    const { deps, row } = this.table;
    const isWatched = row.seats.some(({ user }) => this.table.isPresent(user));
    const wait = isWatched ? waitOf(occasion, deps.now()) : 0;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
