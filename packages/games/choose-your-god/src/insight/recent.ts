/**
 * Benefits that were worked out a moment ago for a player who had just the same. The states a bot compares differ in the
 * things of one player or two, and benefits are the dearest part of judging a state.
 */
import type { Seat } from '@conclave/kernel';
import type { LicenseId } from '../components/licenses.ts';
import { RIFT } from '../components/locations.ts';
import type { City, Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { type Ledger, sameLedger } from './plan.ts';

/** Everything that the worth of a benefit hangs on, but for the places of the Priests. */
interface Circumstances {
  readonly ledger: Ledger;
  readonly seats: number;
  /** How many tokens of each strength, digit by digit: there are at most three. */
  readonly strengths: number;
  readonly miracles: number;
  readonly intrigues: number;
  readonly isOwner: boolean;
  readonly mayCelebrate: boolean;
  readonly slots: readonly (LicenseId | null)[];
  readonly hasMiracles: boolean;
  readonly hasIntrigues: boolean;
}

interface Known {
  readonly under: Circumstances;
  /** By Location; NaN: not worked out yet. */
  readonly worths: number[];
}

/** By seat, in a ring. */
const RECENT: { readonly known: Known[]; next: number }[] = [];
const RING = 8;
const NOTHING: readonly number[] = new Array<number>(RIFT + 1).fill(Number.NaN);

/** What is known of the benefits for this seat, by Location; NaN where it has to be worked out, and may be written down. */
export function knownBenefits(s: City, seat: Seat, ledger: Ledger): number[] {
  const under = circumstancesOf(s, seat, ledger);
  RECENT[seat] ??= { known: [], next: 0 };
  const ring = RECENT[seat];
  for (const one of ring.known) if (isSame(one.under, under)) return one.worths;
  const worths = NOTHING.slice();
  ring.known[ring.next] = { under, worths };
  ring.next = (ring.next + 1) % RING;
  return worths;
}

function circumstancesOf(s: City, seat: Seat, ledger: Ledger): Circumstances {
  const player = playerOf(s, seat);
  const { owner, faceUp } = s.supremacy;
  return {
    ledger,
    seats: s.players.length,
    strengths: strengthsOf(player),
    miracles: player.hand.miracles.length,
    intrigues: player.hand.intrigues.length,
    isOwner: owner === seat,
    mayCelebrate: faceUp,
    slots: s.licenseSlots,
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
    sameLedger(one.ledger, other.ledger) &&
    one.strengths === other.strengths &&
    one.miracles === other.miracles &&
    one.intrigues === other.intrigues &&
    one.isOwner === other.isOwner &&
    one.mayCelebrate === other.mayCelebrate &&
    one.slots[0] === other.slots[0] &&
    one.slots[1] === other.slots[1] &&
    one.slots[2] === other.slots[2] &&
    one.hasMiracles === other.hasMiracles &&
    one.hasIntrigues === other.hasIntrigues &&
    one.seats === other.seats
  );
}
