/** Cult of the Deep: the Game, all that the rest of the world knows of it, put together from its parts. */

import { type Game, type Rules, type Sight, say, shelf, type Wording } from '@conclave/kernel';
import { choiceId, type DeepChoice } from './choices.ts';
import { clone } from './clone.ts';
import { ALTARS } from './components/altars.ts';
import { CHARACTERS } from './components/characters/ids.ts';
import { RITUALS } from './components/rituals/ids.ts';
import { ROLES } from './components/roles.ts';
import { SIGILS } from './components/sigils/ids.ts';
import { WRAITHS } from './components/wraiths/ids.ts';
import type { DeepEvent } from './events.ts';
import { lesson } from './lesson.ts';
import { type DeepMemory, memory } from './memory.ts';
import { migrations } from './migrations.ts';
import { options } from './options.ts';
import { rulesMachine } from './rules/index.ts';
import { setup } from './setup.ts';
import { sources } from './sources.ts';
import type { Deep } from './state.ts';
import { catalogueOf } from './texts/catalogue.ts';
import { foldedRules } from './texts/folded.ts';
import { describe, narrate, prompt } from './texts/words.ts';
import { type DeepView, viewOf } from './view.ts';
import { worldFrom } from './worlds.ts';

export { beliefOf } from './beliefs.ts';
export { numbersOf, symbolIn } from './box.ts';
export type { DeepChoice } from './choices.ts';
export { CHARACTERS, type CharacterId } from './components/characters/ids.ts';
export type { Face } from './components/faces.ts';
export { startingLife } from './components/preset.ts';
export { RITUALS, type RitualId, type Track } from './components/rituals/ids.ts';
export { type RoleId, roleSet } from './components/roles.ts';
export { WRAITHS, type WraithId } from './components/wraiths/ids.ts';
export type { DeepEvent, DeepTold } from './events.ts';
export { RULE_OF_SOURCE } from './texts/component-rules.ts';
export { characterOf, tracksOf, wraithOf } from './verbs/cards.ts';
export type { DeepView, PlayerView } from './view.ts';

const rules: Rules<Deep, DeepChoice, DeepEvent> = {
  ...rulesMachine,
  rulesVersion: 4,
  schemaVersion: 2,
  migrations,
  setup,
  outcome: (s) => s.result,
  clone,
  roundsOf: (s) => s.round,
  partsOf: (_, dealt) =>
    dealt.sitting.map((seat) => [dealt.players[seat]?.role ?? 'none', dealt.players[seat]?.character ?? 'none']),
};

const sight: Sight<Deep, DeepChoice, DeepView, DeepMemory, DeepEvent> = {
  viewOf,
  worldFrom,
  memory,
  // Every decision lists its default first (CD-4.120).
  timeOutChoice: (_, { options: [first] }) => first as DeepChoice,
};

const shelves = shelf(catalogueOf);

const words: Wording<DeepChoice, DeepView, DeepEvent> = {
  ...shelves,
  choiceId,
  describe,
  prompt,
  narrate,
  // With four players nobody sits on the first place, the automated High Priest's (CD-3.8), until somebody possesses him.
  // What he did before must still read right, so he keeps his title.
  namesAt({ sitting }, names, language) {
    const title = say(shelves.texts[language], { key: 'name.high-priest' });
    const possessor = names[sitting.indexOf(0)];
    const priest = possessor === undefined ? title : `${title} (${possessor})`;
    const places = names.length === 4 ? [priest, ...names] : names;
    return Object.fromEntries(places.map((name, place) => [`name.seat.${place}`, name]));
  },
  placeOf: ({ sitting }, seat) => sitting[seat] ?? seat,
  foldedRules,
  sources,
};

export const cultOfTheDeep: Game<Deep, DeepChoice, DeepView, DeepMemory, DeepEvent> = {
  id: 'cult-of-the-deep',
  seats: [4, 5, 6, 7, 8],
  options,
  components: {
    role: ROLES,
    character: CHARACTERS,
    sigil: SIGILS,
    wraith: WRAITHS,
    ritual: RITUALS,
    altar: ALTARS,
    die: ['cultist-die', 'wraith-die', 'kraken-die'],
    coin: ['siren-coin', 'chant-coin', 'necromancer-coin'],
    token: ['shadow-token', 'faceless-token'],
  },
  lessons: [lesson],
  ...rules,
  ...sight,
  ...words,
};
