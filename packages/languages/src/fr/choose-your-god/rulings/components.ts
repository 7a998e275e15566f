import { under } from '../../../under.ts';

export const components = [
  ...under('Lieux', {
    'CG-2.1':
      'Le plateau a 13 Lieux. Leur aumône : les Lieux 1 à 3 donnent 1 pièce, 4 à 9 en donnent 2, 10 à 13 en donnent 3.',
    'CG-2.2': [
      'Pour prêcher dans un Lieu, il faut des Disciples. Les Lieux 1 à 6 sont ouverts à tous, même sans Disciple. Les autres demandent :',
      '7 Quartier des artisans : 3',
      '8 Académie : 4',
      '9 Port : 5',
      '10 Palais : 6',
      '11 Quartier des nobles : 7',
      '12 Quartier de la garde : 8',
      '13 Faille des ténèbres : 9',
    ].join('\n'),
    'CG-2.3': [
      'Quand vous priez, les Foules fanatiques que vous possédez disent quels avantages vous pouvez prendre :',
      'Aucune Foule : aucun',
      '1 Foule : Lieux 1 à 3',
      '2 Foules : Lieux 1 à 5',
      '3 Foules ou plus : Lieux 1 à 7',
    ].join('\n'),
  }),
  ...under('Cultes', {
    'CG-2.4': [
      'Il y a 8 Cultes, chacun avec une face claire et une face sombre. Leur Puissance divine :',
      'Anubis : claire 18, sombre 26',
      'Cthulhu : claire 21, sombre 23',
      'Fafnir : claire 17, sombre 27',
      'Janus : claire 19, sombre 29',
      'Nirriti : claire 16, sombre 25',
      'Tiamat : claire 20, sombre 28',
      'Arachné : claire 14, sombre 24',
      'Athéisme : claire 13, sombre 30',
      'Les 16 valeurs sont toutes différentes : deux Puissances divines ne sont jamais égales, et toute valeur sombre est plus haute que toute valeur claire.',
    ].join('\n'),
  }),
];
