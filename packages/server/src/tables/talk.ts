/**
 * When bots speak: in claims, one after another, at moments that depend on who sits where and never on what they know. They say
 * what they have to say when it is time to talk, and answer people who speak to them at any time.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Claim, earshotOf, MAX_ANSWERS, MAX_CLAIMS, type Seat } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import type { Match } from './core/match.ts';
import { isTalkedIn } from './core/say.ts';
import type { Occasion } from './pace.ts';
import type { TableShell } from './shell.ts';
import { type Heard, isClaim, type TableBots } from './table-bots.ts';

/** A bot has its say so often in one discussion at the most, answers to others included. */
const MAX_IN_ALL = 2 * MAX_CLAIMS;
/** Where people watch, each bot has its say this long after the one before it, so that they can be followed. */
const APART = 900;
/** And it takes so long to read before it thinks about an answer. */
const READS = 1500;

export class Talk {
  private readonly table: TableShell;
  private readonly bots: TableBots;
  /** Aborted when nobody looks after the table any more. */
  private readonly signal: AbortSignal;
  /** How often each bot had its say in the discussion that is on, and how often it has answered in this round. */
  private spoken = { key: '', times: new Map<Seat, number>() };
  private answered = { round: 0, times: new Map<Seat, number>() };
  private readonly speaking = new Set<Seat>();
  /** Claims are answered one after the other. */
  private answering: Promise<unknown> = Promise.resolve();
  private openAnswers = 0;
  /** The number of the latest message that bots have heard. What was said before the table was looked after is past. */
  private heard: number;

  constructor(table: TableShell, bots: TableBots, signal: AbortSignal) {
    this.table = table;
    this.bots = bots;
    this.signal = signal;
    this.heard = table.chat.at(-1)?.n ?? 0;
  }

  get isOn(): boolean {
    return this.speaking.size > 0 || this.openAnswers > 0;
  }

  /** Lets the bot say what it has to say before it decides. */
  async before(seat: Seat): Promise<void> {
    if (!this.isOpenTo(seat)) return;
    for (let said = 0; said < MAX_CLAIMS; said++) {
      await this.waitForTurn(seat, said);
      if (!(await this.speak(seat))) return;
    }
  }

  /** Lets bots answer what people claimed since: those who are spoken to, and in a discussion also those who are done with it. */
  async reply(): Promise<void> {
    const { match, row } = this.table;
    const news = this.news();
    if (match === null || news.length === 0) return;
    const replies = news.map((said) => this.answerNext(said));
    if (isDiscussion(match)) {
      const stillAsked = match.pending?.asked.map(({ seat }) => seat) ?? [];
      const done = row.seats.filter(({ seat }) => !stillAsked.includes(seat) && !this.speaking.has(seat));
      replies.push(...done.filter(({ seat }) => this.isOpenTo(seat)).map(({ seat }) => this.speakAgain(seat)));
    }
    await Promise.all(replies);
  }

  // ---- In a discussion

  private isOpenTo(seat: Seat): boolean {
    const { match } = this.table;
    return match !== null && this.isBot(seat) && isTalkedIn(match);
  }

  /** A bot that stands in for a person never speaks for them. */
  private isBot(seat: Seat): boolean {
    const { row } = this.table;
    return !this.signal.aborted && row.status === 'playing' && (row.seats[seat]?.bot ?? null) !== null;
  }

  private async speakAgain(seat: Seat): Promise<void> {
    await this.waitForTurn(seat, 1);
    await this.speak(seat);
  }

  /** In a discussion the bots come up in the order of their seats, round after round. */
  private async waitForTurn(seat: Seat, round: number): Promise<void> {
    const { match, row, deps } = this.table;
    const isTogether = match !== null && isDiscussion(match);
    if (!isTogether || deps.botPace === 0 || !this.table.isWatched) return;
    const bots = row.seats.flatMap((one) => (one.bot === null ? [] : [one.seat]));
    await wait((round === 0 ? bots.indexOf(seat) : bots.length) * APART);
  }

  /** Says one thing, if the bot has anything to say; false when it has not, or may not any more. */
  private async speak(seat: Seat): Promise<boolean> {
    const { match } = this.table;
    if (match === null || !this.isOpenTo(seat)) return false;
    const key = `${match.pending?.decision} ${match.eventCount}`;
    if (this.spoken.key !== key) this.spoken = { key, times: new Map() };
    if (!countUp(this.spoken.times, seat, MAX_IN_ALL)) return false;
    this.speaking.add(seat);
    try {
      const occasion = this.bots.occasionOf(seat);
      const claim = await this.bots.claimOf(seat, occasion);
      await this.bots.pause(occasion);
      if (claim === null || this.signal.aborted) return false;
      await this.say(seat, claim);
      return true;
    } finally {
      this.speaking.delete(seat);
    }
  }

  // ---- Answers

  private answerNext(said: Heard): Promise<void> {
    if (this.table.game.insight?.answers === undefined) return Promise.resolve();
    this.openAnswers++;
    const answer = this.answering.then(() => this.answer(said)).finally(() => this.openAnswers--);
    this.answering = answer.catch(() => {});
    return answer;
  }

  /** The bots that are spoken to answer in the order of their seats. */
  private async answer(said: Heard): Promise<void> {
    const { row, deps } = this.table;
    const isPaced = deps.botPace > 0;
    let begun = deps.now() + (isPaced ? READS : 0);
    for (const { seat } of row.seats) {
      if (!this.isSpokenTo(seat, said)) continue;
      // An answer in the talk waits for nothing that goes on in the game.
      const occasion: Occasion = { ...this.bots.occasionOf(seat), begun, window: null, beat: null };
      const claim = await this.bots.claimOf(seat, occasion, said);
      if (claim === null) continue;
      await this.bots.pause(occasion);
      if (this.isSpokenTo(seat, said) && (await this.say(seat, claim, said.n))) {
        countUp(this.answersInRound(), seat, MAX_ANSWERS);
      }
      begun += isPaced ? APART : 0;
    }
  }

  /** This must not depend on anything but what all know: whoever is spoken to answers, so often and no more. */
  private isSpokenTo(seat: Seat, { channel }: Heard): boolean {
    const { match, row, game } = this.table;
    if (match === null || !this.isBot(seat)) return false;
    // What was said in a smaller circle is not answered before all.
    const speaksIn = earshotOf(game, match.state, seat, row.seats.length)?.channel;
    return speaksIn === channel && (this.answersInRound().get(seat) ?? 0) < MAX_ANSWERS;
  }

  private answersInRound(): Map<Seat, number> {
    const { match, game } = this.table;
    const round = match === null ? 0 : game.roundsOf(match.state);
    if (this.answered.round !== round) this.answered = { round, times: new Map() };
    return this.answered.times;
  }

  // ---- Saying and hearing

  /** Whether it was said. A bot that talks nonsense is not heard, and holds nobody up. */
  private async say(seat: Seat, claim: Claim, to?: number): Promise<boolean> {
    const { table } = this;
    try {
      return (await table.do({ type: 'bot-say', seat, claim, ...(to === undefined ? {} : { to }) })) !== undefined;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'bad-request') throw error;
      table.deps.log.warn({ err: error, game: table.game.id }, 'a bot said something that is no claim of the game');
      return false;
    }
  }

  /** What people have claimed since this was asked last. */
  private news(): readonly Heard[] {
    const { chat } = this.table;
    const since = chat.slice(chat.findLastIndex(({ n }) => n <= this.heard) + 1);
    this.heard = chat.at(-1)?.n ?? this.heard;
    return since.filter((message): message is Heard => isClaim(message) && message.user !== '');
  }
}

/** A discussion is a ballot in which bots talk: everybody may speak until all have answered. */
function isDiscussion(match: Match): boolean {
  return isTalkedIn(match) && match.game.kindOfDecision(match.pending?.decision ?? '') === 'ballot';
}

/** Counts one more; false if that is too many. */
function countUp(times: Map<Seat, number>, seat: Seat, limit: number): boolean {
  const before = times.get(seat) ?? 0;
  times.set(seat, before + 1);
  return before < limit;
}
