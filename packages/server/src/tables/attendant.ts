/** Looks after one table: lets bots decide where no person does, and rings when the table itself must act. Both send it commands. */
import type { Seat } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import { ringsAt } from './core/alarm.ts';
import { isInPerson } from './core/in-person.ts';
import { askedOf, decisionOf, type Match } from './core/match.ts';
import type { TableShell } from './shell.ts';
import { TableBots } from './table-bots.ts';
import { Talk } from './talk.ts';

/** After the store refused something, it is tried again this much later. */
const TRY_AGAIN = 1000;
/** A table that fails by itself so often in so long is closed off. */
const MAX_FAULTS = 3;
const FAULTS_WITHIN = 60_000;
/** Timers cannot wait longer than this. */
const MAX_WAIT = 2 ** 31 - 1;

export class Attendant {
  private readonly table: TableShell;
  private readonly thinking = new Map<Seat, string>();
  private readonly bots: TableBots;
  private readonly talk: Talk;
  private alarm: { readonly timer: NodeJS.Timeout; readonly at: number } | null = null;
  private readonly dismissed = new AbortController();
  private readonly isBroken: () => void;
  /** When the table failed by itself, and not for want of a store. */
  private faults: readonly number[] = [];

  /** `isBroken` is called when the table keeps failing. */
  constructor(table: TableShell, isBroken: () => void) {
    this.table = table;
    this.isBroken = isBroken;
    this.bots = new TableBots(table);
    this.talk = new Talk(table, this.bots, this.dismissed.signal);
    table.afterChange = () => this.look();
  }

  get isBusy(): boolean {
    return this.thinking.size > 0 || this.talk.isOn;
  }

  /** When the alarm must ring at the latest for a table that leaves memory is stored with the table. */
  dismiss(): void {
    this.dismissed.abort();
    this.stopAlarm();
    this.table.afterChange = () => {};
  }

  /** Carries out what is due, and sees to all that follows. */
  doWhatIsDue(): void {
    this.table.do({ type: 'alarm' }).then(
      () => this.look(),
      (error) => this.failed(error),
    );
  }

  /** Whoever changed the table is not to blame for what comes of it: nothing is thrown. */
  private look(): void {
    try {
      this.seeToIt();
    } catch (error) {
      this.failed(error);
    }
  }

  private seeToIt(): void {
    const { table } = this;
    const { match, row, session } = table;
    if (this.dismissed.signal.aborted || match === null || row.status !== 'playing') {
      this.stopAlarm();
      return;
    }
    for (const asked of match.pending?.asked ?? []) {
      if (!isInPerson(row, session, asked.seat)) void this.think(match, asked.seat);
    }
    this.talk.reply().catch((error) => this.failed(error));
    const due = ringsAt(table.table, table.world);
    // Timers may ring a moment early, and then nothing would be due yet.
    if (due !== null) this.ringAt(due + 1);
  }

  /** With every choice a clock runs out later than before: an alarm that rings too early then looks when to ring again. */
  private ringAt(at: number): void {
    if (this.alarm !== null && this.alarm.at <= at) return;
    this.stopAlarm();
    const wait = Math.min(Math.max(at - this.table.deps.now(), 0), MAX_WAIT);
    const timer = setTimeout(() => this.ring(), wait).unref();
    this.alarm = { timer, at };
  }

  private stopAlarm(): void {
    clearTimeout(this.alarm?.timer);
    this.alarm = null;
  }

  private ring(): void {
    this.alarm = null;
    this.doWhatIsDue();
  }

  /** What could not be stored is tried again; anything else is a fault that must be seen, and is not tried for ever. */
  private failed(error: unknown): void {
    if (this.dismissed.signal.aborted) return;
    const { deps, row } = this.table;
    const now = deps.now();
    if (!(error instanceof Problem)) {
      deps.log.error({ err: error, table: row.id }, 'a table could not go on');
      this.faults = [...this.faults.filter((at) => now - at < FAULTS_WITHIN), now];
    }
    if (this.faults.length >= MAX_FAULTS) this.isBroken();
    else this.ringAt(now + TRY_AGAIN);
  }

  private async think(match: Match, seat: Seat): Promise<void> {
    const { table, bots, thinking } = this;
    const decision = decisionOf(match, seat)?.id as string;
    if (thinking.get(seat) === decision) return;
    thinking.set(seat, decision);
    try {
      await this.talk.before(seat);
      // Talking takes its time, and others may have answered meanwhile.
      const now = table.match ?? match;
      const asked = askedOf(now, seat);
      if (asked === undefined || decisionOf(now, seat)?.id !== decision) return;
      const occasion = bots.occasionOf(seat);
      const choice = await bots.choiceOf(now, asked, occasion);
      await bots.pause(occasion);
      await table.do({ type: 'bot-choose', seat, decision, choice });
    } catch (error) {
      // At once it would hardly go better, and a bot that answers fast would keep the store from anything else.
      this.failed(error);
      return;
    } finally {
      if (thinking.get(seat) === decision) thinking.delete(seat);
    }
    this.look();
  }
}
