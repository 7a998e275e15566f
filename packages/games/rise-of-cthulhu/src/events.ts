/** Everything that can be told of a game, and who may know it (section 8). */
import type { Outcome, Seat, Secret, Told } from '@conclave/kernel';
import type { ArtifactId } from './components/artifacts.ts';
import type { AttachmentId } from './components/attachments.ts';
import type { Cause } from './components/causes.ts';
import type { CultistId } from './components/cultists.ts';
import type { LocationId } from './components/locations.ts';
import type { MonsterId } from './components/monsters.ts';
import type { OldOneId } from './components/old-ones.ts';

export type RiseEvent =
  | { type: 'gameBegan'; firstSeat: Seat; valley: CultistId }
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | { type: 'cultistDrawn'; seat: Seat; secret: Secret<{ card: CultistId }> }
  | { type: 'valleyDrawn'; seat: Seat; card: CultistId }
  | { type: 'cultistPlayed'; seat: Seat; card: CultistId; location: LocationId }
  | { type: 'valleyPlayed'; seat: Seat; card: CultistId }
  | { type: 'hunterMoved'; from: LocationId | 'lair'; to: LocationId | 'lair'; by: Cause }
  /** A Cultist at a Location was destroyed; `side` is whose it was. */
  | { type: 'cultistDestroyed'; card: CultistId; location: LocationId; side: Seat; by: Cause }
  | { type: 'setMade'; seat: Seat; set: 'colour' | 'number' | 'run'; card: CultistId; location: LocationId }
  | { type: 'monsterDrawn'; seat: Seat; secret: Secret<{ card: MonsterId }> }
  | { type: 'artifactDrawn'; seat: Seat; secret: Secret<{ card: ArtifactId }> }
  | { type: 'oldOneAwoke'; oldOne: OldOneId; location: LocationId; drawer: Seat; favoured: Seat | null }
  | { type: 'monsterPlayed'; seat: Seat; card: MonsterId }
  | { type: 'artifactPlayed'; seat: Seat; card: ArtifactId }
  | { type: 'attached'; seat: Seat; card: AttachmentId; location: LocationId; points: number }
  /** A Cultist went from one Location to another on the same seat's sides. */
  | { type: 'cultistMoved'; seat: Seat; card: CultistId; from: LocationId; to: LocationId; by: Cause }
  /** A Cultist was placed at a Location from the discard pile or the Valley. */
  | { type: 'cultistPlaced'; seat: Seat; card: CultistId; location: LocationId; from: 'discard' | 'valley'; by: Cause }
  /** A Cultist changed to the seat's side of the same Location. */
  | { type: 'cultistStolen'; seat: Seat; card: CultistId; location: LocationId; by: Cause }
  /** A Cultist came into the seat's hand from an open place. */
  | { type: 'cultistTaken'; seat: Seat; card: CultistId; from: LocationId | 'valley' | 'discard'; by: Cause }
  /** A Cultist was put on top of the Valley from a Location. */
  | { type: 'cultistBanished'; card: CultistId; location: LocationId; side: Seat }
  /** The Lamp of Alhazred: the seat saw the other hand and learned the next Old One. */
  | {
      type: 'handSeen';
      seat: Seat;
      secret: Secret<{
        cultists: CultistId[];
        monsters: MonsterId[];
        artifacts: ArtifactId[];
        nextOldOne: OldOneId | null;
      }>;
    }
  /** The Lamp of Alhazred: both seats know which Cultist changed hands. */
  | { type: 'handTaken'; seat: Seat; secret: Secret<{ card: CultistId }> }
  | { type: 'cultistDiscarded'; seat: Seat; card: CultistId }
  | { type: 'locationPowerUsed'; seat: Seat; location: LocationId }
  | { type: 'gameEnded'; outcome: Outcome };

/** An event, or one of this type, as somebody was told it. */
export type RiseTold<T extends RiseEvent['type'] = RiseEvent['type']> = Extract<Told<RiseEvent>, { type: T }>;
