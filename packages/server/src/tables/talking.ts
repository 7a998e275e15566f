/**
 * Bots speak: in claims, one after another, at moments that depend on who sits where and never on what they know. They say
 * what they have to say when it is time to talk, and answer people who speak to them at any time.
 */
import { MOST_CLAIMS, type Seat } from '@conclave/kernel';
import { Answers } from './answering.ts';
import type { Match } from './core/match.ts';
import { type Heard, isClaim, type Minds } from './minds.ts';
import type { TableShell } from './shell.ts';
import { APART, type Patience, Voice } from './voice.ts';

/** A bot has its say so often in one discussion at the most, answers to others included. */
const MOST_IN_ALL = 2 * MOST_CLAIMS;

export class Talk {
  private readonly table: TableShell;
  private readonly voice: Voice;
  private readonly patience: Patience;
  /** The discussion that is on, and how often each bot had its say in it. */
  private discussion = { key: '', turns: new Map<Seat, number>() };
  private readonly speaking = new Set<Seat>();
  private readonly answers: Answers;
  /** The number of the latest message that bots have heard. What was said before the table was looked after is past. */
  private heard: number;

  constructor(table: TableShell, minds: Minds, patience: Patience) {
    this.table = table;
    this.voice = new Voice(table, minds);
    this.patience = patience;
    this.answers = new Answers(table, this.voice, patience);
    this.heard = table.chat.at(-1)?.n ?? 0;
  }

  get isOn(): boolean {
    return this.speaking.size > 0 || this.answers.areOpen;
  }

  /** Lets the bot say what it has to say before it answers. */
  async before(seat: Seat): Promise<void> {
    if (!this.isOpenTo(seat)) return;
    for (let said = 0; said < MOST_CLAIMS; said++) {
      await this.waitForTurn(seat, said);
      if (!(await this.speak(seat))) return;
    }
  }

  /** Lets bots answer what people claimed since: those who are spoken to, and in a discussion also those who are done with it. */
  reply(): void {
    const { match, row } = this.table;
    const news = this.news();
    if (match === null || news.length === 0) return;
    for (const said of news) this.answers.to(said);
    if (!this.isDiscussion(match)) return;
    const stillAsked = match.pending?.asked.map(({ seat }) => seat) ?? [];
    for (const { seat } of row.seats) {
      if (!stillAsked.includes(seat) && !this.speaking.has(seat) && this.isOpenTo(seat)) void this.replyOf(seat);
    }
  }

  private async replyOf(seat: Seat): Promise<void> {
    try {
      await this.waitForTurn(seat, 1);
      await this.speak(seat);
    } catch (error) {
      this.patience.failed(error);
    }
  }

  private isOpenTo(seat: Seat): boolean {
    const { match } = this.table;
    return match !== null && this.voice.isOf(seat) && this.isTalkedIn(match);
  }

  private isTalkedIn({ game, pending }: Match): boolean {
    return pending !== null && game.claims?.talksAt(pending.decision) === true;
  }

  /** A discussion is a ballot in which bots talk: everybody may speak until all have answered. */
  private isDiscussion(match: Match): boolean {
    return this.isTalkedIn(match) && match.game.kindOfDecision(match.pending?.decision ?? '') === 'ballot';
  }

  /** In a discussion the bots come up in the order of their seats, round after round. */
  private async waitForTurn(seat: Seat, round: number): Promise<void> {
    const { match, row, deps } = this.table;
    const isTogether = match !== null && this.isDiscussion(match);
    if (!isTogether || deps.botPace === 0 || !this.patience.isWatched()) return;
    const bots = row.seats.flatMap((one) => (one.bot === null ? [] : [one.seat]));
    const places = round === 0 ? bots.indexOf(seat) : bots.length;
    await new Promise((resolve) => setTimeout(resolve, places * APART));
  }

  /** Says one thing, if the bot has anything to say; false when it has not, or may not any more. */
  private async speak(seat: Seat): Promise<boolean> {
    const { table, patience } = this;
    const { match } = table;
    if (match === null || patience.isDismissed() || !this.isOpenTo(seat)) return false;
    this.keepUp(match);
    const { turns } = this.discussion;
    const before = turns.get(seat) ?? 0;
    if (before >= MOST_IN_ALL) return false;
    turns.set(seat, before + 1);
    this.speaking.add(seat);
    try {
      const occasion = patience.occasionOf(seat);
      const claim = await this.voice.words(seat, occasion);
      await patience.pause(occasion);
      if (claim === null || patience.isDismissed()) return false;
      await table.turn(async () => {
        if (this.isOpenTo(seat)) await this.voice.say(seat, claim);
      });
      return true;
    } finally {
      this.speaking.delete(seat);
    }
  }

  /** Counts anew when another discussion has begun. */
  private keepUp(match: Match): void {
    const key = `${match.pending?.decision} ${match.eventCount}`;
    if (this.discussion.key !== key) this.discussion = { key, turns: new Map() };
  }

  /** What people have claimed since this was asked last. */
  private news(): readonly Heard[] {
    const { chat } = this.table;
    const since = chat.slice(chat.findLastIndex(({ n }) => n <= this.heard) + 1);
    this.heard = chat.at(-1)?.n ?? this.heard;
    return since.filter((message): message is Heard => isClaim(message) && message.user !== '');
  }
}
