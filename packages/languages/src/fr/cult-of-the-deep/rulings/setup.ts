import { under } from '../../../under.ts';

export const setup = [
  ...under('Mise en place', {
    'CD-3.1': [
      'Les rôles en plus du Grand Prêtre, et le nombre d’autels :',
      '4 joueurs : 1 Fidèle, 2 Cabalistes, Hérétique pénitent, 3 autels ; le Grand Prêtre est automatique.',
      '5 joueurs : 1 Fidèle, 2 Cabalistes, Hérétique vengeur, 3 autels.',
      '6 joueurs : 1 Fidèle, 3 Cabalistes, Hérétique pénitent, 3 autels. Avec Hérésie ! : 1, 2, les deux Hérétiques.',
      '7 joueurs : 2 Fidèles, 3 Cabalistes, Hérétique vengeur, 4 autels. Avec Hérésie ! : 1, 3, les deux Hérétiques.',
      '8 joueurs : 2 Fidèles, 4 Cabalistes, Hérétique pénitent, 4 autels. Avec Hérésie ! : 2, 3, les deux Hérétiques.',
    ].join('\n'),
    'CD-3.3': [
      'Préparation :',
      '1. Distribuez à chaque joueur un rôle et un Sceau, que seul leur propriétaire voit, et à tous un Personnage. Le Grand Prêtre automatique ne reçoit pas de Sceau.',
      '2. Les Personnages non distribués sont visibles de tous, les Sceaux non.',
      '3. Placez un Rituel face visible sur chaque autel, ses marqueurs sur le nombre de joueurs (Sacrifice sur l’autel sur 1).',
      '4. Le Grand Prêtre montre son rôle. Chacun prend les points de vie de son Personnage ; le Grand Prêtre ajoute son bonus.',
      '5. Les Marchands prennent leurs pièces. Sans-visage II marque quelqu’un.',
    ].join('\n'),
    'CD-3.4': 'Le Grand Prêtre joue le premier tour ; on continue dans le sens horaire.',
    'CD-3.5': 'À quatre joueurs, le Grand Prêtre est automatique. Pour tous les effets, il est un joueur vivant.',
    'CD-3.6':
      'À quatre joueurs, le Nécromancien ne peut pas être donné au Grand Prêtre. S’il est mélangé aux autres et que le Grand Prêtre automatique devait le recevoir, il va sous la pile et on distribue la carte suivante.',
    'CD-3.7':
      'Un Kraken présent sur un autel à la mise en place ne distribue encore rien. Son premier dé vient à l’Entretien du premier tour.',
  }),
];
