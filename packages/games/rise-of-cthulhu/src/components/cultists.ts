/** The fifty Cultists (RC-2.2): five colours, each with the values 1 to 10. They have no text. */
export const COLOURS = ['crimson', 'amber', 'jade', 'azure', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export type CultistId = `cultist-${Colour}-${string}`;

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** All Cultists in canonical order (RC-4.24): by colour, then by value. */
export const CULTISTS: readonly CultistId[] = COLOURS.flatMap((colour) =>
  VALUES.map((value) => `cultist-${colour}-${String(value).padStart(2, '0')}` as const),
);

const ALL: ReadonlySet<string> = new Set(CULTISTS);

export function isCultist(card: string): card is CultistId {
  return ALL.has(card);
}

// The id says everything, so it is read instead of looked up: simulations do this many million times a second.

/** The last digit is the value; 0 stands for 10. */
export function valueOfCultist(id: CultistId): number {
  const digit = id.charCodeAt(id.length - 1) - 48;
  return digit === 0 ? 10 : digit;
}

const COLOUR_LETTER = 'cultist-'.length + 1;

/** Place of each colour in `COLOURS`, by its second letter, in which no two are alike. */
const COLOUR_INDEX: number[] = [];
COLOURS.forEach((colour, i) => {
  COLOUR_INDEX[colour.charCodeAt(1)] = i;
});

function colourIndex(id: CultistId): number {
  return COLOUR_INDEX[id.charCodeAt(COLOUR_LETTER)] as number;
}

export function isSameColour(a: CultistId, b: CultistId): boolean {
  return a.charCodeAt(COLOUR_LETTER) === b.charCodeAt(COLOUR_LETTER);
}

export function colourOf(id: CultistId): Colour {
  return COLOURS[colourIndex(id)] as Colour;
}

/** Place in the canonical order, 0 to 49. */
export function rankOf(id: CultistId): number {
  return colourIndex(id) * VALUES.length + valueOfCultist(id) - 1;
}

/** Sorts in place, by insertion: for lists as short as these it is faster than `sort`. */
export function inCanonicalOrder(cards: CultistId[]): CultistId[] {
  for (let i = 1; i < cards.length; i++) insertInOrder(cards, i);
  return cards;
}

/** Moves the card at this place down to where it belongs among those before it, which are in order. */
export function insertInOrder(cards: CultistId[], place: number): void {
  const card = cards[place] as CultistId;
  const rank = rankOf(card);
  let i = place;
  for (; i > 0 && rankOf(cards[i - 1] as CultistId) > rank; i--) cards[i] = cards[i - 1] as CultistId;
  cards[i] = card;
}
