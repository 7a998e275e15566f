/** How promising a state is: what everybody has, what the round will bring, and whose lead that makes. */
import type { Seat } from '@conclave/kernel';
import { victorOf } from '../rules/end.ts';
import type { City } from '../state.ts';
import { type Board, lookAt } from './board.ts';
import { holdingsOf } from './holdings.ts';
import type { Ledger } from './plan.ts';
import { expectation } from './prospects.ts';
import { type Round, roundOn } from './round.ts';
import { summoningHope } from './summoning.ts';
import { prayerWorth, reserveWorth, rivalReserveWorth } from './to-come.ts';
import { brought } from './unfinished.ts';
import { WEIGHTS } from './weights.ts';

/** Twice the chance to win, less one: with three rivals who are no better, a half below zero. */
export function evaluate(state: City, me: Seat): number {
  const s = brought(state);
  if (s.result !== null) return s.result.winners.includes(me) ? 1 : -1;
  const board = lookAt(s);
  const round = roundOn(board);
  const mine = standing(round, me, true);
  let shares = 1;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== me) shares += Math.exp((standing(round, seat, false) - mine) / WEIGHTS.calm);
  }
  return 2 / shares - 1;
}

function standing(round: Round, seat: Seat, isOwn: boolean): number {
  const { board } = round;
  const holdings = holdingsOf(board.s, seat, round.ledgers[seat] as Ledger, isOwn) + crown(board, seat);
  if (isFresh(board)) return holdings + roundToCome(round, seat);
  const toCome = isOwn ? reserveWorth(round, seat) + prayerWorth(round, seat) : rivalReserveWorth(round, seat);
  return holdings + expectation(round, seat) + toCome;
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
