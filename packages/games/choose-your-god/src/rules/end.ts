/** The end of the game (section 6). */

import type { Seat } from '@conclave/kernel';
import { cardCount } from '../cards.ts';
import type { Context } from '../frames.ts';
import { mightOf } from '../influence.ts';
import { patriarchStrength } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';

const ALTARS_TO_WIN = 5;
const MOBS_TO_WIN = 4;
const SUMMONINGS_TO_WIN = 2;

type Reason = 'summoning' | 'mobs' | 'altars';

/** The first condition that the player fulfils, in the order in which it is reported (CG-6.2, CG-6.6). */
function reasonOf({ summonings, mobs, altars }: Player): Reason | null {
  if (summonings >= SUMMONINGS_TO_WIN) return 'summoning';
  if (mobs >= MOBS_TO_WIN) return 'mobs';
  return altars.length >= ALTARS_TO_WIN ? 'altars' : null;
}

/** Who wins at the end of this round: of several the one with the highest Might (CG-6.3). */
export function victorOf(s: City): Seat | null {
  const victors = s.seating.filter((seat) => reasonOf(playerOf(s, seat)) !== null);
  if (victors.length === 0) return null;
  return victors.reduce((best, seat) => (mightOf(s, playerOf(s, seat)) > mightOf(s, playerOf(s, best)) ? seat : best));
}

/** The round limit ends the game after this round (CG-6.4). */
export function isLastRound(s: City): boolean {
  const limit = s.options['round-limit'];
  return limit !== 'off' && s.round >= limit;
}

export function endGame(s: City, ctx: Context): void {
  const victor = victorOf(s);
  const others = s.seating.filter((seat) => seat !== victor).sort((a, b) => standing(s, b, a));
  const ranking = victor === null ? others : [victor, ...others];
  const [first] = ranking as [Seat, ...Seat[]];
  s.result = {
    winners: [first],
    reason: victor === null ? 'round-limit' : (reasonOf(playerOf(s, victor)) as Reason),
    detail: { ranking, round: s.round, progress: s.players.map(progressOf) },
  };
  s.stack.length = 0;
  // Everything that lay face down is revealed now (CG-8.4, CG-8.12).
  ctx.uncover();
  ctx.tell({ type: 'gameEnded', outcome: s.result });
}

/** How far a player has come on the three ways, each worth 20 at its end (CG-6.4). */
export function progressOf({ altars, mobs, summonings }: Player): { best: number; total: number } {
  const ways = [4 * altars.length, 5 * mobs, 10 * summonings].map((way) => Math.min(20, way));
  return { best: Math.max(...ways), total: ways.reduce((sum, way) => sum + way) };
}

/** Positive: the first seat stands before the second; the first difference decides (CG-6.4, CG-6.5). */
function standing(s: City, one: Seat, other: Seat): number {
  const [mine, theirs] = [figuresOf(s, one), figuresOf(s, other)];
  const i = mine.findIndex((figure, at) => figure !== theirs[at]);
  return i < 0 ? 0 : (mine[i] as number) - (theirs[i] as number);
}

function figuresOf(s: City, seat: Seat): number[] {
  const player = playerOf(s, seat);
  const { best, total } = progressOf(player);
  return [best, total, patriarchStrength(s, seat), cardCount(s, seat), player.coins, mightOf(s, player)];
}
