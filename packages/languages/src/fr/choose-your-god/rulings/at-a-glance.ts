import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('En bref', {
    'CG-1.1': '2 à 5 joueurs, à partir de 12 ans, environ 90 minutes. Une partie dure en général 9 à 14 manches.',
    'CG-1.2': 'Vous placez des Prêtres sur le plateau. Qui a le plus d’Influence dans un Lieu le gagne.',
    'CG-1.7':
      'Ce sont les règles de l’édition en boutique de 2018 avec ses 8 Cultes, sans Hastur ni Marzanna de l’édition de financement participatif.',
  }),
];
