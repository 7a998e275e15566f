/** Bots speak: in claims, one after another, at moments that depend on who sits where and never on what they know. */
import { MOST_CLAIMS, type Seat } from '@conclave/kernel';
import { sayAsBot } from './chat.ts';
import type { LiveTable } from './live.ts';
import { eventCount, type Match } from './match.ts';
import { isClaim, type Minds } from './minds.ts';
import { type Occasion, timeToThink } from './pace.ts';

/** Where people watch, each bot has its say this long after the one before it, so that they can be followed. */
const APART = 900;
/** A bot has its say so often in one discussion at the most, answers to others included. */
const MOST_IN_ALL = 2 * MOST_CLAIMS;

/** What the attendant lends: how long to wait so that the time says nothing, and whether it still looks after the table. */
export interface Patience {
  occasionOf(seat: Seat): Occasion;
  pause(occasion: Occasion): Promise<void>;
  isWatched(): boolean;
  isDismissed(): boolean;
  failed(error: unknown): void;
}

export class Talk {
  private readonly table: LiveTable;
  private readonly minds: Minds;
  private readonly patience: Patience;
  /** The discussion that is on, how often each bot had its say in it, and the latest claim of a person that was answered. */
  private discussion = { key: '', turns: new Map<Seat, number>(), answered: 0 };
  private readonly speaking = new Set<Seat>();

  constructor(table: LiveTable, minds: Minds, patience: Patience) {
    this.table = table;
    this.minds = minds;
    this.patience = patience;
  }

  get isOn(): boolean {
    return this.speaking.size > 0;
  }

  /** Lets the bot say what it has to say before it answers. A bot that stands in for a person never speaks for them. */
  async before(seat: Seat): Promise<void> {
    if (!this.isOpenTo(seat)) return;
    for (let said = 0; said < MOST_CLAIMS; said++) {
      await this.comesUp(seat, said);
      if (!(await this.speak(seat))) return;
    }
  }

  /** Lets bots that have answered already reply to what a person claimed since. */
  reply(): void {
    const { table } = this;
    const { match } = table;
    if (match === null || !this.isDiscussion(match)) return;
    this.keepUp(match);
    const latest = this.latestOfPeople();
    if (latest <= this.discussion.answered) return;
    this.discussion.answered = latest;
    const stillAsked = match.pending?.asked.map(({ seat }) => seat) ?? [];
    for (const { seat } of table.row.seats) {
      if (!stillAsked.includes(seat) && !this.speaking.has(seat) && this.isOpenTo(seat)) void this.replyOf(seat);
    }
  }

  private async replyOf(seat: Seat): Promise<void> {
    try {
      await this.comesUp(seat, 1);
      await this.speak(seat);
    } catch (error) {
      this.patience.failed(error);
    }
  }

  private isOpenTo(seat: Seat): boolean {
    const { match, row } = this.table;
    const isBot = (row.seats[seat]?.bot ?? null) !== null;
    return isBot && match !== null && row.status === 'playing' && this.isTalkedIn(match);
  }

  private isTalkedIn({ game, pending }: Match): boolean {
    return pending !== null && game.claims?.talksAt(pending.decision) === true;
  }

  /** A discussion is a ballot in which bots talk: everybody may speak until all have answered. */
  private isDiscussion(match: Match): boolean {
    return this.isTalkedIn(match) && match.game.kindOfDecision(match.pending?.decision ?? '') === 'ballot';
  }

  /** In a discussion the bots come up in the order of their seats, round after round. */
  private async comesUp(seat: Seat, round: number): Promise<void> {
    const { match, row, deps } = this.table;
    const isTogether = match !== null && this.isDiscussion(match);
    if (!isTogether || deps.botPace === 0 || !this.patience.isWatched()) return;
    const bots = row.seats.flatMap((one) => (one.bot === null ? [] : [one.seat]));
    const places = round === 0 ? bots.indexOf(seat) : bots.length;
    await new Promise((resolve) => setTimeout(resolve, places * APART));
  }

  /** Says one thing, if the bot has anything to say; false when it has not, or may not any more. */
  private async speak(seat: Seat): Promise<boolean> {
    const { table, minds, patience } = this;
    const { match, game, deps } = table;
    if (match === null || patience.isDismissed() || !this.isOpenTo(seat)) return false;
    this.keepUp(match);
    const { turns } = this.discussion;
    const before = turns.get(seat) ?? 0;
    if (before >= MOST_IN_ALL) return false;
    turns.set(seat, before + 1);
    this.speaking.add(seat);
    try {
      const occasion = patience.occasionOf(seat);
      const asked = { seat, decision: match.pending?.decision ?? '', options: [] };
      const view = game.viewOf(match.state, seat);
      const memory = minds.memoryOf(match, seat);
      const milliseconds = timeToThink(occasion);
      const claim = await deps.bots.says({ game: game.id, level: occasion.level, asked, view, memory, milliseconds });
      await patience.pause(occasion);
      if (claim === null || patience.isDismissed()) return false;
      await table.turn(async () => {
        if (this.isOpenTo(seat)) await sayAsBot(table, seat, claim);
      });
      return true;
    } finally {
      this.speaking.delete(seat);
    }
  }

  /** Counts anew when another discussion has begun. */
  private keepUp(match: Match): void {
    const key = `${match.pending?.decision} ${eventCount(match)}`;
    if (this.discussion.key === key) return;
    this.discussion = { key, turns: new Map(), answered: this.latestOfPeople() };
  }

  private latestOfPeople(): number {
    return this.table.chat.findLast((message) => isClaim(message) && message.user !== '')?.n ?? 0;
  }
}
