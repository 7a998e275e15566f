/** Altar boards (section 2.1), numbered from the left. */
export const ALTARS = ['altar-1', 'altar-2', 'altar-3', 'altar-4'] as const;
export type AltarId = (typeof ALTARS)[number];
