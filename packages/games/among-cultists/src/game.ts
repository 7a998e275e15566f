/** Among Cultists with Under the Surface: the Game, all that the rest of the world knows of it, put together from its parts. */

import { type Game, type Rules, type Sight, shelf, type Wording } from '@conclave/kernel';
import { channels } from './channels.ts';
import { type AmongChoice, choiceId } from './choices.ts';
import { claims } from './claims/index.ts';
import { clone } from './clone.ts';
import { CARDS } from './components/cards.ts';
import { CHARACTERS } from './components/characters.ts';
import { EVENT_CARDS } from './components/events.ts';
import { CURSES, HUNT_CARDS, SNARE_FACES } from './components/hunt.ts';
import { ITEMS } from './components/items.ts';
import { LOCATIONS } from './components/locations.ts';
import { ROLES } from './components/roles.ts';
import { ROUTES } from './components/routes.ts';
import { TOKENS } from './components/tokens.ts';
import type { AmongEvent } from './events.ts';
import { lesson, underTheSurfaceLesson } from './lesson.ts';
import { type AmongMemory, memory } from './memory.ts';
import { migrations } from './migrations.ts';
import { options } from './options.ts';
import { rulesMachine } from './rules/index.ts';
import { timeOutChoice } from './rules/time-out.ts';
import { setup } from './setup.ts';
import { sources } from './sources.ts';
import type { Among } from './state.ts';
import { catalogueOf, roomNamesOn } from './texts/catalogue.ts';
import { foldedRules } from './texts/folded.ts';
import { describe, narrate, prompt } from './texts/words.ts';
import { secondsFor } from './time-limits.ts';
import { type AmongView, viewOf } from './view.ts';
import { worldFrom } from './worlds.ts';

export { type Balance, balanceOf } from './balance.ts';
export type { AmongChoice } from './choices.ts';
export { CLAIMS, type Claim, parseClaim } from './claims/claim.ts';
export { CARDS, PULSE_CARDS, type PulseCard, ROOM_CARDS, type RoomCard } from './components/cards.ts';
export { CARRIED_ITEMS, type CarriedItem, type ItemId } from './components/items.ts';
export { COLOURS, type Colour, colourOf, isRoom, type LocationId, type RoomId } from './components/locations.ts';
export { type GameMap, maps, type Place } from './components/maps.ts';
export { isCultistRole, type RoleId } from './components/roles.ts';
export { type RouteId, routeRow } from './components/routes.ts';
export type { AmongEvent, AmongTold } from './events.ts';
export type { Entry } from './state.ts';
export { RULE_OF_COMPONENT } from './texts/component-rules.ts';
export type { AmongView, PlayerView, RoomView } from './view.ts';

const rules: Rules<Among, AmongChoice, AmongEvent> = {
  ...rulesMachine,
  rulesVersion: 3,
  schemaVersion: 2,
  migrations,
  setup,
  outcome: (s) => s.result,
  clone,
  secondsFor,
  roundsOf: (s) => s.round,
};

const sight: Sight<Among, AmongChoice, AmongView, AmongMemory, AmongEvent> = {
  viewOf,
  worldFrom,
  memory,
  timeOutChoice,
  channels,
  claims,
};

const shelves = shelf(catalogueOf);

const words: Wording<AmongChoice, AmongView, AmongEvent> = {
  ...shelves,
  choiceId,
  describe,
  prompt,
  narrate,
  namesAt: ({ options: { map } }, _, language) => roomNamesOn(map, shelves.texts[language]),
  foldedRules,
  sources,
};

export const amongCultists: Game<Among, AmongChoice, AmongView, AmongMemory, AmongEvent> = {
  id: 'among-cultists',
  seats: [4, 5, 6, 7, 8],
  options,
  components: {
    card: CARDS,
    route: ROUTES,
    event: EVENT_CARDS,
    role: ROLES,
    character: CHARACTERS,
    item: ITEMS,
    location: LOCATIONS,
    token: TOKENS,
    snare: SNARE_FACES,
    'hunt-card': HUNT_CARDS,
    'curse-card': CURSES,
  },
  lessons: [lesson, underTheSurfaceLesson],
  ...rules,
  ...sight,
  ...words,
};
