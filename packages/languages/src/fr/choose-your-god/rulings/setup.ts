import { under } from '../../../under.ts';

export const setup = [
  ...under('Mise en place', {
    'CG-3.1': 'Les places sont tirées au sort, ou restent celles du salon.',
    'CG-3.2': 'Disposez le plateau avec ses 13 Lieux, tous vides.',
    'CG-3.3': 'Mélangez les 33 Miracles : c’est la pioche Miracles, aux Ruines.',
    'CG-3.4':
      'Mélangez les 33 Licences : c’est la pioche Licences, au Palais. Retournez ses 3 premières cartes face visible sur les emplacements 1, 2 et 3.',
    'CG-3.5': 'Mélangez les 33 Intrigues : c’est la pioche Intrigues, au Quartier des nobles.',
    'CG-3.6':
      'Chaque joueur reçoit un Patriarche et des jetons Prêtre de force 1, 2 et 3, tous libres. Chacun a 2 Disciples et 5 pièces. Les 12 autres jetons sont dans la réserve.',
    'CG-3.7': [
      'Chaque joueur reçoit le plateau d’un Culte, face claire visible : au hasard, ou choisi à tour de rôle parmi ceux qui restent.',
      'Pour une première partie, les Cultes sont fixés. 2 joueurs : Fafnir, Tiamat. 3 joueurs : Arachné, Cthulhu, Nirriti. 4 joueurs : Anubis, Athéisme, Cthulhu, Janus. 5 joueurs, c’est trop pour une première partie.',
    ].join('\n'),
    'CG-3.8': 'Le premier joueur de la manche 1 est celui qui a la plus haute Puissance divine de face claire.',
    'CG-3.9':
      'La carte Suprématie est face visible dans la réserve et n’appartient à personne. Il y a 16 Foules dans la réserve. Personne n’a accompli d’Invocation.',
    'CG-3.10':
      'Les Cultes et les couleurs que personne ne joue sont hors jeu. Rien d’autre ne dépend du nombre de joueurs.',
  }),
];
