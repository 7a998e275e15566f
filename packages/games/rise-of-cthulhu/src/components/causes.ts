import type { ArtifactId } from './artifacts.ts';
import type { LocationId } from './locations.ts';
import type { MonsterId } from './monsters.ts';
import type { OldOneId } from './old-ones.ts';

/** Whatever has an effect of its own: Monsters, Artifacts, Old Ones, and Locations with their powers. */
export type EffectId = MonsterId | ArtifactId | OldOneId | LocationId;

/** What brings something about: an effect, or a rule of the game itself. Events name it, so that a log line can show its rule. */
export type Cause = EffectId | 'valley-play' | 'hunter-strike' | 'colour-set' | 'awakening';
