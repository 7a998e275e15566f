/** Curse of the Hunter: snares, hunt cards and curse cards (AC-5.55). */
export const SNARE_FACES = ['jaws', 'empty'] as const;
export type SnareFace = (typeof SNARE_FACES)[number];

export const HUNT_CARDS = ['graze', 'mortal-wound'] as const;
export type HuntCard = (typeof HUNT_CARDS)[number];

export const CURSES = ['redeemed', 'bound', 'feral'] as const;
export type Curse = (typeof CURSES)[number];

export const SNARES_OF_EACH_FACE = 3;
export const ALL_SNARES = 2 * SNARES_OF_EACH_FACE;

export function allHuntCards(): HuntCard[] {
  return ['graze', 'graze', 'graze', 'graze', 'mortal-wound', 'mortal-wound'];
}
