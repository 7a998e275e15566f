/** What a bot says, made of what its seat sees and remembers, and what it needs to say it at the right moment. */
import type { Claim, Seat } from '@conclave/kernel';
import { Problem } from '../problem.ts';
import type { Heard, Minds } from './minds.ts';
import { type Occasion, timeToThink } from './pace.ts';
import type { TableShell } from './shell.ts';

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
  private readonly table: TableShell;
  private readonly minds: Minds;

  constructor(table: TableShell, minds: Minds) {
    this.table = table;
    this.minds = minds;
  }

  /** Whether the seat is a bot's own: one that stands in for a person never speaks for them. */
  isOf(seat: Seat): boolean {
    const { row } = this.table;
    return row.status === 'playing' && (row.seats[seat]?.bot ?? null) !== null;
  }

  /** Says it in a turn of the table. A bot that talks nonsense is not heard, and holds nobody up. */
  async say(seat: Seat, claim: Claim): Promise<void> {
    const { deps, game } = this.table;
    try {
      await this.table.carryOut({ type: 'bot-say', seat, claim });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'bad-request') throw error;
      deps.log.warn({ err: error, game: game.id }, 'a bot said something that is no claim of the game');
    }
  }

  /** What the bot likes to say, or its answer to that claim; null when it has nothing to say. */
  async words(seat: Seat, occasion: Occasion, to?: Heard): Promise<Claim | null> {
    const { match, game, deps, place } = this.table;
    if (match === null) return null;
    const { level } = occasion;
    const asked = { seat, decision: match.pending?.decision ?? '', options: [] };
    const view = game.viewOf(match.state, seat);
    const memory = this.minds.memoryOf(match, seat);
    const said = to === undefined ? {} : { to: { seat: to.seat, channel: to.channel, claim: to.claim } };
    const milliseconds = timeToThink(occasion);
    return deps.bots.says({ game: game.id, level, asked, view, memory, ...said, milliseconds, place });
  }
}
