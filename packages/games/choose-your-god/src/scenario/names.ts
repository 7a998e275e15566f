/** What else a scenario may call choices and things: Locations by id, Priests by strength, cards without their kind or copy. */
import type { CityChoice } from '../choices.ts';
import { withoutCopyNumber } from '../components/cards.ts';
import { LOCATIONS, type LocationId, namesOf } from '../components/locations.ts';
import { ownerOf, type PriestId } from '../components/priests.ts';
import { priestOf } from '../priests.ts';
import type { City } from '../state.ts';

export function alsoCalled(s: City, choice: CityChoice): readonly string[] {
  switch (choice.type) {
    case 'location':
      return namesOf(choice.location);
    case 'pick':
      return [strengthOf(s, choice.priest)];
    case 'raise':
    case 'plus2':
    case 'plus4':
      return [`${choice.type}:${strengthOf(s, choice.priest)}`];
    case 'ability':
      return [choice.ability];
    case 'take':
      return [`license:${choice.card}`, ...shortNames(choice.card)];
    case 'miracle':
    case 'intrigue':
    case 'license':
      return [choice.card, ...shortNames(choice.card), ...shortNames(`${choice.type}:${choice.card}`)];
    case 'sell':
    case 'buy':
      return shortNames(`${choice.type}:${choice.card}`);
    default:
      return [];
  }
}

/** `3`, or `patriarch`: as section 4.3 names a Free Priest. */
function strengthOf(s: City, priest: PriestId): string {
  return String(priestOf(s, ownerOf(priest), priest).strength);
}

function shortNames(id: string): string[] {
  const short = withoutCopyNumber(id);
  return short === id ? [] : [short];
}

/** A card by its name without the copy, or a Location by its id. */
export function isCalled(found: unknown, name: string): boolean {
  if (typeof found === 'number') return LOCATIONS.indexOf(name as LocationId) === found - 1 && found > 0;
  return typeof found === 'string' && /^(mir|int|lic)-/.test(found) && withoutCopyNumber(found) === name;
}

/** Hands, Licenses, Altars and the Priests of a zone lie in no order. */
export function isUnordered(path: string): boolean {
  return /^players\.\d\.(hand\.(miracles|intrigues)|licenses|altars|zones\.[\w-]+)$/.test(path);
}
