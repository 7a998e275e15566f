import { under } from '../../../under.ts';

export const components = [
  ...under('Luoghi', {
    'CG-2.1':
      'Il tabellone ha 13 Luoghi. La loro elemosina: i Luoghi da 1 a 3 danno 1 moneta, da 4 a 9 ne danno 2, da 10 a 13 ne danno 3.',
    'CG-2.2': [
      'Per predicare in un Luogo servono Seguaci. I Luoghi da 1 a 6 sono aperti a tutti, anche senza Seguaci. Gli altri ne chiedono:',
      '7 Quartiere degli Artigiani: 3',
      '8 Accademia: 4',
      '9 Porto: 5',
      '10 Palazzo: 6',
      '11 Quartiere dei Nobili: 7',
      '12 Caserma della Guardia: 8',
      '13 Squarcio delle Tenebre: 9',
    ].join('\n'),
    'CG-2.3': [
      'Quando preghi, le Folle fanatiche che possiedi dicono quali benefici puoi prendere:',
      'Nessuna Folla: nessuno',
      '1 Folla: Luoghi da 1 a 3',
      '2 Folle: Luoghi da 1 a 5',
      '3 Folle o più: Luoghi da 1 a 7',
    ].join('\n'),
  }),
  ...under('Culti', {
    'CG-2.4': [
      'Ci sono 8 Culti, ciascuno con un lato chiaro e uno oscuro. La loro Potenza divina:',
      'Anubi: chiaro 18, oscuro 26',
      'Cthulhu: chiaro 21, oscuro 23',
      'Fafnir: chiaro 17, oscuro 27',
      'Giano: chiaro 19, oscuro 29',
      'Nirriti: chiaro 16, oscuro 25',
      'Tiamat: chiaro 20, oscuro 28',
      'Aracne: chiaro 14, oscuro 24',
      'Ateismo: chiaro 13, oscuro 30',
      'Tutti i 16 valori sono diversi, quindi la Potenza divina non è mai pari, e ogni valore oscuro è più alto di ogni valore chiaro.',
    ].join('\n'),
  }),
];
