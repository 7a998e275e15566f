/** What a bot says, made of what its seat sees and remembers, and what it needs to say it at the right moment. */
import type { Claim, Seat } from '@conclave/kernel';
import type { LiveTable } from './live.ts';
import type { Heard, Minds } from './minds.ts';
import { type Occasion, timeToThink } from './pace.ts';

/** Where people watch, each bot has its say this long after the one before it, so that they can be followed. */
export const APART = 900;

/** What the attendant lends: how long to wait so that the time says nothing, and whether it still looks after the table. */
export interface Patience {
  occasionOf(seat: Seat): Occasion;
  pause(occasion: Occasion): Promise<void>;
  isWatched(): boolean;
  isDismissed(): boolean;
  failed(error: unknown): void;
}

export class Voice {
  private readonly table: LiveTable;
  private readonly minds: Minds;

  constructor(table: LiveTable, minds: Minds) {
    this.table = table;
    this.minds = minds;
  }

  /** Whether the seat is a bot's own: one that stands in for a person never speaks for them. */
  isOf(seat: Seat): boolean {
    const { row } = this.table;
    return row.status === 'playing' && (row.seats[seat]?.bot ?? null) !== null;
  }

  /** What the bot likes to say, or its answer to that claim; null when it has nothing to say. */
  async words(seat: Seat, occasion: Occasion, to?: Heard): Promise<Claim | null> {
    const { match, game, deps } = this.table;
    if (match === null) return null;
    const { level } = occasion;
    const asked = { seat, decision: match.pending?.decision ?? '', options: [] };
    const view = game.viewOf(match.state, seat);
    const memory = this.minds.memoryOf(match, seat);
    const said = to === undefined ? {} : { to: { seat: to.seat, channel: to.channel, claim: to.claim } };
    return deps.bots.says({ game: game.id, level, asked, view, memory, ...said, milliseconds: timeToThink(occasion) });
  }
}
