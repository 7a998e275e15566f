/**
 * When what arrived is shown. The server says things as fast as bots think; a person needs time to see them. Knows no React
 * and no clock of its own, so that it can be tested.
 */
import type { ToldEvent } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import type { Tempo } from './tempo.ts';

/** What of an event matters to the pace. */
export interface Weight {
  readonly moment: 'great' | 'small' | null;
  readonly isImportant: boolean;
  readonly beginsTurn: boolean;
}

export interface Pacing {
  readonly tempo: Tempo;
  weigh(event: ToldEvent): Weight;
}

/** More than this was not watched but missed: it is told in a summary, not played. */
const MAX_WAITING = 40;

export class PaceQueue {
  /** The latest snapshot whose events are shown. */
  shown: Snapshot;
  private waiting: Snapshot[] = [];
  /** When the next one may be shown, and how much of the present turn's time is used up. */
  private dueAt = 0;
  private spent = 0;

  constructor(first: Snapshot) {
    this.shown = first;
  }

  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Takes what arrived. What tells nothing new waits for nothing; what was taken back is gone at once. */
  add(next: Snapshot, now: number, pacing: Pacing): void {
    const latest = this.waiting.at(-1) ?? this.shown;
    if (next === latest) return;
    if (!continues(latest, next)) {
      this.waiting = [];
      this.shown = next;
      return;
    }
    if (next.events === latest.events && next.view === latest.view) {
      this.replaceLatest(next);
      return;
    }
    // Whoever was asked has seen everything, and waits for nothing after the answer.
    if (latest.decision !== null) this.dueAt = now;
    this.waiting.push(next);
    if (this.waiting.length > MAX_WAITING) this.finish();
    else this.advance(now, pacing);
  }

  /** Shows what is due. Gives the milliseconds until the next is; null when nothing waits. */
  advance(now: number, pacing: Pacing): number | null {
    while (this.waiting.length > 0 && now >= this.dueAt) {
      const next = this.waiting.shift() as Snapshot;
      this.dueAt = now + this.holdFor(freshIn(this.shown, next), pacing);
      this.shown = next;
    }
    return this.waiting.length === 0 ? null : this.dueAt - now;
  }

  /** Shows everything at once: somebody has touched the table, or does not want to watch. */
  finish(): void {
    this.shown = this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
    this.dueAt = 0;
    this.spent = 0;
  }

  private replaceLatest(next: Snapshot): void {
    if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = next;
    else this.shown = next;
  }

  /** How long these events stay before the next ones; once a turn has used up its time, only what is weighty is waited for. */
  private holdFor(events: readonly ToldEvent[], { tempo, weigh }: Pacing): number {
    const weights = events.map(weigh);
    if (weights.some(({ beginsTurn }) => beginsTurn)) this.spent = 0;
    const wanted = Math.max(0, ...weights.map((weight) => timeFor(weight, tempo)));
    const isGreat = weights.some(({ moment }) => moment === 'great');
    const hold = isGreat ? wanted : Math.min(wanted, Math.max(0, tempo.botTurn - this.spent));
    this.spent += hold;
    return hold;
  }
}

function timeFor({ moment, isImportant }: Weight, tempo: Tempo): number {
  if (moment !== null) return Math.max(tempo[moment], tempo.important);
  return isImportant ? tempo.important : tempo.pause;
}

/** Whether nothing was taken back or missed between the two. */
function continues(before: Snapshot, after: Snapshot): boolean {
  const known = before.events.at + before.events.told.length;
  const isSame = before.stream === after.stream;
  return isSame && after.events.at <= known && after.events.at + after.events.told.length >= known;
}

function freshIn(before: Snapshot, after: Snapshot): readonly ToldEvent[] {
  const known = before.events.at + before.events.told.length;
  return after.events.told.slice(Math.max(0, known - after.events.at));
}
