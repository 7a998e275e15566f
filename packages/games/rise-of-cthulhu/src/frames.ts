/** What the rules can be in the middle of, and the words they are written in. Questions bear the decision ids of RC-4.26. */
import { type Context as ContextOf, type Seat, vocabulary } from '@conclave/kernel';
import type { ArtifactId } from './components/artifacts.ts';
import type { Cause } from './components/causes.ts';
import type { CultistId } from './components/cultists.ts';
import type { LocationId } from './components/locations.ts';
import type { MonsterId } from './components/monsters.ts';
import type { OldOneId } from './components/old-ones.ts';
import type { RiseEvent } from './events.ts';
import type { Rise } from './state.ts';

/** What lets a seat play Cultists beyond its actions. */
export type ExtraPlaySource = 'monster-star-spawn' | 'artifact-necronomicon' | 'old-one-azathoth';

export type RiseFrame =
  // Sequences
  | { rule: 'turn'; at?: number | undefined }
  | { rule: 'play'; at?: number; seat: Seat; card: CultistId; location: LocationId }
  | { rule: 'draw'; at?: number; seat: Seat; times: number }
  | { rule: 'awaken'; at?: number; oldOne: OldOneId; drawer: Seat }
  | { rule: 'hastur-discard'; at?: number; seat: Seat }
  | { rule: 'finish'; at?: number }
  // Questions
  | { rule: 'turn-action' }
  | { rule: 'cultist-destination'; card: CultistId }
  | { rule: 'hunter-destination'; seat: Seat }
  | { rule: 'tie-victim'; seat: Seat; location: LocationId; side: Seat; end: 'highest' | 'lowest'; by: Cause }
  | { rule: 'hunter-recall'; seat: Seat }
  | { rule: 'monster-location'; card: MonsterId }
  | { rule: 'monster-target'; card: MonsterId; location: LocationId }
  | { rule: 'monster-move'; location: LocationId; moved: number }
  | { rule: 'artifact-location'; card: ArtifactId }
  | { rule: 'artifact-target'; card: ArtifactId; taken: number }
  | { rule: 'extra-play'; seat: Seat; source: ExtraPlaySource; left: number; location: LocationId | null }
  | { rule: 'extra-destination'; seat: Seat; source: ExtraPlaySource; card: CultistId }
  | { rule: 'power-strike'; seat: Seat; chosen: LocationId[] }
  | { rule: 'power-move'; seat: Seat; moved: CultistId[] }
  | { rule: 'power-move-to'; seat: Seat; card: CultistId }
  | { rule: 'power-choice'; seat: Seat }
  | { rule: 'power-target'; seat: Seat; oldOne: OldOneId; left: number }
  /** The card Shub-Niggurath bears; null: Dagon places whatever lies on top of the Valley. */
  | { rule: 'power-place'; seat: Seat; oldOne: OldOneId; card: CultistId | null }
  | { rule: 'location-power'; seat: Seat; location: LocationId }
  | { rule: 'location-power-target'; seat: Seat; location: LocationId };

/** What a rule may use besides the state. */
export type Context = ContextOf<RiseEvent>;

export const { sequence, question, push } = vocabulary<Rise, RiseFrame, RiseEvent>();
