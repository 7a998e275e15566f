/** Tokens and markers with no rules of their own to name them by (AC-2.10). */
export const TOKENS = [
  'book',
  'fishman',
  'acolyte',
  'portal',
  'hazard',
  'generator',
  'clock',
  'start-player',
  'door-marker',
  'unsafe-board',
] as const;
