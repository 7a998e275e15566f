/** What makes rooms and passages dangerous, and how many markers of it there are (AC-2.10, AC-5.10). */
export const DANGERS = ['acolyte', 'portal', 'fishman'] as const;
export type Danger = (typeof DANGERS)[number];

export const ACOLYTES = 4;
export const PORTALS = 2;
