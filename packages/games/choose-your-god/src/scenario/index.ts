/** What scenarios of Choose Your God need beside the game. */
import type { GameScenarios } from '@conclave/scenario';
import type { CityChoice } from '../choices.ts';
import type { CityEvent } from '../events.ts';
import { chooseYourGod } from '../game.ts';
import type { CityMemory } from '../memory.ts';
import type { City } from '../state.ts';
import type { CityView } from '../view.ts';
import { given } from './given.ts';
import { inspect } from './inspect.ts';
import { alsoCalled, isCalled, isUnordered } from './names.ts';
import { schemaFor } from './schema.ts';

export const scenarios: GameScenarios<City, CityChoice, CityView, CityMemory, CityEvent> = {
  game: chooseYourGod,
  schemaOf: schemaFor,
  given,
  inspect,
  alsoCalled,
  isCalled,
  isUnordered,
};
