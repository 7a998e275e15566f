/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Record<keyof typeof english, string>> = {
  'option.components': 'Spielt ihr mit Zahlen aus eurer eigenen Schachtel?',
  'option.components.': 'Nein, mit denen des Spiels',
  'box.life': 'Leben zu Beginn',
  'box.symbol': 'Machtsymbole',
  'box.coins': 'Münzen im Vorrat',
  'box.coins.chant': 'Gesangsmünzen',
  'box.coins.siren': 'Sirenenmünzen',
  'box.coins.necromancer': 'Nekromantenmünzen',
  'box.supply': 'Würfel und Marker im Vorrat',
  'box.supply.kraken-die': 'Krakenwürfel',
  'box.supply.shadow-token': 'Schattenmarker',
};
