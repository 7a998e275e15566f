import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('W skrócie', {
    'CG-1.1': 'Od 2 do 5 graczy w wieku od 12 lat, około 90 minut. Gra trwa zwykle od 9 do 14 rund.',
    'CG-1.2': 'Kładziesz Kapłanów na planszy. Kto ma w Lokacji największy Wpływ, ten ją wygrywa.',
    'CG-1.7':
      'To zasady wydania sklepowego z 2018 roku z jego 8 Kultami, bez Hastura i Marzanny z wydania ze zbiórki społecznościowej.',
  }),
];
