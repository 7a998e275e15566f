/** The round under way as the players look at it: what each Location has to give, and who may still come. */
import type { Seat } from '@conclave/kernel';
import { handSize } from '../cards.ts';
import { type Location, NUMBERS, RIFT } from '../components/locations.ts';
import { playerOf } from '../table.ts';
import { benefitsFor, withBribe } from './benefits.ts';
import { type Board, mayGo, place, withPriest } from './board.ts';
import { type Estate, estateOf } from './estates.ts';
import { ledgerOf } from './holdings.ts';
import type { Bits, Papers } from './papers.ts';
import { WEIGHTS } from './weights.ts';

/** So many Priests are placed without losing a Follower (CG-4.32). */
export const FREE_PLACEMENTS = 3;

/** A player's Priests that may still be preached with in this round. */
export interface Reserve {
  /** Strengths, the greatest first. */
  readonly strengths: readonly number[];
  /** How many of them will be placed without a loss. */
  readonly placements: number;
}

const ALL: Bits = -1;
const NO_RESERVE: Reserve = { strengths: [], placements: 0 };

/** A look at the round, for everybody's chances in it. */
export interface Round {
  readonly board: Board;
  /** By seat. */
  readonly estates: readonly Estate[];
  /** By seat, then by Location; only for Locations that are still to be decided. */
  readonly benefits: readonly (readonly number[])[];
  readonly reserves: readonly Reserve[];
  /** By `place(seat, location)`: how likely the seat is to send a Priest there yet. */
  readonly pressures: readonly number[];
  /** The Influence that an ordinary surprise moves. */
  readonly doubt: number;
}

export function roundOn(board: Board): Round {
  const { s } = board;
  const seats = s.players.length;
  const benefits: number[][] = [];
  const reserves: Reserve[] = [];
  const estates: Estate[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const reserve = reserveOf(board, seat);
    reserves.push(reserve);
    const ledger = ledgerOf(s, seat, board.patriarchs[seat] as number, board.papers[seat] as Papers);
    const estate = estateOf(s, seat, ledger);
    estates.push(estate);
    benefits.push(benefitsFor(s, seat, estate, matters(board, seat, reserve)));
  }
  return {
    board,
    estates,
    benefits,
    reserves,
    pressures: pressuresOf(board, benefits, reserves),
    doubt: doubtIn(board),
  };
}

/** The round after one more Priest of this strength was placed, on a table where nothing else has changed. */
export function roundAfter(round: Round, seat: Seat, location: Location, strength: number): Round {
  const board = withPriest(round.board, seat, location, strength);
  const reserves = round.reserves.with(seat, reserveOf(board, seat));
  const benefits = round.benefits.with(seat, withBribe(board.s, seat, round.benefits[seat] as number[]));
  return { ...round, board, reserves, benefits, pressures: pressuresOf(board, benefits, reserves) };
}

/** The Locations that the seat can still win, or whose benefit it may take when it prays. */
function matters({ s, isPlacing, isPresent, undecidedFrom }: Board, seat: Seat, { strengths }: Reserve): Bits {
  const { prayed, celebrating } = playerOf(s, seat);
  if (strengths.length > 0 || (isPlacing && !prayed && !celebrating)) return ALL;
  let bits = s.activeLocation === null ? 0 : 1 << s.activeLocation;
  for (let location = undecidedFrom; location <= RIFT; location++) {
    if (isPresent[place(seat, location)]) bits |= 1 << location;
  }
  return bits;
}

function reserveOf({ s, patriarchs, isPlacing }: Board, seat: Seat): Reserve {
  const player = playerOf(s, seat);
  if (!isPlacing || player.prayed || player.celebrating) return NO_RESERVE;
  const strengths: number[] = [];
  for (const { zone, strength } of player.priests) {
    if (zone === 'free') strengths.push(strength === 'patriarch' ? (patriarchs[seat] as number) : strength);
  }
  strengths.sort((a, b) => b - a);
  return { strengths, placements: Math.min(strengths.length, Math.max(0, FREE_PLACEMENTS - player.placements)) };
}

/** A player spreads the placements that are left over the Locations by what each has to give. */
function pressuresOf(board: Board, benefits: readonly (readonly number[])[], reserves: readonly Reserve[]): number[] {
  const pressures = new Array<number>(place(reserves.length, 0)).fill(0);
  for (let seat = 0; seat < reserves.length; seat++) {
    const { placements } = reserves[seat] as Reserve;
    if (placements === 0) continue;
    const worths = benefits[seat] as readonly number[];
    let sum = 1;
    for (const location of NUMBERS) {
      if (!mayGo(board, seat, location)) continue;
      const worth = Math.max(0, worths[location] as number);
      // The Rift is for few, and only for a Summoning.
      if (location !== RIFT) sum += worth;
      pressures[place(seat, location)] = worth;
    }
    for (const location of NUMBERS) {
      const i = place(seat, location);
      pressures[i] = Math.min(1, (placements * (pressures[i] as number)) / sum);
    }
  }
  return pressures;
}

function doubtIn({ s, isPlacing }: Board): number {
  let cards = 0;
  for (const player of s.players) if (!player.celebrating) cards += handSize(player);
  const doubt = WEIGHTS.doubt + WEIGHTS.doubtPerCard * Math.min(cards, WEIGHTS.manyCards);
  return isPlacing ? doubt + WEIGHTS.doubtWhilePlacing : doubt;
}
