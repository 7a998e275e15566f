/** Characters (section 2.5): life and power symbol. What they do stands with the rule it changes (section 5.3). */
import type { Face } from './faces.ts';

interface Character {
  readonly life: number;
  readonly symbol: Face;
  /** Coins taken at setup, and only then (CD-9.83). */
  readonly chantCoins?: number;
  readonly sirenCoins?: number;
}

/** In table order. Life and symbols are our reconstruction: balance is tuned here first (CD-12.23). */
export const characters = {
  alchemist: { life: 17, symbol: 'cosmos' },
  'alchemist-ii': { life: 16, symbol: 'ancient' },
  sorceress: { life: 16, symbol: 'ancient' },
  'sorceress-ii': { life: 18, symbol: 'parchment' },
  merchant: { life: 16, symbol: 'parchment', chantCoins: 2, sirenCoins: 1 },
  'merchant-ii': { life: 15, symbol: 'cosmos', chantCoins: 2, sirenCoins: 2 },
  guardian: { life: 15, symbol: 'ancient' },
  'guardian-ii': { life: 16, symbol: 'parchment' },
  assassin: { life: 15, symbol: 'dagger' },
  'assassin-ii': { life: 15, symbol: 'double-dagger' },
  faceless: { life: 17, symbol: 'cosmos' },
  'faceless-ii': { life: 16, symbol: 'dagger' },
  librarian: { life: 18, symbol: 'parchment' },
  'librarian-ii': { life: 17, symbol: 'ancient' },
  'blood-mage': { life: 20, symbol: 'dagger' },
  'blood-mage-ii': { life: 18, symbol: 'cosmos' },
  reaper: { life: 16, symbol: 'double-dagger' },
  'reaper-ii': { life: 17, symbol: 'ancient' },
  necromancer: { life: 15, symbol: 'cosmos' },
} as const satisfies Record<string, Character>;

export type CharacterId = keyof typeof characters;

export const CHARACTERS = Object.keys(characters) as CharacterId[];
/** Without the Necromancer, who comes only with the variant. */
export const ORDINARY_CHARACTERS = CHARACTERS.filter((id) => id !== 'necromancer');

export function isCharacter(id: string): id is CharacterId {
  return Object.hasOwn(characters, id);
}

export function characterOf(id: CharacterId): Character {
  return characters[id];
}
