/** Item tokens of Under the Surface (AC-2.13). What they do stands in rules/items.ts. */
export const ITEMS = [
  'item-relic',
  'item-owl',
  'item-dagger',
  'item-boots',
  'item-binoculars',
  'item-switch',
  'item-rifle',
  'item-lamp',
] as const;
export type ItemId = (typeof ITEMS)[number];

/** How many are used with 4 to 6, with 7, and with 8 players. */
const COPIES: Readonly<Record<ItemId, readonly [number, number, number]>> = {
  'item-relic': [3, 3, 3],
  'item-owl': [1, 1, 1],
  'item-dagger': [1, 1, 1],
  'item-boots': [1, 1, 2],
  'item-binoculars': [1, 1, 1],
  'item-switch': [1, 1, 1],
  'item-rifle': [1, 1, 1],
  'item-lamp': [0, 1, 1],
};

/** As many tokens as there are coloured rooms. */
export function itemsFor(seats: number): ItemId[] {
  const column = seats <= 6 ? 0 : seats === 7 ? 1 : 2;
  return ITEMS.flatMap((item) => Array<ItemId>(COPIES[item][column]).fill(item));
}

/** Items that are taken and carried; the others act at once where they are found (AC-5.40). */
export const CARRIED_ITEMS = ['item-dagger', 'item-boots', 'item-binoculars', 'item-rifle', 'item-lamp'] as const;
export type CarriedItem = (typeof CARRIED_ITEMS)[number];

export function isCarried(item: ItemId): item is CarriedItem {
  return (CARRIED_ITEMS as readonly string[]).includes(item);
}

export const RELICS_TO_AWAKE = 3;
