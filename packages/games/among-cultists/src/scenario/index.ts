/** What scenarios of Among Cultists need beside the game. */
import type { GameScenarios } from '@conclave/scenario';
import type { AmongChoice } from '../choices.ts';
import type { AmongEvent } from '../events.ts';
import { amongCultists } from '../game.ts';
import type { AmongMemory } from '../memory.ts';
import type { Among } from '../state.ts';
import type { AmongView } from '../view.ts';
import { given, mapWith } from './given.ts';
import { inspect } from './inspect.ts';
import { alsoCalled } from './names.ts';
import { schemaFor } from './schema.ts';

export const scenarios: GameScenarios<Among, AmongChoice, AmongView, AmongMemory, AmongEvent> = {
  game: amongCultists,
  schemaOf: (seats, options) => schemaFor(seats, mapWith(options, seats)),
  given,
  inspect,
  alsoCalled,
};
