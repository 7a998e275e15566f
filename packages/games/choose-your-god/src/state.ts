/** The table as plain data (section 2.8), by the specification's names. */
import type { BySeat, Options, Outcome, Seat, State } from '@conclave/kernel';
import type { IntrigueId, MiracleId } from './components/cards.ts';
import type { CultId } from './components/cults.ts';
import type { LicenseId } from './components/licenses.ts';
import type { Location } from './components/locations.ts';
import type { PriestId } from './components/priests.ts';
import type { CityFrame } from './frames.ts';

/** Where a Priest is (CG-2.10). A token in the reserve or under an Altar is no Priest and is not listed at all. */
export type Zone = 'free' | 'sheet' | `loc-${number}`;

export interface Priest {
  readonly id: PriestId;
  /** 1 to 5; a Patriarch's strength is worked out when needed (CG-2.14). */
  strength: number | 'patriarch';
  zone: Zone;
  /** Coins that lie under it (CG-5.2). */
  coins: number;
  /** Influence that lies on it (CG-2.28). */
  bonus: number;
}

/** What everybody sees of a player. `openPlayer` copies it. */
export interface OpenPlayer {
  /** Null while Cults are still being chosen. */
  cult: CultId | null;
  dark: boolean;
  summonings: number;
  followers: number;
  coins: number;
  mobs: number;
  /** Locations, ascending. Which token lies there is never stored (CG-2.20). */
  altars: Location[];
  /** The Patriarch first, then the tokens by the numbers of their ids. */
  priests: Priest[];
  /** In the order they were gained. */
  licenses: LicenseId[];
  celebrating: boolean;
  prayed: boolean;
  /** Priests placed in this Intention Phase. */
  placements: number;
}

/** A player with what others may not see. */
export interface Player extends OpenPlayer {
  /** Each in table order. */
  hand: { miracles: MiracleId[]; intrigues: IntrigueId[] };
}

/** What everybody sees of the table. `openTable` copies it. */
export interface OpenTable {
  options: CityOptions;
  /** The seats as they sit around the table, clockwise: seat 1, 2, ... of the specification (CG-1.8, CG-3.1). */
  seating: Seat[];
  round: number;
  firstPlayer: Seat;
  activeLocation: Location | null;
  /** What actions have done to the Active Location. */
  loc: { raid: boolean; seizedBy: Seat | null; leastWins: boolean };
  /** The face-up Licenses; null: an empty slot. */
  licenseSlots: (LicenseId | null)[];
  supremacy: { owner: Seat | null; faceUp: boolean };
  mobReserve: number;
  /** Who won the latest Location of this round. */
  lastWinner: Seat | null;
  result: Outcome | null;
}

/** The table with what lies face down, one by one. */
export interface City extends OpenTable, State<CityFrame> {
  players: BySeat<Player>;
  /** Face down; index 0 is the top. */
  miracleDeck: MiracleId[];
  intrigueDeck: IntrigueId[];
  licenseDeck: LicenseId[];
}

/** The options of section 7. */
export interface CityOptions extends Options {
  readonly 'cult-selection': 'random' | 'choose' | 'recommended';
  readonly 'round-limit': 'off' | number;
  readonly seating: 'random' | 'lobby';
  readonly 'access-table': 'standard' | 'open';
  readonly start: 'standard' | 'quick';
  readonly 'prayer-table': 'standard' | 'devout';
  readonly discards: 'hidden' | 'open';
  readonly balance: 'reconstructed' | 'tuned';
}
