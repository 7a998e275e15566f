/** Everything that can be told of a game, and who may know it (section 8). */
import type { BySeat, Outcome, Seat, Secret, Told } from '@conclave/kernel';
import type { PulseCard, RoomCard } from './components/cards.ts';
import type { Danger } from './components/dangers.ts';
import type { EventCard } from './components/events.ts';
import type { Curse, SnareFace } from './components/hunt.ts';
import type { CarriedItem, ItemId } from './components/items.ts';
import type { Colour, LocationId, RoomId, THE_DEPTHS } from './components/locations.ts';
import type { VariantId } from './components/maps.ts';
import type { RoleId, SpecialRole, Team } from './components/roles.ts';
import type { RouteId } from './components/routes.ts';
import type { Trigger } from './frames.ts';

/** How a death came to be confirmed (AC-4.45). */
export type DeathCause = 'check' | 'vote' | 'assassin' | 'cursebearer' | 'celebrity';

export type AmongEvent =
  // Setup and night
  | { type: 'gameBegan'; variant: VariantId; startPlayer: Seat; specialRoles: SpecialRole[] }
  /** What a seat knows from the start (AC-3.14). All are told in the same words that somebody was informed. */
  | {
      type: 'nightInformed';
      seat: Seat;
      secret: Secret<{
        role: RoleId;
        route: RouteId;
        cultists: Seat[];
        firstPulses: { seat: Seat; card: PulseCard }[];
      }>;
    }
  // Round start
  | { type: 'roundBegan'; round: number; startPlayer: Seat }
  | { type: 'curseSeen'; secret: Secret<{ curse: Curse }> }
  | { type: 'roleShown'; seat: Seat; role: RoleId }
  | { type: 'teamShown'; seat: Seat; cultist: boolean }
  /** The dead Celebrity's pulse cards went to these seats, one each, in this order (AC-5.36). */
  | { type: 'pulsesInherited'; seat: Seat; receivers: Seat[] }
  // Movement
  | { type: 'stayed'; seat: Seat; location: LocationId }
  | { type: 'stepped'; seat: Seat; from: LocationId; to: LocationId }
  | { type: 'snareSprung'; seat: Seat; location: LocationId; face: SnareFace; drawn: boolean }
  | { type: 'unsafeDrawn'; seat: Seat; location: LocationId; by: 'unsafe-passage' | 'fishman' }
  | { type: 'victoryClaimed'; seat: Seat }
  // Event
  | { type: 'eventTurned'; event: EventCard }
  | { type: 'lightsWentOut' }
  | { type: 'generatorSpent' }
  | { type: 'fishmanMoved'; from: LocationId | typeof THE_DEPTHS; to: LocationId | typeof THE_DEPTHS }
  | { type: 'acolytePlaced'; room: RoomId }
  | { type: 'portalOpened'; room: RoomId }
  | { type: 'groundBroke'; location: LocationId }
  | { type: 'stacksFound'; rooms: RoomId[] }
  | { type: 'roomBurned'; room: RoomId }
  | { type: 'nothingBurned' }
  // Encounters
  | { type: 'encountered'; location: LocationId; seats: Seat[]; dark: boolean }
  | { type: 'lampUsed'; seat: Seat }
  | { type: 'lampKept'; seat: Seat }
  /** `receiver` is null in the dark among three or more: not even the giver knows. */
  | { type: 'pulseGiven'; seat: Seat; receiver: Seat | null; secret: Secret<{ card: PulseCard }> }
  /** In the dark among three or more: who got a card from somebody, and whose card came back (AC-4.26). */
  | { type: 'pulsesDealt'; location: LocationId; receivers: Seat[]; returned: Seat[] }
  // Action
  | { type: 'cardPlaced'; seat: Seat; room: RoomId; secret: Secret<{ card: RoomCard }> }
  | { type: 'roomChecked'; seat: Seat; room: RoomId; card: RoomCard }
  | { type: 'bookTaken'; seat: Seat; room: RoomId; vp: number }
  | { type: 'pointLost'; by: 'sabotage' | 'acolytes-gather'; vp: number }
  | { type: 'papersInspected'; seat: Seat; target: Seat; secret: Secret<{ colours: Colour[] }> }
  | { type: 'roomStudied'; seat: Seat; room: RoomId; secret: Secret<Record<RoomCard, number>> }
  | { type: 'rewired'; seat: Seat; room: RoomId }
  /** An Acolyte or portal went back to the supply, the Fishman to the depths. */
  | { type: 'dangerRemoved'; seat: Seat; danger: Danger; location: LocationId; by: 'ward' | 'fight' | 'rifle' }
  | {
      type: 'stateChecked';
      seat: Seat;
      target: Seat;
      by: 'check' | 'binoculars';
      secret: Secret<Record<PulseCard, number>>;
    }
  | { type: 'stateAnnounced'; seat: Seat; target: Seat; state: PulseCard }
  | { type: 'assassinStruck'; seat: Seat; target: Seat }
  | { type: 'died'; seat: Seat; location: LocationId; by: DeathCause }
  // Items
  | { type: 'itemFound'; seat: Seat; room: RoomId; item: ItemId }
  | { type: 'relicPlaced'; altar: number }
  | { type: 'organismAwoke' }
  | { type: 'doorOpened' }
  | { type: 'owlSent'; seat: Seat; room: RoomId; secret: Secret<{ card: RoomCard }> }
  | { type: 'itemHandedOver'; seat: Seat; target: Seat; item: CarriedItem }
  | { type: 'itemPickedUp'; seat: Seat; location: LocationId; item: CarriedItem }
  | { type: 'itemDropped'; seat: Seat; location: LocationId; item: CarriedItem }
  | { type: 'itemUsed'; seat: Seat; item: CarriedItem }
  // Vote
  | { type: 'voteInitiated'; seat: Seat }
  /** A ballot by seat; null: skip. `eliminated` is null when nobody has strictly the most votes. */
  | { type: 'votesRevealed'; ballots: BySeat<Seat | null>; eliminated: Seat | null }
  // Clean-up
  | { type: 'portalDrained'; room: RoomId }
  | { type: 'groundMended'; location: LocationId }
  | { type: 'snareSet'; location: LocationId }
  // End
  | { type: 'investigatorsWouldWin'; trigger: Trigger }
  | { type: 'leaderVotesRevealed'; ballot: number; ballots: BySeat<Seat | null>; leader: Seat | null }
  | { type: 'ritualistPicked'; leader: Seat; seat: Seat }
  | { type: 'ritualRevealed'; cards: RoomCard[]; won: boolean }
  | { type: 'cultistsShown'; seats: Seat[] }
  | { type: 'seerGuessed'; guess: Seat; isSeer: boolean }
  | { type: 'gameEnded'; outcome: Outcome; team: Team };

/** An event, or one of this type, as somebody was told it. */
export type AmongTold<T extends AmongEvent['type'] = AmongEvent['type']> = Extract<Told<AmongEvent>, { type: T }>;
