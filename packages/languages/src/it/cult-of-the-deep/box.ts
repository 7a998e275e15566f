import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Giochi con i numeri della tua scatola?',
  'option.components.': 'No, con quelli del gioco',
  'box.life': 'Punti vita iniziali',
  'box.symbol': 'Simboli di potere',
  'box.coins': 'Monete nella riserva',
  'box.coins.chant': 'Monete Canto',
  'box.coins.siren': 'Monete Sirena',
  'box.coins.necromancer': 'Monete Negromante',
  'box.supply': 'Dadi e segnalini nella riserva',
  'box.supply.kraken-die': 'Dadi Kraken',
  'box.supply.shadow-token': 'Segnalini Ombra',
};
