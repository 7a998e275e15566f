/** The Wraith cards by name (section 2.7). Their records are in files of the same names. */

/** In table order. */
export const WRAITHS = ['banshee', 'poltergeist', 'devourer', 'specter', 'revenant', 'phantom'] as const;
export type WraithId = (typeof WRAITHS)[number];
