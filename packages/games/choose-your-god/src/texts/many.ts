/** Words for things that come in numbers: copies of cards, Priests of five colours, Locations as places, Licenses by kind, round limits. */
import { INTRIGUES, MIRACLES, nameOf } from '../components/cards.ts';
import { LICENSES, type License, licenses } from '../components/licenses.ts';
import { type Location, locationId, NUMBERS } from '../components/locations.ts';
import { COLOURS, patriarchOf, tokensOf } from '../components/priests.ts';
import { options } from '../options.ts';

type Texts = Record<string, string>;

/** How a language says what differs only by a number or a name. */
export interface ManyThings {
  /** A Location with its number, as it stands in a sentence. */
  place(name: string, number: Location): string;
  roundLimit(rounds: number): string;
  /** What a License does, by its kind; the strength it adds is said first. */
  strength(amount: number): string;
  readonly kinds: {
    approval(placement: number): string;
    community(place: string): string;
    title(place: string): string;
    tithe(numbers: string): string;
    readonly novitiates: string;
    readonly exiles: string;
    readonly 'aulic-magus': string;
  };
}

export function wordsForMany(many: ManyThings, names: Readonly<Record<string, string>>): Texts {
  const nameFor = (id: string) => names[`name.${id}`] as string;
  const placeOf = (location: Location) => many.place(nameFor(locationId(location)), location);
  const texts: Texts = {};

  for (const location of NUMBERS) texts[`name.loc-${location}`] = placeOf(location);
  for (const card of [...MIRACLES, ...INTRIGUES]) texts[`name.${card}`] = nameFor(nameOf(card));
  for (const [seat, colour] of COLOURS.entries()) {
    texts[`name.${patriarchOf(seat)}`] = `${nameFor('patriarch')} (${nameFor(colour)})`;
    for (const token of tokensOf(seat)) texts[`name.${token}`] = `${nameFor('priest')} (${nameFor(colour)})`;
  }
  for (const id of LICENSES) {
    const { strength } = licenses[id];
    texts[`card.${id}`] = `${many.strength(strength)} ${textOf(licenses[id], many.kinds, placeOf)}`;
  }
  for (const rounds of options.find(({ id }) => id === 'round-limit')?.values ?? []) {
    if (typeof rounds === 'number') texts[`option.round-limit.${rounds}`] = many.roundLimit(rounds);
  }
  return texts;
}

function textOf(license: License, kinds: ManyThings['kinds'], placeOf: (location: Location) => string): string {
  switch (license.kind) {
    case 'approval':
      return kinds.approval(license.placement);
    case 'community':
    case 'title':
      return kinds[license.kind](placeOf(license.location));
    case 'tithe':
      return kinds.tithe(license.locations.join(', '));
    default:
      return kinds[license.kind];
  }
}
