/** What else a scenario may call a choice: Locations by id, Priests by strength, cards without their kind or copy. */
import type { CityChoice } from './choices.ts';
import { withoutCopyNumber } from './components/cards.ts';
import { namesOf } from './components/locations.ts';
import { ownerOf, type PriestId } from './components/priests.ts';
import { priestOf } from './priests.ts';
import type { City } from './state.ts';

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
