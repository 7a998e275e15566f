/** The Characters (AC-2.11). They have no abilities; seats take them in this order. */
export const CHARACTERS = ['claire', 'gomery', 'ada', 'barnaby', 'iris', 'lucien', 'odette', 'silas'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
