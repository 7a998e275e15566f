/** The places of both maps (section 2.13). A Location is any of them; rooms are the coloured ones and the Cafeteria (AC-1.8). */
export const COLOURS = ['pink', 'blue', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The coloured rooms, by colour and number. Each map and side uses some of them. */
export const ROOMS = [
  'pink-1',
  'pink-2',
  'pink-3',
  'blue-1',
  'blue-2',
  'blue-3',
  'orange-1',
  'orange-2',
  'orange-3',
  'red-1',
  'red-2',
] as const;
export type RoomId = (typeof ROOMS)[number];

export const CAFETERIA = 'cafeteria';

export const PASSAGES = [
  'hall-nw',
  'hall-ne',
  'hall-se',
  'hall-sw',
  'crypt-tunnel',
  'old-sewer',
  'ice-altar',
  'ice-north',
  'ice-east',
  'ice-west',
  'ice-south',
  'ice-southeast',
  'crevasse',
  'meltwater-tunnel',
] as const;
export type PassageId = (typeof PASSAGES)[number];

export const LOCATIONS = [CAFETERIA, ...ROOMS, ...PASSAGES] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The Fishman's place off the board (AC-2.21). */
export const THE_DEPTHS = 'the-depths';

const COLOUR_OF = Object.fromEntries(ROOMS.map((room) => [room, room.slice(0, room.indexOf('-'))])) as Record<
  RoomId,
  Colour
>;

/** A coloured room: it has a deck, books and perhaps an Item (AC-2.20). */
export function isRoom(id: string): id is RoomId {
  return id in COLOUR_OF;
}

export function colourOf(room: RoomId): Colour {
  return COLOUR_OF[room];
}
