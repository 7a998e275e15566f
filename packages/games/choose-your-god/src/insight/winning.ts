/** Who is likely to win a Location. */
import type { Seat } from '@conclave/kernel';
import type { Location } from '../components/locations.ts';
import { type Board, place } from './board.ts';
import type { Reserve, Round } from './round.ts';
import { WEIGHTS } from './weights.ts';

/** The chance of the seat to win the Location, were it there with so much more Influence. */
export function chanceToWin(round: Round, seat: Seat, location: Location, more: number): number {
  const { board } = round;
  const { s } = board;
  const active = s.activeLocation === location ? s.loc : null;
  if (active !== null && active.seizedBy !== null) return active.seizedBy === seat ? 1 : 0;
  const bribed = board.bribes[location] as Seat;
  if (bribed >= 0) return bribed === seat ? WEIGHTS.bribe : 1 - WEIGHTS.bribe;
  const sign = active?.leastWins ? -1 : 1;
  const mine = (board.influence[place(seat, location)] as number) + more;
  let against = 1;
  for (let rival = 0; rival < s.players.length; rival++) {
    if (rival === seat || !board.isPresent[place(rival, location)] || s.players[rival]?.celebrating) continue;
    const lead = mine - (board.influence[place(rival, location)] as number);
    against += Math.exp((-sign * (lead + mightEdge(board, seat, rival))) / round.doubt);
  }
  return (board.isPlacing ? undisturbed(round, seat, location, mine) : 1) / against;
}

/** Might decides ties: half a point for the mightier. */
function mightEdge({ mights }: Board, seat: Seat, rival: Seat): number {
  return (mights[seat] as number) > (mights[rival] as number) ? 0.5 : -0.5;
}

/** The chance that nobody comes later and takes the Location from somebody with this Influence. */
function undisturbed({ board, reserves, pressures }: Round, seat: Seat, location: Location, influence: number): number {
  let calm = 1;
  for (let rival = 0; rival < reserves.length; rival++) {
    const pressure = pressures[place(rival, location)] as number;
    if (rival === seat || pressure === 0) continue;
    const force =
      (board.influence[place(rival, location)] as number) + ((reserves[rival] as Reserve).strengths[0] as number);
    const isEnough = force + mightEdge(board, rival, seat) > influence;
    calm *= 1 - pressure * (isEnough ? WEIGHTS.rivalComes : WEIGHTS.weakRivalComes);
  }
  return calm;
}
