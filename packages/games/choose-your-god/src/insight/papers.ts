/** What a player's Licenses allow, added up once for each look at the board. Sets of Locations are bits: bit 7 is Location 7. */
import { LICENSES, type LicenseId, licenses } from '../components/licenses.ts';
import { type Location, NUMBERS } from '../components/locations.ts';
import { accessOf } from '../components/numbers.ts';
import { MOST_FOLLOWERS } from '../possessions.ts';
import type { CityOptions, Player } from '../state.ts';

/** A set of Locations, or of placements. */
export type Bits = number;

export interface Papers {
  /** What they add to the Patriarch (CG-2.14). */
  readonly strength: number;
  readonly titles: Bits;
  readonly communities: Bits;
  /** The placements that cost no Follower (CG-5.51). */
  readonly approvals: Bits;
  readonly novitiates: number;
  /** The Locations in which others pay a coin for preaching (CG-4.35). */
  readonly tithes: Bits;
}

export function has(bits: Bits, one: Location): boolean {
  return (bits & (1 << one)) !== 0;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** By access table, then by Followers. */
const REACHABLE = new Map<CityOptions['access-table'], readonly Bits[]>();

/** The Locations that so many Followers open (CG-2.2). */
export function reachable(options: CityOptions, followers: number): Bits {
  let table = REACHABLE.get(options['access-table']);
  if (table === undefined) {
    table = Array.from({ length: MOST_FOLLOWERS + 1 }, (_, count) =>
      NUMBERS.filter((location) => accessOf(options, location) <= count).reduce((bits, one) => bits | (1 << one), 0),
    );
    REACHABLE.set(options['access-table'], table);
  }
  return table[followers] as Bits;
}

const NONE: Papers = { strength: 0, titles: 0, communities: 0, approvals: 0, novitiates: 0, tithes: 0 };

const PAPER = new Map<LicenseId, Papers>(LICENSES.map((id) => [id, paperOf(id)]));

function paperOf(id: LicenseId): Papers {
  const license = licenses[id];
  const { strength } = license;
  switch (license.kind) {
    case 'title':
      return { ...NONE, strength, titles: 1 << license.location };
    case 'community':
      return { ...NONE, strength, communities: 1 << license.location };
    case 'approval':
      return { ...NONE, strength, approvals: 1 << license.placement };
    case 'novitiates':
      return { ...NONE, strength, novitiates: 1 };
    case 'tithe':
      return { ...NONE, strength, tithes: license.locations.reduce((bits, one) => bits | (1 << one), 0) };
    default:
      return { ...NONE, strength };
  }
}

export function papersOf({ licenses: owned }: Player): Papers {
  if (owned.length === 0) return NONE;
  let [strength, titles, communities, approvals, novitiates, tithes] = [0, 0, 0, 0, 0, 0];
  for (const id of owned) {
    const paper = PAPER.get(id) as Papers;
    strength += paper.strength;
    titles |= paper.titles;
    communities |= paper.communities;
    approvals |= paper.approvals;
    novitiates += paper.novitiates;
    tithes |= paper.tithes;
  }
  return { strength, titles, communities, approvals, novitiates, tithes };
}
