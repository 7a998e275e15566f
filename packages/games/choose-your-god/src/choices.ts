/** Every choice the game can offer, by the names of section 4.6. */
import { INTRIGUES, type IntrigueId, MIRACLES, type MiracleId } from './components/cards.ts';
import { ABILITIES, type AbilityId, CULTS, type CultId } from './components/cults.ts';
import { LICENSES, type LicenseId } from './components/licenses.ts';
import { type Location, NUMBERS } from './components/locations.ts';
import { ALL_PRIESTS, type PriestId } from './components/priests.ts';

export type CityChoice =
  | { readonly type: 'cult'; readonly cult: CultId }
  // What to celebrate, and rewards
  | { readonly type: 'no' | 'miracles' | 'intrigues' | 'followers' | 'priest' | 'coins' }
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'location'; readonly location: Location }
  | { readonly type: 'pick'; readonly priest: PriestId }
  | { readonly type: 'pray' | 'none' | 'done' | 'pass' | 'stop' | 'use' | 'decline' }
  | { readonly type: 'sell'; readonly card: IntrigueId }
  | { readonly type: 'buy'; readonly card: LicenseId }
  | { readonly type: 'ability'; readonly ability: AbilityId }
  // Own cards
  | { readonly type: 'miracle'; readonly card: MiracleId }
  | { readonly type: 'intrigue'; readonly card: IntrigueId }
  | { readonly type: 'license'; readonly card: LicenseId }
  | { readonly type: 'supremacy' }
  /** A License to be taken. */
  | { readonly type: 'take'; readonly card: LicenseId }
  // Temple District, Academy, Port
  | { readonly type: 'new' | 'two' | 'four' }
  | { readonly type: 'raise' | 'plus2' | 'plus4'; readonly priest: PriestId };

// Choices are made once and shared: lists of options are built a hundred thousand times a second in simulations.
export const NO = plain('no');
export const OF_MIRACLES = plain('miracles');
export const OF_INTRIGUES = plain('intrigues');
export const OF_FOLLOWERS = plain('followers');
export const OF_PRIEST = plain('priest');
export const OF_COINS = plain('coins');
export const PRAY = plain('pray');
export const NONE = plain('none');
export const DONE = plain('done');
export const PASS = plain('pass');
export const STOP = plain('stop');
export const USE = plain('use');
export const DECLINE = plain('decline');
export const SUPREMACY = plain('supremacy');
export const NEW = plain('new');
export const TWO = plain('two');
export const FOUR = plain('four');

export const cultChoice = sharedBy(CULTS, (cult) => ({ type: 'cult', cult }) as const);
export const numberChoice = sharedBy(NUMBERS, (number) => ({ type: 'number', number }) as const);
export const locationChoice = sharedBy(NUMBERS, (location) => ({ type: 'location', location }) as const);
export const pickChoice = sharedBy(ALL_PRIESTS, (priest) => ({ type: 'pick', priest }) as const);
export const raiseChoice = sharedBy(ALL_PRIESTS, (priest) => ({ type: 'raise', priest }) as const);
export const plus2Choice = sharedBy(ALL_PRIESTS, (priest) => ({ type: 'plus2', priest }) as const);
export const plus4Choice = sharedBy(ALL_PRIESTS, (priest) => ({ type: 'plus4', priest }) as const);
export const sellChoice = sharedBy(INTRIGUES, (card) => ({ type: 'sell', card }) as const);
export const buyChoice = sharedBy(LICENSES, (card) => ({ type: 'buy', card }) as const);
export const abilityChoice = sharedBy(ABILITIES, (ability) => ({ type: 'ability', ability }) as const);
export const miracleChoice = sharedBy(MIRACLES, (card) => ({ type: 'miracle', card }) as const);
export const intrigueChoice = sharedBy(INTRIGUES, (card) => ({ type: 'intrigue', card }) as const);
export const licenseChoice = sharedBy(LICENSES, (card) => ({ type: 'license', card }) as const);
export const takeChoice = sharedBy(LICENSES, (card) => ({ type: 'take', card }) as const);

function plain<T extends string>(type: T): { readonly type: T } {
  return Object.freeze({ type });
}

function sharedBy<K, C extends object>(keys: readonly K[], make: (key: K) => C): (key: K) => C {
  const choices = new Map(keys.map((key) => [key, Object.freeze(make(key))]));
  return (key) => choices.get(key) as C;
}

/** The choice as the specification writes it: `pray`, `sell:int-blackmail-1`, `raise:priest-red-2`, a Location's number, a Priest's id. */
export function choiceId(choice: CityChoice): string {
  switch (choice.type) {
    case 'cult':
      return choice.cult;
    case 'number':
      return String(choice.number);
    case 'location':
      return String(choice.location);
    case 'pick':
      return choice.priest;
    case 'take':
      return choice.card;
    case 'ability':
      return `ability:${choice.ability}`;
    case 'raise':
    case 'plus2':
    case 'plus4':
      return `${choice.type}:${choice.priest}`;
    case 'sell':
    case 'buy':
    case 'miracle':
    case 'intrigue':
    case 'license':
      return `${choice.type}:${choice.card}`;
    default:
      return choice.type;
  }
}
