import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'CG-7.1': 'Quels Cultes sont joués ? Tirés au hasard, choisis à tour de rôle, ou ceux d’une première partie.',
    'CG-7.2':
      'Combien de manches au plus ? 40, ou 8 à 60, ou sans limite comme dans le livret. Après la dernière manche, les joueurs sont classés. 40 est un filet de sécurité, bien au-delà de toute partie jouée pour gagner ; 16 convient aux tournois.',
    'CG-7.3': 'Qui est assis où ? Au hasard, ou comme dans le salon.',
    'CG-7.4':
      'Combien de Disciples ouvrent un Lieu ? Les nombres du livret. Ou moins, pour une partie plus courte : les Lieux 7 à 13 en demandent 3, 3, 4, 5, 6, 7 et 8.',
    'CG-7.5':
      'Avec quoi chacun commence-t-il ? Le départ du livret. Ou un départ rapide avec 4 Disciples, 8 pièces et 1 Miracle chacun, qui épargne environ deux manches.',
    'CG-7.6':
      'Que donne la prière sans Foule ? Rien. Ou l’avantage des Ruines, pour que plus de cartes entrent en jeu.',
    'CG-7.7': 'Les cartes de la main qui paient un coût sont-elles montrées à tous ? Non. Ou oui.',
    'CG-7.8':
      'Quelle est la puissance des dieux ? Le 21 de Cthulhu et le 13 de l’Athéisme sur leurs faces claires sont connus, le reste est reconstitué. Ou nos propres valeurs, choisies pour que tous les Cultes et les trois façons de gagner se valent à peu près entre bots Adeptes.',
  }),
];
