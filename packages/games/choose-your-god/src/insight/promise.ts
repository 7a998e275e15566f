/** What a table on which nothing is half done promises a seat: what everybody has, and what the round will bring. */
import type { Seat } from '@conclave/kernel';
import { victorOf } from '../rules/end.ts';
import type { Board } from './board.ts';
import type { Estate } from './estates.ts';
import { handWorth, unseenHandWorth } from './holdings.ts';
import { expectation } from './prospects.ts';
import type { Round } from './round.ts';
import { summoningHope } from './summoning.ts';
import { prayerWorth, reserveWorth, rivalReserveWorth } from './to-come.ts';
import { WEIGHTS } from './weights.ts';

/** Twice the chance to win, less one. What everybody has can be handed in where it is known. */
export function promise(round: Round, me: Seat, held: readonly number[] = heldIn(round, me)): number {
  const mine = (held[me] as number) + promised(round, me, true);
  let shares = 1;
  for (let seat = 0; seat < held.length; seat++) {
    if (seat === me) continue;
    shares += Math.exp(((held[seat] as number) + promised(round, seat, false) - mine) / WEIGHTS.calm);
  }
  return 2 / shares - 1;
}

/** What everybody has, by seat, as one of them sees it. */
export function heldIn({ board, estates }: Round, me: Seat): number[] {
  return board.s.players.map((player, seat) => {
    // Only its owner knows a hand.
    const hand = seat === me ? handWorth(player) : unseenHandWorth(player);
    return (estates[seat] as Estate).holdings + hand + crown(board, seat);
  });
}

/** What the round will bring the seat. */
function promised(round: Round, seat: Seat, isOwn: boolean): number {
  if (isFresh(round.board)) return roundToCome(round, seat);
  const toCome = isOwn ? reserveWorth(round, seat) + prayerWorth(round, seat) : rivalReserveWorth(round, seat);
  return expectation(round, seat) + toCome;
}

function roundToCome(round: Round, seat: Seat): number {
  const isCelebrating = round.board.s.players[seat]?.celebrating;
  return isCelebrating ? 0 : WEIGHTS.round + summoningHope(round, seat);
}

/** Of several who would win the game with this round the mightiest does (CG-6.3). */
function crown({ s }: Board, seat: Seat): number {
  return victorOf(s) === seat ? WEIGHTS.victory : 0;
}

/** Nobody has placed a Priest or prayed yet: the round is the same promise to all. */
function isFresh({ s, isPlacing }: Board): boolean {
  return isPlacing && s.players.every(({ placements, prayed }) => placements === 0 && !prayed);
}
