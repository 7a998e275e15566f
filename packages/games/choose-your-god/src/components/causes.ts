import type { IntrigueName, MiracleName } from './cards.ts';
import type { AbilityId } from './cults.ts';
import type { LocationId } from './locations.ts';

/** Whatever has an effect of its own and may ask for something: cards, abilities, and Locations with their benefits. */
export type EffectId = MiracleName | IntrigueName | AbilityId | LocationId;

/** What brings something about: an effect, or a rule of the game itself. Events name it, so that a log line can show its rule. */
export type Cause =
  | EffectId
  | 'celebration'
  | 'preaching'
  | 'tithe'
  | 'exiles'
  | 'aulic-magus'
  | 'coin-collision'
  | 'setup';
