/** The Priests of five colours (section 2.7). A seat has its own colour; colour is cosmetic. */
import type { Seat } from '@conclave/kernel';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export type PatriarchId = `patriarch-${Colour}`;
export type TokenId = `priest-${Colour}-${number}`;
export type PriestId = PatriarchId | TokenId;

/** A seat owns 15 tokens, 3 of each strength from 1 to 5. */
export const TOKENS_PER_SEAT = 15;
export const TOKENS_PER_STRENGTH = 3;
export const HIGHEST_STRENGTH = 5;
export const STRENGTHS: readonly number[] = [1, 2, 3, 4, 5];

export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] as Colour;
}

const PATRIARCHS: readonly PatriarchId[] = COLOURS.map((colour) => `patriarch-${colour}` as const);
const TOKENS: readonly (readonly TokenId[])[] = COLOURS.map((colour) =>
  Array.from({ length: TOKENS_PER_SEAT }, (_, i) => `priest-${colour}-${i + 1}` as const),
);

export function patriarchOf(seat: Seat): PatriarchId {
  return PATRIARCHS[seat] as PatriarchId;
}

/** The names a seat's tokens can bear, lowest first. */
export function tokensOf(seat: Seat): readonly TokenId[] {
  return TOKENS[seat] as readonly TokenId[];
}

export const ALL_PRIESTS: readonly PriestId[] = [...PATRIARCHS, ...TOKENS.flat()];

const OWNERS = new Map<PriestId, Seat>([
  ...PATRIARCHS.map((id, seat): [PriestId, Seat] => [id, seat]),
  ...TOKENS.flatMap((ids, seat) => ids.map((id): [PriestId, Seat] => [id, seat])),
]);

/** Whose it is: the colour tells. */
export function ownerOf(priest: PriestId): Seat {
  return OWNERS.get(priest) as Seat;
}
