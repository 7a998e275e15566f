/** The characters by name (section 2.5). Their records are in files of the same names. */

/** In table order. */
export const CHARACTERS = [
  'alchemist',
  'alchemist-ii',
  'sorceress',
  'sorceress-ii',
  'merchant',
  'merchant-ii',
  'guardian',
  'guardian-ii',
  'assassin',
  'assassin-ii',
  'faceless',
  'faceless-ii',
  'librarian',
  'librarian-ii',
  'blood-mage',
  'blood-mage-ii',
  'reaper',
  'reaper-ii',
  'necromancer',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Without the Necromancer, who comes only with the variant. */
export const ORDINARY_CHARACTERS: readonly CharacterId[] = CHARACTERS.filter((id) => id !== 'necromancer');
