/** Whether a player will have the Influence for a Summoning (CG-5.13). */
import type { Seat } from '@conclave/kernel';
import { nameOf } from '../components/cards.ts';
import { FORUM, RIFT } from '../components/locations.ts';
import { SUPREMACY_STRENGTH } from '../priests.ts';
import type { Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { mayGo, place } from './board.ts';
import type { Reserve, Round } from './round.ts';
import { WEIGHTS } from './weights.ts';
import { chanceToWin } from './winning.ts';

const INSPIRATION = 2;
const DIVINE_FURY = 7;

/** For a player who is in the Rift, with so much more; the Forum may take the Supremacy card away first. */
export function summoningChance(round: Round, seat: Seat, more: number): number {
  const { board } = round;
  const influence = (board.influence[place(seat, RIFT)] as number) + more;
  const missing = (board.mights[seat] as number) - influence;
  const chance = chanceToGather(round, seat, missing, more);
  if (chance === 0 || board.s.supremacy.owner !== seat || board.undecidedFrom > FORUM) return chance;
  const risk = riskInForum(round, seat);
  return (1 - risk) * chance + risk * chanceToGather(round, seat, missing + SUPREMACY_STRENGTH, more);
}

/** Whether the missing Influence is there, or can come from Priests still to place or from a card in hand. */
function chanceToGather({ board, reserves }: Round, seat: Seat, missing: number, more: number): number {
  if (missing <= 0) return 1;
  if (missing <= boostInHand(playerOf(board.s, seat))) return WEIGHTS.summoningByCard;
  const { strengths, placements } = reserves[seat] as Reserve;
  let reach = 0;
  let left = placements + 1;
  // The Priest that is thought to be there already is not counted again.
  let isCounted = more === 0;
  for (const strength of strengths) {
    if (!isCounted && strength === more) {
      isCounted = true;
      continue;
    }
    if (left-- <= 0) break;
    reach += strength;
  }
  return missing <= reach && mayGo(board, seat, RIFT) ? WEIGHTS.summoningInReach : 0;
}

/** The chance that somebody else wins the Forum. */
function riskInForum(round: Round, seat: Seat): number {
  let calm = 1;
  let isTaken = false;
  for (let rival = 0; rival < round.reserves.length; rival++) {
    if (rival === seat) continue;
    if (round.board.isPresent[place(rival, FORUM)]) isTaken = true;
    calm *= 1 - (round.pressures[place(rival, FORUM)] as number);
  }
  const isMine = round.board.isPresent[place(seat, FORUM)];
  if (isMine) return 1 - chanceToWin(round, seat, FORUM, 0);
  return isTaken ? 1 : 1 - calm;
}

/** The Influence that one card of the hand can add: there is one action in each Location. */
function boostInHand({ hand, dark }: Player): number {
  let boost = 0;
  for (const card of hand.miracles) {
    const name = nameOf(card);
    if (name === 'mir-inspiration') boost = Math.max(boost, INSPIRATION);
    else if (dark && name === 'mir-divine-fury') boost = DIVINE_FURY;
  }
  return boost;
}

/** What a Summoning in this round is worth to a player who has nobody in the Rift yet, but could bring enough there. */
export function summoningHope(round: Round, seat: Seat): number {
  const { board, benefits } = round;
  if (board.isPresent[place(seat, RIFT)]) return 0;
  const force = forceInRift(round, seat);
  if (force < (board.mights[seat] as number)) return 0;
  let hope = WEIGHTS.summoningInReach * ((benefits[seat] as number[])[RIFT] as number);
  const needsSupremacy =
    board.s.supremacy.owner === seat && force - SUPREMACY_STRENGTH < (board.mights[seat] as number);
  if (needsSupremacy) hope *= WEIGHTS.summoningContested;
  for (let rival = 0; rival < round.reserves.length; rival++) {
    if (rival !== seat && forceInRift(round, rival) >= force) hope *= WEIGHTS.summoningContested;
  }
  return hope;
}

/** The Influence a player can still have in the Rift; 0 for one who cannot go there. */
function forceInRift({ board, reserves }: Round, seat: Seat): number {
  const { strengths, placements } = reserves[seat] as Reserve;
  let force = board.influence[place(seat, RIFT)] as number;
  if (placements === 0 || !mayGo(board, seat, RIFT)) return force;
  for (let i = 0; i <= placements; i++) force += strengths[i] ?? 0;
  return force;
}
