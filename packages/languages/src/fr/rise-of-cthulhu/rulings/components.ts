import { under } from '../../../under.ts';

export const components = [
  ...under('Matériel', {
    'RC-2.1': '50 Cultistes, 8 Monstres, 6 Artefacts, 6 Grands Anciens, 4 Lieux et le jeton Chasseur des ténèbres.',
  }),
  ...under('Cultistes', {
    'RC-2.2':
      'Il y a 5 couleurs, chacune avec son signe. Chaque couleur a une fois les valeurs 1 à 10. Les Cultistes n’ont pas de texte.',
  }),
  ...under('Monstres', {
    'RC-2.3': 'Il y a 8 Monstres différents, une carte de chaque.',
  }),
  ...under('Artefacts', {
    'RC-2.4': 'Il y a 6 Artefacts différents, une carte de chaque.',
  }),
  ...under('Grands Anciens', {
    'RC-2.5':
      'Chaque Grand Ancien a un ordre des quatre Lieux (A Arkham, D Dunwich, I Innsmouth, K Kingsport) et un pouvoir pour le joueur favorisé.',
  }),
  ...under('Lieux', {
    'RC-2.7': 'Les Lieux sont Arkham, Dunwich, Innsmouth et Kingsport. Aucun n’est voisin d’un autre.',
  }),
  ...under('Jeton et emplacements', {
    'RC-2.8': 'Il y a un jeton Chasseur des ténèbres. Il est dans sa tanière ou sur un Lieu.',
  }),
];
