/** The fifty Cultists (RC-2.2): five colours, each with the values 1 to 10. They have no text. */
export const COLOURS = ['crimson', 'amber', 'jade', 'azure', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export type CultistId = `cultist-${Colour}-${string}`;

export interface Cultist {
  readonly id: CultistId;
  readonly colour: Colour;
  readonly value: number;
  /** Place in the canonical order (RC-4.24): by colour, then by value. */
  readonly rank: number;
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const ALL: readonly Cultist[] = COLOURS.flatMap((colour, i) =>
  VALUES.map((value) => ({
    id: `cultist-${colour}-${String(value).padStart(2, '0')}` as const,
    colour,
    value,
    rank: i * VALUES.length + value - 1,
  })),
);

/** All Cultists in canonical order. */
export const CULTISTS: readonly CultistId[] = ALL.map((cultist) => cultist.id);

const BY_ID = new Map<string, Cultist>(ALL.map((cultist) => [cultist.id, Object.freeze(cultist)]));

export function isCultist(card: string): card is CultistId {
  return BY_ID.has(card);
}

export function cultist(id: CultistId): Cultist {
  return BY_ID.get(id) as Cultist;
}

export function cardValue(id: CultistId): number {
  return cultist(id).value;
}

export function byCanonicalOrder(a: CultistId, b: CultistId): number {
  return cultist(a).rank - cultist(b).rank;
}
