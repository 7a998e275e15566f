import { under } from '../../../under.ts';

export const ending = [
  ...under('Fin de la partie', {
    'AC-6.1':
      'Une seule des deux Équipes gagne ; il n’y a ni match nul ni départage. Gagnent les joueurs dont le Rôle gagne avec cette Équipe.',
    'AC-6.2':
      'Points : après chaque inspection d’une Pièce, une fois réglés la carte et l’Objet, la partie finit aussitôt si les Enquêteurs ont autant de points de victoire qu’il leur en faut.',
    'AC-6.3':
      'Plus de Fanatiques : après chaque mort confirmée, la partie finit aussitôt si tous les Fanatiques sont des Fantômes, quelle qu’en soit la cause.',
    'AC-6.4':
      'Revendication, dans les parties commencées avec un Fanatique : aux tours 2 à 10, le Fanatique peut revendiquer la victoire au lieu de se déplacer. On compte tous les Enquêteurs morts, confirmés ou non. S’il y en a assez, les Fanatiques gagnent. Sinon, les Enquêteurs gagnent, sans rite et sans que l’on cherche le Prophète.',
    'AC-6.5': 'Massacre : à la fin d’un tour, les Fanatiques gagnent si assez d’Enquêteurs sont des Fantômes.',
    'AC-6.6': 'Temps : quand le tour 10 est fini, les Fanatiques gagnent.',
    'AC-6.8':
      'Dans les parties commencées avec deux Fanatiques, des Enquêteurs morts que personne n’a remarqués ne mettent fin à rien d’eux-mêmes. Ils comptent contre une victoire des Enquêteurs : si assez étaient morts à la fin du tour précédent, les Fanatiques gagnent.',
    'AC-6.9': [
      'Quand les Enquêteurs devraient gagner :',
      '1. Si c’est aux points et que l’Organisme 46-B est réveillé, on procède au rite. S’il est perdu, les Fanatiques gagnent.',
      '2. Si la partie a commencé avec deux Fanatiques et qu’assez d’Enquêteurs étaient morts à la fin du tour précédent, les Fanatiques gagnent.',
      '3. Si le Prophète est en jeu, les Fanatiques désignent quelqu’un. Si c’est le Prophète, les Fanatiques gagnent.',
      '4. Les Enquêteurs gagnent.',
    ].join('\n'),
  }),
  ...under('Rite de bannissement', {
    'AC-6.10':
      'On vote pour un leader, en 3 scrutins au plus. Tous les joueurs votent, Fantômes aussi, et la Dague compte.',
    'AC-6.12':
      'En secret et en même temps, tous votent pour un Personnage vivant, le leur s’ils veulent, ou pour personne. Avant chaque scrutin, on a le temps de parler.',
    'AC-6.13':
      'Qui a seul le plus de voix est leader. Une égalité en tête mène au scrutin suivant, de même que plus d’abstentions que de voix pour quiconque ; après le troisième scrutin de ce genre, le rite est perdu.',
    'AC-6.14': 'Le leader doit être vivant, c’est-à-dire ne pas être un Fantôme. Être mort en secret n’empêche rien.',
    'AC-6.15':
      'Le leader choisit devant tous des joueurs différents, l’un après l’autre : 3 si l’on est 4 à 6, 4 si l’on est 7 ou 8. Vivants ou Fantômes, et lui-même s’il veut.',
    'AC-6.16':
      'Chaque joueur choisi prend une carte de la réserve, en secret et en même temps : Réussite, Échec ou Sabotage. Si la table joue avec des Enquêteurs stricts, un joueur qui n’est ni Fanatique ni Mouchard ne peut choisir que Réussite ; cela vaut aussi pour un Chasseur sous le Lien.',
    'AC-6.17':
      'Les cartes sont mélangées et révélées sans les noms. Si toutes sont Réussite, le rite est réussi. Sinon, il est perdu.',
  }),
  ...under('Désigner le Prophète', {
    'AC-6.20':
      'D’abord, on montre à tous qui sont les Fanatiques. Puis chaque Fanatique, même Fantôme, désigne un joueur qui n’est pas Fanatique, en même temps. Si tous désignent le même, c’est leur choix. Si deux Fanatiques diffèrent, compte celui qui vient le premier dans l’ordre de jeu de ce tour.',
  }),
  ...under('Après la fin', {
    'AC-6.30':
      'Tous les Rôles, les mains, les piles Pouls et la carte Malédiction sont montrés à tout le monde, ainsi que d’où venait chaque carte Pouls et chaque carte Pièce.',
  }),
];
