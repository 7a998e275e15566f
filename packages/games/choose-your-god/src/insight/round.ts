/** The round under way as the players look at it: what each Location has to give, and who may still come. */
import type { Seat } from '@conclave/kernel';
import { handSize, hasLicense } from '../cards.ts';
import { accessOf, type Location, NUMBERS, RIFT } from '../components/locations.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';
import { benefitsFor } from './benefits.ts';
import { type Board, place } from './board.ts';
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

const NO_RESERVE: Reserve = { strengths: [], placements: 0 };

/** A look at the round, for everybody's chances in it. */
export interface Round {
  readonly board: Board;
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
  for (let seat = 0; seat < seats; seat++) {
    benefits.push(benefitsFor(s, seat, (location) => mayMatter(board, seat, location)));
    reserves.push(reserveOf(board, seat));
  }
  return { board, benefits, reserves, pressures: pressuresOf(board, benefits, reserves), doubt: doubtIn(board) };
}

/** Whether the seat can still win the Location. */
function mayMatter({ s, isPlacing, isPresent, undecidedFrom }: Board, seat: Seat, location: Location): boolean {
  return isPlacing || (location >= undecidedFrom && isPresent[place(seat, location)]) || location === s.activeLocation;
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
function pressuresOf({ s }: Board, benefits: readonly (readonly number[])[], reserves: readonly Reserve[]): number[] {
  const pressures = new Array<number>(place(reserves.length, 0)).fill(0);
  for (let seat = 0; seat < reserves.length; seat++) {
    const { placements } = reserves[seat] as Reserve;
    if (placements === 0) continue;
    const worths = benefits[seat] as readonly number[];
    let sum = 1;
    for (const location of NUMBERS) {
      if (!mayGo(s, seat, location)) continue;
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

/** Enough Followers, or the Title (CG-4.33). */
export function mayGo(s: City, seat: Seat, location: Location): boolean {
  const player = playerOf(s, seat);
  if (accessOf(s.options, location) <= player.followers) return true;
  return (
    player.licenses.length > 0 &&
    hasLicense(player, (license) => license.kind === 'title' && license.location === location)
  );
}
