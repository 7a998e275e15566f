/**
 * The table as plain data, by the specification's names.
 *
 * A *seat* here is a place at the table. With four players there are five of them, and nobody sits on seat 0 at first
 * (CD-3.8): `sitting` says where each player (what the kernel calls a seat) sits.
 */
import type { Outcome, Seat, State } from '@conclave/kernel';
import type { CharacterId } from './components/characters/ids.ts';
import type { Coin } from './components/coins.ts';
import type { Face } from './components/faces.ts';
import type { RitualId, Track } from './components/rituals/ids.ts';
import type { RoleId } from './components/roles.ts';
import type { SigilId } from './components/sigils/ids.ts';
import type { WraithId } from './components/wraiths/ids.ts';
import type { DeepFrame, Draft } from './frames.ts';
import type { DeepOptions } from './options.ts';
import type { Place } from './places.ts';

/** What a die does on a player other than its face says; absent: what the face says. */
export type Mode = 'power' | 'arcane';

/** A die of the active player that is not spent yet (CD-1.16). */
export interface Die {
  id: number;
  face: Face;
  at: Place;
  mode: Mode | null;
  /** A Chant coin has changed it this turn (CD-5.73). */
  coined: boolean;
  /** Lent by a Wraith: it is none of the twelve cultist dice (CD-2.2). */
  lent: boolean;
}

export interface WraithDie {
  face: Face;
  spent: boolean;
  coined: boolean;
}

/** Who brought a player to 0 life, and in which order players fell (CD-4.80). */
export interface LastBlow {
  /** Null: nobody. The player itself: a self-kill. */
  by: Seat | null;
  number: number;
}

/** Things that may be done once a turn (CD-5.8); the Alchemist's change may be there twice. */
export const USES = [
  'siren',
  'alchemist-change',
  'merchant-sell',
  'blood-rites-change',
  'guardian-shield',
  'guardian2-change',
  'guardian2-prevent',
  'assassin-strike',
  'assassin2-change',
  'assassin2-extra',
  'blood-mage2-reroll',
  'librarian-repeat',
  'alchemist2-extra',
] as const;
export type Use = (typeof USES)[number];

/** Prompts that can be answered with `no-this-phase` (CD-4.57). */
export const PROMPTS = ['guardian-shield', 'guardian2-prevent', 'assassin2-extra'] as const;
export type Prompt = (typeof PROMPTS)[number];

/** What everybody sees of a player. `openPlayer` copies it. */
export interface OpenPlayer {
  /** The High Priest's from the start, others' from their death. */
  roleIsPublic: boolean;
  /** Null when the card is no longer in play (CD-4.95). */
  character: CharacterId | null;
  status: 'living' | 'wraith' | 'gone';
  /** The High Priest whom nobody plays (CD-5.80). */
  automated: boolean;
  life: number;
  coins: Record<Coin, number>;
  krakenDice: number;
  /** Extra dice for the next Roll phase (Portents, Transfusion). */
  storedDice: number;
  keeps: RitualId[];
  /** Keeper effects copied by Duplicity. */
  copies: RitualId[];
  wraith: WraithId | null;
  wraithDice: WraithDie[];
  lastBlow: LastBlow | null;
  /** What was used this turn. */
  used: Use[];
  /** The Wraith ability was used in this Response phase (CD-5.65). */
  haunted: boolean;
  // These end with the phase (CD-4.73).
  shield: number;
  warded: boolean;
  lostLife: boolean;
  /** Cosmos dice that have resolved on a Sorceress. */
  arcaneDice: number;
  muted: Prompt[];
  /** Offers made in this phase (CD-5.75.4). */
  proposals: number;
}

/** A player with what others may not see, one by one. */
export interface Player extends OpenPlayer {
  role: RoleId;
  /** Unused; null when it was used. */
  sigil: SigilId | null;
  /** The offer being put together, and how many were withdrawn in this phase: only its maker knows (CD-4.122). */
  draft: Draft | null;
  withdrawn: number;
}

/** For the rest of the turn the active player's dice that come to show one face show the other (CD-5.16.2). */
export interface Transmutation {
  /** Who used it. */
  readonly seat: Seat;
  readonly from: Face;
  readonly face: Face;
}

export interface Altar {
  ritual: RitualId;
  markers: Partial<Record<Track, number>>;
}

export const PHASES = ['setup', 'upkeep', 'roll', 'commit', 'response', 'resolve', 'between'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody sees of the table. `openTable` copies it. */
export interface OpenTable {
  options: DeepOptions;
  /** N: players at the start, the automated High Priest included (CD-1.12). */
  n: number;
  /** By player: the seat they sit on. */
  sitting: Seat[];
  active: Seat;
  round: number;
  phase: Phase;
  altars: Altar[];
  ritualDiscard: RitualId[];
  shadowTokens: number;
  usedSigils: SigilId[];
  /** Unused characters and those of the dead, in table order: what the Faceless can become. */
  charactersNotInPlay: CharacterId[];
  /** The Faceless card once it was replaced. */
  charactersGone: CharacterId[];
  wraithStock: WraithId[];
  facelessToken: Seat | null;
  /** The ability of a marked player who has died: Faceless II keeps it until its next turn (CD-5.42.4). */
  facelessLent: CharacterId | null;
  /** The active player's dice that are not spent. */
  dice: Die[];
  /** Dice created this turn: the next one gets the next number (CD-4.6). */
  diceMade: number;
  /** Dice gained by Altar effects this turn (CD-4.71). */
  diceGained: number;
  /** In the order in which they were used this turn. */
  transmuted: Transmutation[];
  krakenPenalty: number;
  bloodMagePaid: boolean;
  tributePaid: boolean;
  /** Seats that asked to be asked between dice (CD-4.59). */
  watching: Seat[];
  /** How the automated High Priest commits this turn (CD-5.83). */
  highPriestMode: 'strong' | 'weak' | null;
  /** The order in which he resolves; what others touched is no longer in it (CD-5.84). */
  highPriestOrder: number[];
  /** Running number of last blows. */
  blows: number;
  /** Don't Be So Selfish has happened (CD-7.6). */
  wasSelfish: boolean;
  /** The automated High Priest was possessed (CD-5.90). */
  wasPossessed: boolean;
  result: Outcome | null;
}

/** The table with what lies face down, one by one. */
export interface Deep extends OpenTable, State<DeepFrame> {
  players: Player[];
  /** Face down; index 0 is the top. */
  ritualDeck: RitualId[];
  /** Not dealt, face down. */
  sigilsAside: SigilId[];
}
