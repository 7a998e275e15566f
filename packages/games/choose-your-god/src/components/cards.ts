/** The names and copies of the 33 Miracles and 33 Intrigues (sections 2.4 and 2.5). A card is a name and the number of its copy. */

/** In table order. */
export const MIRACLE_NAMES = [
  'mir-visitation',
  'mir-pilgrimage',
  'mir-inspiration',
  'mir-divine-fury',
  'mir-relic-trade',
  'mir-hallowed-ground',
  'mir-holy-frenzy',
  'mir-manna',
  'mir-cornucopia',
] as const;
export type MiracleName = (typeof MIRACLE_NAMES)[number];
export type MiracleId = `${MiracleName}-${number}`;

const MIRACLE_COPIES: Readonly<Record<MiracleName, number>> = {
  'mir-visitation': 5,
  'mir-pilgrimage': 4,
  'mir-inspiration': 5,
  'mir-divine-fury': 3,
  'mir-relic-trade': 3,
  'mir-hallowed-ground': 3,
  'mir-holy-frenzy': 2,
  'mir-manna': 5,
  'mir-cornucopia': 3,
};

/** In table order. */
export const INTRIGUE_NAMES = [
  'int-blackmail',
  'int-exorcism',
  'int-foiled-plot',
  'int-slaughter-in-the-streets',
  'int-disperse-the-fanatics',
  'int-secret-search',
  'int-threat-to-the-crown',
  'int-vandalism',
  'int-ambush-the-fool',
  'int-inquisition-raid',
  'int-seize-the-location',
] as const;
export type IntrigueName = (typeof INTRIGUE_NAMES)[number];
export type IntrigueId = `${IntrigueName}-${number}`;

/** What each is sold for, if the box says nothing else. */
export const usualSale: Readonly<Record<IntrigueName, number>> = {
  'int-blackmail': 6,
  'int-exorcism': 5,
  'int-foiled-plot': 7,
  'int-slaughter-in-the-streets': 5,
  'int-disperse-the-fanatics': 6,
  'int-secret-search': 5,
  'int-threat-to-the-crown': 7,
  'int-vandalism': 4,
  'int-ambush-the-fool': 4,
  'int-inquisition-raid': 6,
  'int-seize-the-location': 8,
};

const INTRIGUE_COPIES = 3;

export type HandCardId = MiracleId | IntrigueId;

export const MIRACLES: readonly MiracleId[] = MIRACLE_NAMES.flatMap((name) => copiesOf(name, MIRACLE_COPIES[name]));
export const INTRIGUES: readonly IntrigueId[] = INTRIGUE_NAMES.flatMap((name) => copiesOf(name, INTRIGUE_COPIES));

function copiesOf<N extends string>(name: N, copies: number): `${N}-${number}`[] {
  return Array.from({ length: copies }, (_, i) => `${name}-${i + 1}` as const);
}

const NAMES = new Map<string, MiracleName | IntrigueName>(
  [...MIRACLES, ...INTRIGUES].map((card) => [card, card.slice(0, card.lastIndexOf('-')) as MiracleName | IntrigueName]),
);
const RANKS = new Map<string, number>([...MIRACLES, ...INTRIGUES].map((card, rank) => [card, rank]));

export function nameOf(card: MiracleId): MiracleName;
export function nameOf(card: IntrigueId): IntrigueName;
export function nameOf(card: HandCardId): MiracleName | IntrigueName;
export function nameOf(card: HandCardId): MiracleName | IntrigueName {
  return NAMES.get(card) as MiracleName | IntrigueName;
}

/** What the copies of a card have in common: `mir-manna` of `mir-manna-2`, `lic-exiles` of `lic-exiles-1`. */
export function withoutCopyNumber(id: string): string {
  return id.replace(/-\d+$/, '');
}

export function isMiracle(card: string): card is MiracleId {
  return NAMES.has(card) && card.startsWith('mir-');
}

export function isIntrigue(card: string): card is IntrigueId {
  return NAMES.has(card) && card.startsWith('int-');
}

/** Hands are kept in table order, lower copies first, as options are listed (CG-4.4). */
export function byTableOrder(a: HandCardId, b: HandCardId): number {
  return (RANKS.get(a) as number) - (RANKS.get(b) as number);
}
