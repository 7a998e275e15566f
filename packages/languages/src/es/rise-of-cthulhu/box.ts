/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/rise-of-cthulhu/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': '¿Se juega con los números de tu propia caja?',
  'option.components.': 'No, con los del juego',
  'box.points': 'Puntos de las cartas que se quedan',
  'box.atMost': 'Cultista más alto al que afecta una carta',
  'box.arrival': 'Dónde despiertan los Primigenios, en este orden',
};
