/** The words of a language as the game says them: with copies of cards, Priests of five colours, Locations as places, Licenses by kind, round limits. */
import { type Catalogue, say } from '@conclave/kernel';
import type { texts } from '@conclave/languages/en/choose-your-god/index';
import { INTRIGUES, MIRACLES, nameOf } from '../components/cards.ts';
import { LICENSES, type License, licenses } from '../components/licenses.ts';
import { type Location, locationId, NUMBERS } from '../components/locations.ts';
import { COLOURS, patriarchOf, tokensOf } from '../components/priests.ts';
import { options } from '../options.ts';

export type TextKey = keyof typeof texts;

export function catalogueOf(words: Catalogue): Catalogue {
  const made: Record<string, string> = {};
  const placeOf = (number: Location) => say(words, { key: 'each.place', gaps: { name: locationId(number), number } });

  for (const location of NUMBERS) made[`name.loc-${location}`] = placeOf(location);
  for (const card of [...MIRACLES, ...INTRIGUES]) made[`name.${card}`] = say(words, { key: `name.${nameOf(card)}` });
  for (const [seat, colour] of COLOURS.entries()) {
    const figure = (priest: string) => say(words, { key: 'each.priest', gaps: { priest, colour } });
    made[`name.${patriarchOf(seat)}`] = figure('patriarch');
    for (const token of tokensOf(seat)) made[`name.${token}`] = figure('priest');
  }
  for (const id of LICENSES) {
    const strength = say(words, { key: 'each.license.strength', gaps: { amount: licenses[id].strength } });
    made[`card.${id}`] = `${strength} ${effectOf(words, licenses[id], placeOf)}`;
  }
  for (const rounds of options.find(({ id }) => id === 'round-limit')?.values ?? []) {
    if (typeof rounds !== 'number') continue;
    made[`option.round-limit.${rounds}`] = say(words, { key: 'each.roundLimit', gaps: { rounds } });
  }
  return { ...words, ...made };
}

function effectOf(words: Catalogue, license: License, placeOf: (location: Location) => string): string {
  const key = `each.license.${license.kind}`;
  switch (license.kind) {
    case 'approval':
      return say(words, { key, gaps: { placement: license.placement } });
    case 'community':
    case 'title':
      return say(words, { key, gaps: { place: placeOf(license.location) } });
    case 'tithe':
      return say(words, { key, gaps: { numbers: license.locations } });
    default:
      return say(words, { key });
  }
}
