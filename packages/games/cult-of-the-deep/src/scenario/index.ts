/** What scenarios of Cult of the Deep need beside the game. */
import type { GameScenarios } from '@conclave/scenario';
import type { DeepChoice } from '../choices.ts';
import type { DeepEvent } from '../events.ts';
import { cultOfTheDeep } from '../game.ts';
import type { DeepMemory } from '../memory.ts';
import { availableOptions } from '../options.ts';
import { emptyTable } from '../setup.ts';
import type { Deep } from '../state.ts';
import type { DeepView } from '../view.ts';
import { given } from './given.ts';
import { inspect } from './inspect.ts';
import { alsoCalled } from './names.ts';
import { schemaFor } from './schema.ts';

export const scenarios: GameScenarios<Deep, DeepChoice, DeepView, DeepMemory, DeepEvent> = {
  game: cultOfTheDeep,
  schemaOf: (seats, options) => schemaFor(emptyTable(seats, availableOptions(seats, options)).n),
  given,
  inspect,
  alsoCalled,
};
