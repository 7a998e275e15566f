/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Jouez-vous avec les nombres de votre propre boîte ?',
  'option.components.': 'Non, avec ceux du jeu',
  'box.life': 'Points de vie de départ',
  'box.symbol': 'Symboles de pouvoir',
  'box.coins': 'Pièces de la réserve',
  'box.coins.chant': 'Pièces Chant',
  'box.coins.siren': 'Pièces Sirène',
  'box.coins.necromancer': 'Pièces Nécromancien',
  'box.supply': 'Dés et jetons de la réserve',
  'box.supply.kraken-die': 'Dés Kraken',
  'box.supply.shadow-token': 'Jetons Ombre',
};
