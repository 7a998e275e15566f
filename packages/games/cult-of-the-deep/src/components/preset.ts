/**
 * The preset `balanced` (CD-7.10): numbers of our own by which bots of equal strength win about equally often. RULES.md has
 * what was measured before and after.
 */
import type { CharacterId } from './characters.ts';

export const PRESETS = ['printed', 'balanced'] as const;
export type Preset = (typeof PRESETS)[number];

/** The printed bonus of the High Priest for each Cabalist. */
export const PRINTED_BONUS = 3;

/** The bonus in its place, by the number of players. */
export const BALANCED_BONUS: Readonly<Record<number, number>> = { 4: 3, 5: 9, 6: 6, 7: 7, 8: 5 };

/** How much life a character has more or less than printed. */
export const BALANCED_LIFE: Readonly<Partial<Record<CharacterId, number>>> = {};
