/**
 * What a player has and what follows from that alone. It is kept for a moment, for the states a bot compares differ in the
 * things of one player or two, and working this out is the dearest part of judging a state.
 */
import type { Seat } from '@conclave/kernel';
import type { LicenseId } from '../components/licenses.ts';
import { RIFT } from '../components/locations.ts';
import { patriarchStrength } from '../priests.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { holdingsOf, ledgerOf } from './holdings.ts';
import { papersOf } from './papers.ts';
import { type Ledger, sameLedger } from './plan.ts';

export interface Estate {
  readonly ledger: Ledger;
  /** Worth of everything but the hand, in coins. */
  readonly holdings: number;
  /** What the benefit of each Location is worth; NaN where nobody has asked yet. */
  readonly benefits: number[];
}

/** What an estate follows from, beside the ledger. The places of the Priests make no difference. */
interface Circumstances {
  readonly seats: number;
  /** How many tokens of each strength, two bits for each: there are at most three. */
  readonly strengths: number;
  readonly miracles: number;
  readonly intrigues: number;
  readonly licenses: readonly LicenseId[];
  readonly isSupreme: boolean;
  readonly mayCelebrate: boolean;
  readonly slots: readonly (LicenseId | null)[];
  readonly hasMiracles: boolean;
  readonly hasIntrigues: boolean;
}

interface Recent {
  readonly circumstances: Circumstances;
  readonly estate: Estate;
}

/** By seat, in a ring. */
const RECENT: { readonly estates: Recent[]; next: number }[] = [];
const RING = 8;
const UNASKED: readonly number[] = new Array<number>(RIFT + 1).fill(Number.NaN);

export function estateOf(s: City, seat: Seat, ledger: Ledger): Estate {
  const circumstances = circumstancesOf(s, seat);
  RECENT[seat] ??= { estates: [], next: 0 };
  const ring = RECENT[seat];
  for (const recent of ring.estates) {
    if (sameLedger(recent.estate.ledger, ledger) && isSame(recent.circumstances, circumstances)) return recent.estate;
  }
  const estate = { ledger, holdings: holdingsOf(s, seat, ledger), benefits: UNASKED.slice() };
  ring.estates[ring.next] = { circumstances, estate };
  ring.next = (ring.next + 1) % RING;
  return estate;
}

/** Where there is no look at the whole board. */
export function estateNow(s: City, seat: Seat): Estate {
  return estateOf(s, seat, ledgerOf(s, seat, patriarchStrength(s, seat), papersOf(playerOf(s, seat))));
}

function circumstancesOf(s: City, seat: Seat): Circumstances {
  const player = playerOf(s, seat);
  const { owner, faceUp } = s.supremacy;
  return {
    seats: s.players.length,
    strengths: strengthsOf(player),
    miracles: player.hand.miracles.length,
    intrigues: player.hand.intrigues.length,
    licenses: player.licenses.slice(),
    isSupreme: owner === seat,
    mayCelebrate: faceUp,
    slots: s.licenseSlots.slice(),
    hasMiracles: s.miracleDeck.length > 0,
    hasIntrigues: s.intrigueDeck.length > 0,
  };
}

function strengthsOf({ priests }: Player): number {
  let strengths = 0;
  for (const { strength } of priests) if (strength !== 'patriarch') strengths += 1 << (2 * strength);
  return strengths;
}

function isSame(one: Circumstances, other: Circumstances): boolean {
  return (
    one.strengths === other.strengths &&
    one.miracles === other.miracles &&
    one.intrigues === other.intrigues &&
    one.isSupreme === other.isSupreme &&
    one.mayCelebrate === other.mayCelebrate &&
    one.hasMiracles === other.hasMiracles &&
    one.hasIntrigues === other.hasIntrigues &&
    one.seats === other.seats &&
    isSameRow(one.slots, other.slots) &&
    isSameRow(one.licenses, other.licenses)
  );
}

function isSameRow(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
