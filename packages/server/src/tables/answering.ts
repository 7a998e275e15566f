/** Bots answer people who speak to them in claims, at any time of the game. */
import { type Claim, earshotOf, MOST_ANSWERS, type Seat, samePlain } from '@conclave/kernel';
import type { Heard } from './minds.ts';
import type { TableShell } from './shell.ts';
import { APART, type Patience, type Voice } from './voice.ts';

/** Where people watch, a bot takes so long to read before it thinks about an answer. */
const READS = 1500;

export class Answers {
  private readonly table: TableShell;
  private readonly voice: Voice;
  private readonly patience: Patience;
  /** Claims are answered one after the other. */
  private latest = Promise.resolve();
  private open = 0;
  /** The round of the game that is on, and how often each bot has answered in it. */
  private round = { number: 0, given: new Map<Seat, number>() };

  constructor(table: TableShell, voice: Voice, patience: Patience) {
    this.table = table;
    this.voice = voice;
    this.patience = patience;
  }

  get areOpen(): boolean {
    return this.open > 0;
  }

  to(said: Heard): void {
    if (this.table.game.insight?.answers === undefined) return;
    this.open++;
    this.latest = this.latest
      .then(() => this.answer(said))
      .catch((error) => this.patience.failed(error))
      .finally(() => this.open--);
  }

  /** The bots that are spoken to answer in the order of their seats. */
  private async answer(said: Heard): Promise<void> {
    const { table, patience } = this;
    const { row, deps } = table;
    const isPaced = deps.botPace > 0;
    let begun = deps.now() + (isPaced ? READS : 0);
    for (const { seat } of row.seats) {
      if (!this.isOpenTo(seat, said)) continue;
      // An answer in the talk waits for nothing that goes on in the game.
      const occasion = { ...patience.occasionOf(seat), begun, window: null, beat: null };
      const claim = await this.voice.words(seat, occasion, said);
      if (claim === null) continue;
      await patience.pause(occasion);
      await table.turn(async () => {
        if (!this.isOpenTo(seat, said) || this.hasSaidSince(seat, claim, said)) return;
        this.given.set(seat, this.givenBy(seat) + 1);
        await this.voice.say(seat, claim);
      });
      begun += isPaced ? APART : 0;
    }
  }

  /** This must not depend on anything but what all know: whoever is spoken to answers, so often and no more. */
  private isOpenTo(seat: Seat, { channel }: Heard): boolean {
    const { match, row, game } = this.table;
    if (match === null || this.patience.isDismissed() || !this.voice.isOf(seat)) return false;
    // What was said in a smaller circle is not answered before all.
    const speaksIn = earshotOf(game, match.state, seat, row.seats.length)?.channel;
    return speaksIn === channel && this.givenBy(seat) < MOST_ANSWERS;
  }

  private givenBy(seat: Seat): number {
    return this.given.get(seat) ?? 0;
  }

  /** The answers given in this round, by seat. */
  private get given(): Map<Seat, number> {
    const { match, game } = this.table;
    const number = match === null ? 0 : game.roundsOf(match.state);
    if (this.round.number !== number) this.round = { number, given: new Map() };
    return this.round.given;
  }

  /** In a discussion it may have said the same meanwhile, of its own accord. */
  private hasSaidSince(seat: Seat, claim: Claim, { n }: Heard): boolean {
    return this.table.chat.some((message) => message.n > n && message.seat === seat && samePlain(message.claim, claim));
  }
}
