/** The words of a language as the game says them: with seats, Route cards and coloured rooms, sets of roles and votes. */
import { type Catalogue, say } from '@conclave/kernel';
import type { texts } from '@conclave/languages/en/among-cultists/index';
import { colourOf, ROOMS } from '../components/locations.ts';
import type { MapId } from '../components/maps.ts';
import { ROUTES } from '../components/routes.ts';
import { options, specialRolesOf } from '../options.ts';
import { ballotLines } from './ballot-lines.ts';

export type TextKey = keyof typeof texts;

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** How a room stands in a sentence: by itself, where somebody is, where somebody goes, and on the way. */
const ROOM_FORMS = ['in', 'to', 'via'] as const;

export function catalogueOf(words: Catalogue): Catalogue {
  return { ...words, ...numberedNames(words), ...roleSets(words), ...ballotLines(words) };
}

/** Names that are a word and a number in every language. */
function numberedNames(words: Catalogue): Catalogue {
  const names: Record<string, string> = {};
  for (const seat of SEATS) names[`name.seat.${seat}`] = say(words, { key: 'each.seat', gaps: { number: seat + 1 } });
  for (const route of ROUTES) {
    const number = Number(route.slice('route-'.length));
    names[`name.${route}`] = say(words, { key: 'each.route', gaps: { number } });
  }
  for (const id of ROOMS) {
    const room = say(words, { key: 'each.room', gaps: { colour: colourOf(id), number: id.slice(-1) } });
    names[`name.${id}`] = room;
    for (const form of ROOM_FORMS)
      names[`name.${form}.${id}`] = say(words, { key: `each.room.${form}`, gaps: { room } });
  }
  return names;
}

/** The values of the option `roles`: every set of special roles, named by the roles in it. */
function roleSets(words: Catalogue): Catalogue {
  const sets = options.find(({ id }) => id === 'roles')?.values ?? [];
  return Object.fromEntries(
    sets.map((set) => {
      const roles = specialRolesOf({ roles: String(set) }).map((role) => say(words, { key: `name.${role}` }));
      return [`option.roles.${set}`, roles.join(', ') || say(words, { key: 'each.roles.none' })];
    }),
  );
}

/** Rooms by what they are on the map in play as well: Pink 1 is the Dean's Office of the University. */
export function roomNamesOn(map: MapId, texts: Catalogue): Catalogue {
  const names: Record<string, string> = {};
  for (const id of ROOMS) {
    const place = texts[`name.${map}.${id}`];
    if (place === undefined) continue;
    for (const key of [`name.${id}`, ...ROOM_FORMS.map((form) => `name.${form}.${id}`)]) {
      names[key] = say(texts, { key: 'each.room.named', gaps: { room: texts[key] ?? '', place } });
    }
  }
  return names;
}
