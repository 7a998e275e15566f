import { under } from '../../../under.ts';

export const death = [
  ...under('La mort', {
    'CD-4.85':
      'On compte les morts à la fin de chaque phase de Résolution, de chaque Entretien et entre deux tours ; dans la première édition, à la fin de chaque phase. Qui a 0 point de vie meurt, dans l’ordre des coups fatals. Si une mort fait tomber un autre joueur à 0, on recommence le décompte.',
    'CD-4.87': 'Tous ceux qui meurent dans un même décompte meurent en même temps. Leurs rôles sont montrés.',
    'CD-4.88': 'Puis on regarde si quelqu’un a gagné. Si la partie est finie, rien d’autre ne se passe.',
    'CD-4.89':
      'Les morts rendent leurs dés Kraken et perdent les effets de Détenteur copiés. L’auteur du coup fatal devient Détenteur de leurs Rituels, s’il est vivant après ce décompte et n’est pas le Grand Prêtre automatique. Sinon, les Rituels sont défaussés : si le mort s’est tué lui-même, ou si deux Détenteurs se tuent l’un l’autre.',
    'CD-4.90':
      'Puis le Sacrifice sur l’autel, s’il est sur un autel, récompense l’auteur du coup fatal de la première victime tuée par un autre joueur.',
    'CD-4.91': 'Puis un Faucheur vivant gagne 3 points de vie pour chaque mort, et le Nécromancien gagne des pièces.',
    'CD-4.92':
      'Puis chaque mort choisit une carte Esprit et prend des dés Esprit avec les faces qu’elle montre. Il garde Sceau et pièces et perd sa capacité (sauf le Nécromancien). Exception : la Possession, à quatre joueurs.',
    'CD-4.95': 'Le Personnage d’un joueur mort n’est plus en jeu, sauf le Nécromancien.',
    'CD-4.97':
      'Un Rituel qui passe d’un Détenteur tué à l’auteur du coup fatal garde son état. Qui reçoit le Kraken en est le nouveau Détenteur.',
    'CD-4.98':
      'Si le joueur actif meurt après son lancer (première édition seulement), tous ses dés sont retirés, et le tour finit après cette phase.',
    'CD-4.99':
      'Les dés placés sur un joueur mort avant qu’ils soient résolus (première édition seulement) sont sans effet.',
  }),
  ...under('Entre deux tours', {
    'CD-4.100':
      'Après le tour du Grand Prêtre, vivant ou Esprit : si l’Ombre ancienne est sur un autel, elle agit. Puis il y a un décompte des morts. On ne peut rien jouer à ce moment.',
  }),
  ...under('Le tour d’un Esprit', {
    'CD-4.105': 'À l’Entretien, un Esprit n’a ni dés Kraken ni capacité. Un Nécromancien Esprit gagne 1 pièce.',
    'CD-4.106':
      'Lancer : reprenez tous les dés Esprit de votre carte, ajoutez les dés gardés et lancez-les, avec deux relances au plus. Le Sceau de frénésie est possible. Les anciennes faces sont perdues.',
    'CD-4.107':
      'Engagement : les dés Esprit ne peuvent pas être engagés. L’Esprit peut dépenser des pièces Chant pour ses propres dés, puis termine la phase.',
    'CD-4.108': 'Personne ne peut réagir aux dés d’un Esprit : personne n’est donc interrogé.',
    'CD-4.109':
      'Résolution : il n’y a pas de dés à résoudre, mais les Sceaux et les capacités de la phase de Résolution peuvent être utilisés une fois. Le Tribut descend. Puis il y a un décompte des morts.',
    'CD-4.110':
      'Les dés Esprit restent disponibles pour les phases de Réaction des joueurs vivants jusqu’à la prochaine phase de Lancer de l’Esprit.',
    'CD-4.111':
      'Un Esprit a 0 point de vie, n’en gagne ni n’en perd, n’est pas une cible pour les dés, ne peut pas être Détenteur et n’a jamais de dés Kraken. Il garde Sceau et pièces et peut les utiliser.',
  }),
];
