/** The rule that states what a component does. */
import type { EventCard } from '../components/events.ts';
import type { ItemId } from '../components/items.ts';

export const RULE_OF_EVENT: Readonly<Record<EventCard, string>> = {
  'lights-out': 'AC-5.11',
  'fishman-prowls': 'AC-5.12',
  'acolytes-gather': 'AC-5.13',
  'portal-opens': 'AC-5.14',
  'jammed-doors': 'AC-5.15',
  'broken-ground': 'AC-5.16',
  'quiet-hour': 'AC-5.17',
  'hidden-stacks': 'AC-5.18',
};

export const RULE_OF_ITEM: Readonly<Record<ItemId, string>> = {
  'item-relic': 'AC-5.41',
  'item-owl': 'AC-5.42',
  'item-dagger': 'AC-5.43',
  'item-boots': 'AC-5.44',
  'item-binoculars': 'AC-5.45',
  'item-switch': 'AC-5.46',
  'item-rifle': 'AC-5.47',
  'item-lamp': 'AC-5.48',
};

/** The same for everything that has a name on the table, by its id. */
export const RULE_OF_COMPONENT: Readonly<Record<string, string>> = {
  ...RULE_OF_EVENT,
  ...RULE_OF_ITEM,
  alive: 'AC-4.24',
  dead: 'AC-1.3',
  success: 'AC-4.37',
  failure: 'AC-4.37',
  sabotage: 'AC-4.37',
  acolyte: 'AC-5.20',
  portal: 'AC-4.61',
  fishman: 'AC-5.19',
  hazard: 'AC-5.16',
  generator: 'AC-5.23',
  cultist: 'AC-5.30',
  seer: 'AC-5.31',
  snitch: 'AC-5.32',
  assassin: 'AC-5.33',
  firestarter: 'AC-5.34',
  cursebearer: 'AC-5.35',
  celebrity: 'AC-5.36',
  'blind-cultist': 'AC-5.37',
  'cursed-hunter': 'AC-5.55',
};
