import { under } from '../../../under.ts';

export const maps = [
  ...under('La Carte', {
    'AC-2.15':
      'Tout chemin d’une Carte se parcourt dans les deux sens et coûte 1 point de Déplacement, quelle que soit sa nature.',
    'AC-2.16':
      'Un chemin est une Porte, un Obstacle entre deux zones de glace, une trappe vers un tunnel, ou la porte verrouillée d’Under the Surface, entre les Pièces Rose 1 et Bleue 2.',
    'AC-2.17':
      'Les tunnels sont des passages dangereux. Un passage qui porte un marqueur Sol fissuré l’est aussi, de même que la Glace de l’autel une fois l’Organisme 46-B réveillé, sauf si la table s’en passe.',
    'AC-2.18':
      'Le nombre de joueurs fixe la version de la Carte. Université : face A avec 9 Pièces de couleur pour 4 à 6 joueurs, face B avec 11 pour 7 ou 8. Under the Surface : 9 Pièces de couleur pour 4 à 6 joueurs, 10 pour 7, 11 pour 8. On ne peut rien choisir d’autre.',
    'AC-2.20': 'La Cafétéria est une Pièce sans couleur, sans numéro, sans pile, sans livres et sans Objet.',
    'AC-2.21':
      'Quand l’Homme-poisson n’est pas sur la Carte, il est dans les profondeurs. Les profondeurs ne sont pas un Emplacement.',
  }),
];
