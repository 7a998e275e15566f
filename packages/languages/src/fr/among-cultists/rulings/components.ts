import { under } from '../../../under.ts';

export const components = [
  ...under('Tableau de victoire', {
    'AC-2.1': [
      'Combien il y a de Fanatiques, combien de points de victoire il faut aux Enquêteurs, et combien d’Enquêteurs morts il faut aux Fanatiques :',
      '4 joueurs : 1 Fanatique ; 10 points ; 3 morts.',
      '5 joueurs : 1 Fanatique ; 10 points ; 3 morts.',
      '6 joueurs : 1 Fanatique ; 12 points, 11 sur Under the Surface ; 4 morts.',
      '7 joueurs : 2 Fanatiques ; 12 points, 11 sur Under the Surface ; 4 morts.',
      '8 joueurs : 2 Fanatiques ; 13 points, 12 sur Under the Surface ; 5 morts.',
    ].join('\n'),
  }),
  ...under('Cartes', {
    'AC-2.2': [
      'Il y a 206 cartes :',
      'Cartes Pouls : 64 Vivant, 12 Mort.',
      'Cartes Pièce : 70 Réussite, 18 Échec, 10 Sabotage.',
      '12 cartes Itinéraire, toutes différentes, et 20 cartes Événement.',
      'Toutes les cartes Pouls et Pièce non distribuées au début forment la réserve. Elle n’est jamais mélangée d’elle-même à une pile, et contient toujours la carte qu’une règle demande.',
    ].join('\n'),
    'AC-2.3': [
      'Mains de départ :',
      'Tous ceux qui ne sont pas Fanatiques : 6 Vivant, 7 Réussite.',
      'Un Fanatique à 4, 5 ou 6 joueurs : 2 Vivant, 4 Mort, 3 Réussite, 2 Échec, 2 Sabotage.',
      'Un Fanatique à 7 joueurs : 4 Vivant, 2 Mort, 4 Réussite, 2 Échec, 1 Sabotage.',
      'Un Fanatique à 8 joueurs : 3 Vivant, 3 Mort, 4 Réussite, 2 Échec, 1 Sabotage.',
    ].join('\n'),
    'AC-2.4':
      'Chaque main commence donc avec 6 cartes Pouls et 7 cartes Pièce, 13 en tout, et une carte Itinéraire en plus. Combien de cartes Pouls et combien de cartes Pièce contient une main est visible de tous et ne trahit rien.',
    'AC-2.5': [
      'Premières cartes Pouls. Chaque Fanatique commence avec 1 Vivant dans sa pile Pouls. Tous les autres reçoivent une carte de ce lot, que tout le monde connaît ; ce qui en reste retourne dans la réserve sans être vu :',
      '4 joueurs : 4 Vivant et 2 Mort pour 3 joueurs, donc 0 à 2 morts.',
      '5 joueurs : 4 Vivant et 1 Mort pour 4 joueurs, donc 0 ou 1 mort.',
      '6 joueurs : 4 Vivant et 2 Mort pour 5 joueurs, donc 1 ou 2 morts.',
      '7 joueurs : 5 Vivant pour 5 joueurs, donc aucun mort.',
      '8 joueurs : 7 Vivant et 1 Mort pour 6 joueurs, donc 0 ou 1 mort.',
    ].join('\n'),
    'AC-2.6': [
      'Cartes de départ des Pièces. Les Pièces numéro 1 sont Rose 1, Bleue 1, Orange 1 et Rouge 1. De 4 à 6 joueurs, elles reçoivent 3 cartes et chaque autre Pièce de couleur 2 : ces quatre-là sont donc actives dès le début. À 7 ou 8 joueurs, chaque Pièce de couleur en reçoit 2. Les cartes viennent d’un lot que tout le monde connaît :',
      '4 joueurs : 9 Pièces ; 18 Réussite, 3 Échec, 1 Sabotage.',
      '5 joueurs : 9 Pièces ; 16 Réussite, 4 Échec, 2 Sabotage.',
      '6 joueurs, Université : 9 Pièces ; 17 Réussite, 4 Échec, 1 Sabotage.',
      '6 joueurs, Under the Surface : 9 Pièces ; 16 Réussite, 4 Échec, 2 Sabotage.',
      '7 joueurs, Université : 11 Pièces ; 15 Réussite, 5 Échec, 2 Sabotage.',
      '7 joueurs, Under the Surface : 10 Pièces ; 13 Réussite, 5 Échec, 2 Sabotage.',
      '8 joueurs, Université : 11 Pièces ; 14 Réussite, 6 Échec, 2 Sabotage.',
      '8 joueurs, Under the Surface : 11 Pièces ; 12 Réussite, 8 Échec, 2 Sabotage.',
    ].join('\n'),
    'AC-2.7': [
      'La pile Passages dangereux, sur les deux Cartes :',
      '4 ou 6 joueurs : 7 Vivant et 3 Mort.',
      '5 joueurs : 8 Vivant et 2 Mort.',
      '7 ou 8 joueurs : 10 Vivant et 2 Mort.',
    ].join('\n'),
    'AC-2.8':
      'Une carte Itinéraire indique deux ou trois couleurs de Pièces pour chacun des dix tours. Les douze cartes sont toutes différentes, et chacune indique six fois chaque couleur.',
    'AC-2.9': [
      'Les 20 cartes Événement :',
      'Extinction des feux, 5 cartes',
      'L’Homme-poisson rôde, 4 cartes',
      'Les Acolytes se rassemblent, 3 cartes',
      'Un portail s’ouvre, 2 cartes',
      'Portes coincées, 2 cartes',
      'Sol fissuré, 2 cartes',
      'Heure calme, 1 carte',
      'Rayons cachés, 1 carte',
    ].join('\n'),
  }),
  ...under('Jetons et marqueurs', {
    'AC-2.10': [
      'Sur la Carte et à côté :',
      '22 livres, deux par Pièce de couleur.',
      '1 Homme-poisson, 4 Acolytes, 2 portails, 2 marqueurs Sol fissuré, 1 marqueur Générateur. Un Acolyte est un serviteur du culte présent sur la Carte, pas un joueur.',
      'Sur Under the Surface, aussi 11 Objets et la porte verrouillée.',
    ].join('\n'),
    'AC-2.11':
      'Les Personnages sont Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette et Silas. Ils n’ont pas de capacité.',
  }),
  ...under('Rôles', {
    'AC-2.12': [
      'Avec quelle Équipe un Rôle gagne, de combien il aide les Enquêteurs (+) ou les Fanatiques (−), et le nombre de joueurs recommandé :',
      'Enquêteur : avec les Enquêteurs ; 0 ; 4 à 8 joueurs.',
      'Fanatique : avec les Fanatiques ; 0 ; 4 à 8 joueurs.',
      'Prophète : avec les Enquêteurs ; +3 ; 5 à 8 joueurs ; Université seulement.',
      'Mouchard : avec les Fanatiques ; −3 ; 6 à 8 joueurs ; Université seulement.',
      'Assassin : avec les Enquêteurs ; +2 ; 6 à 8 joueurs.',
      'Pyromane : avec les Enquêteurs ; −1 ; 5 à 8 joueurs.',
      'Maudit : avec les Enquêteurs ; +2 ; 7 ou 8 joueurs.',
      'Célébrité : avec les Enquêteurs ; +2 ; 7 ou 8 joueurs.',
      'Fanatique aveugle : avec les Fanatiques ; +3, car un Fanatique faible aide les autres ; 7 ou 8 joueurs.',
      'Chasseur Maudit : selon sa carte Malédiction ; 0 ; 7 ou 8 joueurs.',
    ].join('\n'),
  }),
  ...under('Objets', {
    'AC-2.13': [
      'Les jetons Objet d’Under the Surface : on en utilise 9 si l’on est 4 à 6, 10 si l’on est 7, et tous les 11 si l’on est 8. Cela en fait un par Pièce de couleur.',
      'Relique rouge : 3. Va sur l’autel.',
      'Chouette : 1. Agit aussitôt et reste dans la Pièce.',
      'Dague : 1. Se porte et agit tant que vous l’avez.',
      'Bottes : 1 paire, 2 paires à 8 joueurs. Se portent et agissent tant que vous les avez.',
      'Jumelles spéciales : 1. Se portent et servent une fois.',
      'Interrupteur secret : 1. Agit aussitôt et reste dans la Pièce.',
      'Fusil : 1. Se porte et sert une fois.',
      'Lanterne : 1, seulement à 7 ou 8 joueurs. Se porte et sert une fois.',
    ].join('\n'),
  }),
  ...under('Capacités des Pièces', {
    'AC-2.14': [
      'Ce qu’offre une Pièce de chaque couleur, outre placer des cartes et inspecter :',
      'Rose, contrôler les papiers : voyez la ligne de ce tour sur la carte Itinéraire d’un joueur.',
      'Bleue, étudier : voyez ce que contient la pile de cette Pièce.',
      'Orange, recâbler : annulez la prochaine Extinction des feux.',
      'Rouge, conjurer : retirez un danger, où qu’il soit.',
      'Cafétéria, lancer un Vote.',
    ].join('\n'),
  }),
];
