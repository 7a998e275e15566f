/** Names that are a word and a number in every language: seats, Route cards and coloured rooms. */
import type { Catalogue } from '@conclave/kernel';
import { COLOURS, type Colour, colourOf, ROOMS } from '../components/locations.ts';
import type { MapId } from '../components/maps.ts';
import { ROUTES } from '../components/routes.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

interface NumberedWords {
  readonly seat: string;
  readonly route: string;
  readonly colours: Readonly<Record<Colour, string>>;
  /** The words before a room that somebody is in, and before one that somebody goes to. */
  readonly in: string;
  readonly to: string;
}

export function numberedNames(words: NumberedWords): Catalogue {
  const names: Record<string, string> = {};
  for (const seat of SEATS) names[`name.seat.${seat}`] = `${words.seat} ${seat + 1}`;
  for (const route of ROUTES) names[`name.${route}`] = `${words.route} ${Number(route.slice('route-'.length))}`;
  for (const colour of COLOURS) names[`name.${colour}`] = words.colours[colour];
  for (const room of ROOMS) {
    const name = `${words.colours[colourOf(room)]} ${room.slice(-1)}`;
    names[`name.${room}`] = name;
    names[`name.in.${room}`] = `${words.in} ${name}`;
    names[`name.to.${room}`] = `${words.to} ${name}`;
    names[`name.via.${room}`] = name;
  }
  return names;
}

/** Rooms by what they are on the map in play as well: Pink 1 is the Dean's Office of the University. */
export function roomNamesOn(map: MapId, texts: Catalogue): Catalogue {
  const names: Record<string, string> = {};
  for (const room of ROOMS) {
    const place = texts[`name.${map}.${room}`];
    if (place === undefined) continue;
    for (const key of [`name.${room}`, `name.in.${room}`, `name.to.${room}`, `name.via.${room}`]) {
      names[key] = `${texts[key]} (${place})`;
    }
  }
  return names;
}
