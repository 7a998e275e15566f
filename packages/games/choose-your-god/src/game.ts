/** Cult: Choose Your God Wisely: the Game, all that the rest of the world knows of it, put together from its parts. */

import { type Game, type Rules, type Sight, shelf, type Wording } from '@conclave/kernel';
import { type CityChoice, choiceId } from './choices.ts';
import { clone } from './clone.ts';
import { INTRIGUES, MIRACLES } from './components/cards.ts';
import { ABILITIES, CULTS } from './components/cults.ts';
import { LICENSES } from './components/licenses.ts';
import { LOCATIONS } from './components/locations.ts';
import { ALL_PRIESTS } from './components/priests.ts';
import type { CityEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { type CityMemory, memory } from './memory.ts';
import { options } from './options.ts';
import { orders } from './orders/index.ts';
import { rulesMachine } from './rules/index.ts';
import { timeOutChoice } from './rules/time-out.ts';
import { setup } from './setup.ts';
import { sources } from './sources.ts';
import type { City } from './state.ts';
import { catalogueOf } from './texts/catalogue.ts';
import { foldedRules } from './texts/folded.ts';
import { describe, narrate, prompt } from './texts/words.ts';
import { type CityView, viewOf } from './view.ts';
import { worldFrom } from './worlds.ts';

export type { CityChoice } from './choices.ts';
export type { CityEvent, CityTold } from './events.ts';
export * from './facts.ts';
export * from './orders/order.ts';
export type { CityView } from './view.ts';

const rules: Rules<City, CityChoice, CityEvent> = {
  ...rulesMachine,
  rulesVersion: 3,
  schemaVersion: 1,
  setup,
  outcome: (s) => s.result,
  clone,
  roundsOf: (s) => s.round,
  partsOf: (s) => s.players.map(({ cult }) => [cult ?? 'none']),
};

const sight: Sight<City, CityChoice, CityView, CityMemory, CityEvent> = {
  viewOf,
  worldFrom,
  memory,
  timeOutChoice,
  orders,
};

const words: Wording<CityChoice, CityView, CityEvent> = {
  ...shelf(catalogueOf),
  choiceId,
  describe,
  prompt,
  narrate,
  foldedRules,
  sources,
};

export const chooseYourGod: Game<City, CityChoice, CityView, CityMemory, CityEvent> = {
  id: 'choose-your-god',
  seats: [2, 3, 4, 5],
  options,
  components: {
    location: LOCATIONS,
    cult: CULTS,
    ability: ABILITIES,
    miracle: MIRACLES,
    intrigue: INTRIGUES,
    license: LICENSES,
    supremacy: ['supremacy'],
    priest: ALL_PRIESTS,
  },
  lessons: [lesson],
  ...rules,
  ...sight,
  ...words,
};
