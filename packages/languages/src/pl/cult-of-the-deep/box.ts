import type { box as english } from '../../en/cult-of-the-deep/box.ts';

export const box: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.components': 'Czy grasz z liczbami z własnego pudełka?',
  'option.components.': 'Nie, z liczbami gry',
  'box.life': 'Początkowe punkty życia',
  'box.symbol': 'Symbole mocy',
  'box.coins': 'Monety w zasobach',
  'box.coins.chant': 'Monety Pieśni',
  'box.coins.siren': 'Monety Syren',
  'box.coins.necromancer': 'Monety Nekromanty',
  'box.supply': 'Kości i żetony w zasobach',
  'box.supply.kraken-die': 'Kości Krakena',
  'box.supply.shadow-token': 'Żetony Cienia',
};
