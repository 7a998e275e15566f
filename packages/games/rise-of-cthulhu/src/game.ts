/** Rise of Cthulhu: the Game, all that the rest of the world knows of it, put together from its parts. */

import { type Game, type Rules, type Sight, shelf, type Wording } from '@conclave/kernel';
import { choiceId, type RiseChoice } from './choices.ts';
import { clone } from './clone.ts';
import { ARTIFACTS } from './components/artifacts.ts';
import { CULTISTS } from './components/cultists.ts';
import { LOCATIONS } from './components/locations.ts';
import { MONSTERS } from './components/monsters.ts';
import { OLD_ONES } from './components/old-ones.ts';
import type { RiseEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { memory, type RiseMemory } from './memory.ts';
import { options } from './options.ts';
import { rulesMachine } from './rules/index.ts';
import { timeOutChoice } from './rules/time-out.ts';
import { setup } from './setup.ts';
import { sources } from './sources.ts';
import type { Rise } from './state.ts';
import { catalogueOf } from './texts/catalogue.ts';
import { foldedRules } from './texts/folded.ts';
import { textsFromBox } from './texts/from-the-box.ts';
import { describe, narrate, prompt } from './texts/words.ts';
import { type RiseView, viewOf } from './view.ts';
import { worldFrom } from './worlds.ts';

export { numbersOf } from './box.ts';
export type { RiseChoice } from './choices.ts';
export { BASE_OLD_ONES, OLD_ONES } from './components/old-ones.ts';
export type { RiseEvent, RiseTold } from './events.ts';
export { RULE_OF_CARD } from './texts/card-rules.ts';
export type { RiseView } from './view.ts';

const rules: Rules<Rise, RiseChoice, RiseEvent> = {
  ...rulesMachine,
  rulesVersion: 1,
  schemaVersion: 1,
  setup,
  outcome: (s) => s.result,
  clone,
  roundsOf: (s) => s.turnNumber,
};

const sight: Sight<Rise, RiseChoice, RiseView, RiseMemory, RiseEvent> = {
  viewOf,
  worldFrom,
  memory,
  timeOutChoice: (_, asked) => timeOutChoice(asked),
};

const shelves = shelf(catalogueOf);

const words: Wording<RiseChoice, RiseView, RiseEvent> = {
  ...shelves,
  choiceId,
  describe,
  prompt,
  narrate,
  namesAt: ({ options }, _, language) => textsFromBox(options, shelves.texts[language]),
  foldedRules,
  sources,
};

export const riseOfCthulhu: Game<Rise, RiseChoice, RiseView, RiseMemory, RiseEvent> = {
  id: 'rise-of-cthulhu',
  seats: [2],
  options,
  components: {
    cultist: CULTISTS,
    monster: MONSTERS,
    artifact: ARTIFACTS,
    'old-one': OLD_ONES,
    location: LOCATIONS,
    token: ['dark-hunter'],
  },
  lessons: [lesson],
  ...rules,
  ...sight,
  ...words,
};
