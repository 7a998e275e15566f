/** The table as plain data, by the specification's names. What can be computed is not stored: see table.ts. */
import type { BySeat, Outcome, Seat, State } from '@conclave/kernel';
import type { Doubts } from './beliefs/doubts.ts';
import type { ByCard, PulseCard, RoomCard } from './components/cards.ts';
import type { CharacterId } from './components/characters.ts';
import type { EventCard } from './components/events.ts';
import type { Curse, HuntCard, SnareFace } from './components/hunt.ts';
import type { CarriedItem, ItemId } from './components/items.ts';
import type { LocationId, PassageId, RoomId, THE_DEPTHS } from './components/locations.ts';
import type { VariantId } from './components/maps.ts';
import type { RoleId, SpecialRole } from './components/roles.ts';
import type { RouteId } from './components/routes.ts';
import type { AmongFrame } from './frames.ts';
import type { AmongOptions } from './options.ts';

/** Whatever lies in a Pulse deck. A graze counts as Alive, a mortal wound as Dead (AC-5.60). */
export type PulseDeckCard = PulseCard | HuntCard;

/** What everybody sees of a player. `openPlayer` copies it. */
export interface OpenPlayer {
  character: CharacterId;
  /** What all have been shown of the role: nothing, whether it is a Cultist's, or the role itself. */
  shown: 'nothing' | 'team' | 'role';
  /** Its death has been confirmed in public (AC-1.2). */
  ghost: boolean;
  location: LocationId;
  /** Where it has been in this round: start, passed, end. */
  walk: LocationId[];
  items: CarriedItem[];
  votesInitiated: number;
  /** Items that fell where the Character is while it was there: only who enters later may pick them up (AC-5.49). */
  fellBeside: CarriedItem[];
}

/** A player with what others may not see, one by one. */
export interface Player extends OpenPlayer {
  role: RoleId;
  route: RouteId;
  hand: ByCard;
  /** Unordered: cards stand in the order in which they came. */
  pulse: PulseDeckCard[];
  /** The card dealt at setup, which the Cultists saw in the night (AC-3.14). */
  firstPulse: PulseCard;
}

/** What everybody sees of a coloured room. `openRoom` copies it. */
export interface OpenRoom {
  books: number;
  acolyte: boolean;
  portal: boolean;
  /** An owl or switch that was found here and stays, spent. */
  spentItem: ItemId | null;
}

/** A coloured room with what lies there face down. */
export interface RoomState extends OpenRoom {
  /** Index 0 is the top. */
  deck: RoomCard[];
  item: ItemId | null;
}

export interface Snare {
  location: LocationId;
  face: SnareFace;
}

/** Curse of the Hunter (section 5.6). */
export interface Hunt {
  curse: Curse;
  /** The other two, back in the box unseen. */
  unusedCurses: Curse[];
  /** Face down; index 0 is the top. */
  deck: HuntCard[];
  /** Snares still in the Hunter's hand. */
  snaresLeft: Record<SnareFace, number>;
  /** Face down on the map. */
  snares: Snare[];
  /** Sprung snares, out of the game. */
  sprung: SnareFace[];
  /** Jaws that somebody other than the Hunter stepped into. */
  jawsSprungByOthers: number;
}

/** How a card came where it is, and what was said about cards: kept face down and shown at the end (AC-6.30). */
export type Entry = { readonly round: number } & (
  | { readonly type: 'laid'; readonly room: RoomId; readonly card: RoomCard; readonly by: 'setup' | 'hidden-stacks' }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly room: RoomId;
      readonly card: RoomCard;
      readonly by: 'hand' | 'owl';
    }
  | { readonly type: 'given'; readonly seat: Seat; readonly receiver: Seat; readonly card: PulseCard }
  /** `exchanged`: a Dead card that became an Alive one in secret (AC-4.16). */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly card: PulseCard;
      readonly by: 'unsafe-passage' | 'fishman';
      readonly exchanged: boolean;
    }
  | { readonly type: 'wounded'; readonly seat: Seat; readonly card: HuntCard }
  | { readonly type: 'inherited'; readonly seat: Seat; readonly from: Seat; readonly card: PulseDeckCard }
  | {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly target: Seat;
      readonly said: PulseCard;
      readonly truth: PulseCard;
    }
);

/** The parts of a round (AC-4.1). */
export const PHASES = ['round-start', 'movement', 'event', 'encounters', 'action', 'clean-up', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody sees of the table. `openTable` copies it. */
export interface OpenTable {
  options: AmongOptions;
  variant: VariantId;
  /** The special roles in play: all know which, nobody knows who. */
  specialRoles: SpecialRole[];
  round: number;
  phase: Phase;
  startPlayer: Seat;
  vp: number;
  eventDiscard: EventCard[];
  fishman: LocationId | typeof THE_DEPTHS;
  /** Broken ground, and the round whose event broke it. */
  hazards: { location: PassageId; round: number }[];
  generator: boolean;
  /** Lights are out until Clean-up (AC-5.11). */
  dark: boolean;
  /** The round in which everybody moves slower (AC-5.15). */
  jammedRound: number | null;
  /** The room the Firestarter burned, and when (AC-5.34). */
  burned: { room: RoomId; round: number } | null;
  /** The latest round with a vote (AC-4.50). */
  voteRound: number | null;
  assassinStruck: boolean;
  /** Null where the map has no locked door. */
  door: 'locked' | 'open' | null;
  /** Relics on the altar. */
  altar: number;
  droppedItems: { item: CarriedItem; location: LocationId }[];
  /** Items that left the game. */
  usedItems: CarriedItem[];
  result: Outcome | null;
}

/** The table with what is hidden from somebody, one by one. */
export interface Among extends OpenTable, State<AmongFrame> {
  players: BySeat<Player>;
  rooms: Partial<Record<RoomId, RoomState>>;
  /** Face down; index 0 is the top. */
  unsafeDeck: PulseCard[];
  eventDeck: EventCard[];
  /** Cards that are in no hand and no deck. */
  reserve: ByCard;
  unusedRoutes: RouteId[];
  hunt: Hunt | null;
  /** Dead Investigators at the end of the previous round (AC-6.8). */
  snapshot: number;
  chronicle: Entry[];
  /**
   * Whom the table as a whole suspects. Only in imagined worlds, where everybody should act on what can be known; no table
   * has it, so no view can.
   */
  doubts?: Doubts;
}
