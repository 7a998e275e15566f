/** The table as plain data (RC-4.27), by the specification's names. */
import type { Options, Outcome, Seat, State } from '@conclave/kernel';
import type { ArtifactId } from './components/artifacts.ts';
import type { AttachmentId } from './components/attachments.ts';
import type { CultistId } from './components/cultists.ts';
import type { LocationId } from './components/locations.ts';
import type { MonsterId } from './components/monsters.ts';
import type { OldOneId } from './components/old-ones.ts';
import type { RiseFrame } from './frames.ts';

/** One seat's half of a Location. */
export interface Side {
  cultists: CultistId[];
  attachments: AttachmentId[];
}

export interface LocationState {
  oldOne: OldOneId | null;
  /** Ithaqua lies here: the Location counts as two in the end. */
  double: boolean;
  sides: [Side, Side];
}

/** What everybody sees of a player. `openPlayer` copies it. */
export interface OpenPlayer {
  artifactsAcquired: number;
  monstersPlayed: number;
  locationPowersUsed: LocationId[];
}

/** A player with what the enemy may not see, one by one. */
export interface Player extends OpenPlayer {
  cultists: CultistId[];
  monsters: MonsterId[];
  artifacts: ArtifactId[];
  /** What the Lamp of Alhazred told this seat, until that Old One awakens. */
  knownNextOldOne: OldOneId | null;
}

/** What everybody sees of the table. `openTable` copies it. */
export interface OpenTable {
  options: RiseOptions;
  activeSeat: Seat;
  turnNumber: number;
  actionsLeft: number;
  forcedDeckDraw: boolean;
  deckDrawnThisTurn: boolean;
  turnsSinceDeckDraw: number;
  /** Cards this turn has put on the Valley, and cards it has taken from there (RC-4.8). */
  valleyPlayed: CultistId[];
  valleyTaken: CultistId[];
  /** Face up; the last is the top. */
  valley: CultistId[];
  discard: CultistId[];
  monsterDiscard: MonsterId[];
  artifactDiscard: ArtifactId[];
  hunter: LocationId | 'lair';
  pointsVictory: boolean;
  awakeCount: number;
  result: Outcome | null;
}

/** The table with its Locations and what lies face down, one by one. */
export interface Rise extends OpenTable, State<RiseFrame> {
  /** Face down; index 0 is the top. */
  deck: (CultistId | OldOneId)[];
  monsterDeck: MonsterId[];
  artifactDeck: ArtifactId[];
  /** Old Ones that take no part, face down. */
  box: OldOneId[];
  locations: Record<LocationId, LocationState>;
  players: [Player, Player];
}

/** The options of section 7. */
export interface RiseOptions extends Options {
  readonly firstPlayer: 'random' | 'seat';
  readonly firstTurnActions: 1 | 2;
  readonly oldOnePosition: 'middle' | 'near-middle' | 'shuffled';
  readonly oldOnePool: 'base' | 'extended';
  readonly locationPowers: 'off' | 'on';
  readonly valleyBounce: 'forbidden' | 'allowed';
  readonly stallLimit: 8 | 16 | 24 | 60;
  readonly secondPlayerCards: 5 | 6 | 7;
}
