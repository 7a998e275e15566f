/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Jouez-vous avec les nombres de votre propre boîte ?',
  'option.components.': 'Non, avec ceux du jeu',
  'box.points': 'Points des cartes qui restent',
  'box.atMost': 'Cultiste le plus fort qu’une carte touche',
  'box.arrival': 'Où s’éveillent les Grands Anciens, dans cet ordre',
};
