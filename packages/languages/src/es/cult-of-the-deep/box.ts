/** What the numbers of the own box are called: groups, and fields that no component names. */
import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': '¿Se juega con los números de tu propia caja?',
  'option.components.': 'No, con los del juego',
  'box.life': 'Puntos de vida iniciales',
  'box.symbol': 'Símbolos de poder',
  'box.coins': 'Monedas en la reserva',
  'box.coins.chant': 'Monedas de cántico',
  'box.coins.siren': 'Monedas de sirena',
  'box.coins.necromancer': 'Monedas de nigromante',
  'box.supply': 'Dados y fichas en la reserva',
  'box.supply.kraken-die': 'Dados del Kraken',
  'box.supply.shadow-token': 'Fichas de sombra',
};
