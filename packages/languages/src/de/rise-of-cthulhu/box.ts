/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Record<keyof typeof english, string>> = {
  'option.components': 'Spielt ihr mit Zahlen aus eurer eigenen Schachtel?',
  'option.components.': 'Nein, mit denen des Spiels',
  'box.points': 'Punkte von Karten, die liegen bleiben',
  'box.atMost': 'Höchster Kultist, den eine Karte trifft',
  'box.arrival': 'Wo Große Alte erwachen, in dieser Reihenfolge',
};
