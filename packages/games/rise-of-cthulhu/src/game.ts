/** Rise of Cthulhu: the Game, all that the rest of the world knows of it. */

import { type Game, shelf } from '@conclave/kernel';
import { choiceId, type RiseChoice } from './choices.ts';
import { clone } from './clone.ts';
import { ARTIFACTS } from './components/artifacts.ts';
import { CULTISTS } from './components/cultists.ts';
import { LOCATIONS } from './components/locations.ts';
import { MONSTERS } from './components/monsters.ts';
import { OLD_ONES } from './components/old-ones.ts';
import type { RiseEvent } from './events.ts';
import { given } from './given.ts';
import { insight } from './insight.ts';
import { lesson } from './lesson.ts';
import { memory, type RiseMemory } from './memory.ts';
import { options } from './options.ts';
import { apply, choose, kindOfDecision, pending, settle } from './rules/index.ts';
import { timeOutChoice } from './rules/time-out.ts';
import { setup } from './setup.ts';
import { sources } from './sources.ts';
import type { Rise } from './state.ts';
import { catalogueOf } from './texts/catalogue.ts';
import { textsFromBox } from './texts/from-the-box.ts';
import { foldedRules } from './texts/rulebook/folded.ts';
import { rules, translatedRules } from './texts/rulebook.ts';
import { describe, narrate, prompt } from './texts/words.ts';
import { inspect, type RiseView, viewOf } from './view.ts';
import { worldFrom } from './worlds.ts';

export { numbersOf } from './box.ts';
export type { RiseChoice } from './choices.ts';
export { BASE_OLD_ONES, OLD_ONES } from './components/old-ones.ts';
export type { RiseEvent, RiseTold } from './events.ts';
export { RULE_OF_CARD } from './texts/card-rules.ts';
export type { RiseView } from './view.ts';

const words = shelf(catalogueOf);

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
  rulesVersion: 1,
  schemaVersion: 1,
  migrations: {},
  settle,
  pending,
  apply,
  choose,
  kindOfDecision,
  setup,
  outcome: (s) => s.result,
  viewOf,
  worldFrom,
  memory,
  clone,
  choiceId,
  describe,
  timeOutChoice: (_, asked) => timeOutChoice(asked),
  prompt,
  narrate,
  inspect,
  given,
  namesAt: ({ options }, _, language) => textsFromBox(options, words.texts[language]),
  ...words,
  rules,
  translatedRules,
  foldedRules,
  insight,
  sources,
  lesson,
  roundsOf: (s) => s.turnNumber,
};
