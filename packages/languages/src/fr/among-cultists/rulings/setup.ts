import { under } from '../../../under.ts';

export const setup = [
  ...under('Mise en place', {
    'AC-3.1': 'Chaque joueur a un Personnage. Le premier joueur est tiré au sort.',
    'AC-3.2':
      'Prenez la version de la Carte prévue pour le nombre de joueurs. Tous les Personnages commencent à la Cafétéria, l’Homme-poisson dans les profondeurs. Chaque Pièce de couleur reçoit 2 livres. Il y a 0 point de victoire, et c’est le tour 1.',
    'AC-3.3':
      'Les Rôles comptent 1 Fanatique pour 4 à 6 joueurs, 2 pour 7 ou 8 ; tous les autres sont des Enquêteurs. Chaque Rôle spécial choisi remplace un Enquêteur ; le Fanatique aveugle remplace un Fanatique.',
    'AC-3.4':
      'Chaque Rôle spécial peut être choisi une fois, et il n’y en a pas plus que d’Enquêteurs. Le Prophète et le Mouchard ne vont pas avec Under the Surface. Le Chasseur Maudit demande la Malédiction du Chasseur et au moins 5 joueurs.',
    'AC-3.5':
      'Mélangez les Rôles et distribuez-en un à chaque joueur. Tout le monde sait quels Rôles spéciaux sont en jeu, et personne ne sait qui les a.',
    'AC-3.6':
      'Distribuez les mains, et à chaque joueur une carte Itinéraire au hasard. Les cartes Itinéraire restantes sont écartées sans être vues.',
    'AC-3.7':
      'Premières cartes Pouls : chaque Fanatique commence avec 1 Vivant dans sa pile Pouls. Tous les autres reçoivent une carte d’un lot mélangé, face cachée. Une table peut commencer sans aucun mort : tout le monde reçoit alors Vivant.',
    'AC-3.8':
      'Mélangez les cartes de départ des Pièces et mettez-en le nombre prévu face cachée dans la pile de chaque Pièce de couleur. Le lot s’épuise exactement. Personne ne les voit.',
    'AC-3.9': 'Mélangez la pile Passages dangereux. Sur Under the Surface, elle est sur le plateau Passage dangereux.',
    'AC-3.10': 'Mélangez les 20 cartes Événement. Si la table joue sans Événements, il n’y a pas de pile Événements.',
    'AC-3.11':
      'Under the Surface seulement : prenez les jetons Objet prévus pour le nombre de joueurs, mélangez-les et mettez-en un face cachée dans chaque Pièce de couleur. Placez le marqueur Porte, côté verrouillé visible, entre les Pièces Rose 1 et Bleue 2. L’autel est vide et l’Organisme 46-B dort.',
    'AC-3.12': 'Si un Chasseur Maudit est en jeu : préparez la chasse.',
    'AC-3.14': [
      'La nuit vient une fois, avant le tour 1. Certains en apprennent plus en secret :',
      'Un Fanatique : qui sont les autres Fanatiques, et la première carte Pouls de tous les autres.',
      'Le Fanatique aveugle : rien.',
      'Le Prophète : qui sont les Fanatiques, mais pas lequel est aveugle.',
      'Le Mouchard : qui sont les Fanatiques. Eux n’apprennent pas qui est le Mouchard.',
      'Ce qu’on vous a montré vous reste visible.',
    ].join('\n'),
  }),
];
