/** What scenarios of Rise of Cthulhu need beside the game. */
import type { GameScenarios } from '@conclave/scenario';
import type { RiseChoice } from '../choices.ts';
import type { RiseEvent } from '../events.ts';
import { riseOfCthulhu } from '../game.ts';
import type { RiseMemory } from '../memory.ts';
import type { Rise } from '../state.ts';
import type { RiseView } from '../view.ts';
import { given } from './given.ts';
import { inspect } from './inspect.ts';
import { schema } from './schema.ts';

export const scenarios: GameScenarios<Rise, RiseChoice, RiseView, RiseMemory, RiseEvent> = {
  game: riseOfCthulhu,
  schemaOf: () => schema,
  given,
  inspect,
};
