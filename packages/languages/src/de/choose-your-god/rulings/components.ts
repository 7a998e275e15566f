import { under } from '../../../under.ts';

export const components = [
  ...under('Orte', {
    'CG-2.1': 'Der Plan hat 13 Orte. Ihre Almosen: Die Orte 1 bis 3 geben 1 Münze, 4 bis 9 geben 2, 10 bis 13 geben 3.',
    'CG-2.2': [
      'Um an einem Ort zu predigen, brauchst du Anhänger. Die Orte 1 bis 6 stehen allen offen, auch ohne Anhänger. Die anderen brauchen:',
      '7 Handwerkerviertel: 3',
      '8 Akademie: 4',
      '9 Hafen: 5',
      '10 Palast: 6',
      '11 Adelsviertel: 7',
      '12 Wachviertel: 8',
      '13 Riss der Finsternis: 9',
    ].join('\n'),
    'CG-2.3': [
      'Wenn du betest, bestimmen deine Fanatischen Mobs, welche Vorteile dir offenstehen:',
      'Kein Mob: keiner',
      '1 Mob: Orte 1 bis 3',
      '2 Mobs: Orte 1 bis 5',
      '3 Mobs oder mehr: Orte 1 bis 7',
    ].join('\n'),
  }),
  ...under('Kulte', {
    'CG-2.4': [
      'Es gibt 8 Kulte, jeder mit einer hellen und einer dunklen Seite. Ihre Göttliche Macht:',
      'Anubis: hell 18, dunkel 26',
      'Cthulhu: hell 21, dunkel 23',
      'Fafnir: hell 17, dunkel 27',
      'Janus: hell 19, dunkel 29',
      'Nirriti: hell 16, dunkel 25',
      'Tiamat: hell 20, dunkel 28',
      'Arachne: hell 14, dunkel 24',
      'Atheismus: hell 13, dunkel 30',
      'Alle 16 Werte sind verschieden, daher ist die Göttliche Macht nie gleich, und jeder dunkle Wert ist höher als jeder helle.',
    ].join('\n'),
  }),
];
