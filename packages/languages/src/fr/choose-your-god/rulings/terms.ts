import { under } from '../../../under.ts';

export const terms = [
  ...under('Prêtres', {
    'CG-2.10':
      'Un jeton Prêtre est à un seul endroit : dans la réserve ; libre, à côté du plateau de son propriétaire ; sur le plateau, dépensé pour un Rituel ; dans un Lieu ; ou retourné en Autel dans un Lieu. Les jetons de la réserve et les Autels ne sont pas des Prêtres. Chaque joueur a 15 jetons, trois de chaque force de 1 à 5.',
    'CG-2.11': 'Un Prêtre libre est un de vos Prêtres, ou votre Patriarche, placé à côté de votre plateau.',
    'CG-2.12':
      'Le mot « Prêtre » comprend le Patriarche. Le Patriarche n’est exclu que là où une règle dit « jeton Prêtre » ou « jeton ».',
    'CG-2.13':
      'Chaque joueur a un Patriarche : libre, sur le plateau ou dans un Lieu. Il n’est jamais détruit, ne va jamais dans la réserve, ne devient jamais un Autel et ne paie jamais de coût de Sacrifice. Il peut payer des coûts de Rituel. Les effets qui changent la force d’un Prêtre ne peuvent pas le choisir ; ceux qui ajoutent de l’Influence, ou qui placent, déplacent ou reprennent un Prêtre, le peuvent.',
    'CG-2.14':
      'La force de votre Patriarche est le nombre de vos Disciples, plus les forces de toutes vos Licences, plus 7 si vous possédez la carte Suprématie, face visible ou cachée. Elle peut être de 0.',
  }),
  ...under('Ce que vous possédez', {
    'CG-2.16': 'Vous avez de 0 à 9 Disciples. Ce que vous gagneriez au-delà de 9 est perdu.',
    'CG-2.17':
      'Les Foules fanatiques viennent d’une réserve commune de 16. Si elle est vide, personne ne peut en gagner, et un effet qui ne fait rien d’autre ne peut pas être utilisé. Une Foule perdue retourne à la réserve. Vous pouvez en posséder autant que vous voulez.',
    'CG-2.18':
      'Il y a toujours assez de pièces. Personne n’en a jamais moins de 0. Les pièces placées sous un Prêtre n’appartiennent à personne.',
    'CG-2.19':
      'Un Autel a une force de 4 ; chaque Licence Noviciat de son propriétaire ajoute 1 à son Influence. Vous avez au plus un Autel dans un Lieu, mais plusieurs joueurs peuvent en avoir un chacun. Les Autels restent jusqu’à leur destruction. Un Autel n’est pas un Prêtre.',
  }),
  ...under('Jetons et Autels', {
    'CG-2.20':
      'Vous pouvez prendre dans la réserve un Prêtre d’une force donnée si moins de 3 de vos jetons en jeu ont cette force, Autels non compris, et si moins de 15 de vos jetons sont en jeu ou sous des Autels. Peu importe quel jeton est sous un Autel.',
    'CG-2.21':
      'Changer la force d’un jeton, c’est le rendre et en prendre un de la nouvelle force. C’est possible si deux au plus de vos autres jetons en jeu ont la nouvelle force.',
    'CG-2.22':
      'Aucun jeton ne dépasse 5. Un renforcement qui irait au-delà de 5 s’arrête à 5. Un jeton de force 5 ne peut pas être choisi pour un renforcement.',
    'CG-2.23':
      'Vous pouvez bâtir un Autel dans un Lieu si vous y avez un jeton Prêtre et pas encore d’Autel. Choisissez un de ces jetons : il n’est plus un Prêtre, mais votre Autel à cet endroit. Les pièces placées sous lui vont à la réserve.',
    'CG-2.24': 'Quand un Autel est détruit, son jeton va dans la réserve.',
    'CG-2.25':
      'Détruire un jeton Prêtre, ou le rendre à la réserve, le retire du jeu. Reprendre, retirer ou ramener un Prêtre à son propriétaire le rend libre. Ce sont deux choses différentes.',
  }),
  ...under('Présence et Influence', {
    'CG-2.26':
      'Votre Culte est présent dans un Lieu si vous y avez un Prêtre ou un Autel. Un Culte « qui a de l’Influence » y a au moins 1 d’Influence.',
    'CG-2.27':
      'Votre Influence dans un Lieu est la somme des forces de vos jetons Prêtre présents, de la force de votre Patriarche s’il y est, de votre Autel si vous y en avez un, et de tous les bonus d’Influence de vos Prêtres présents. Elle change aussitôt avec chacun d’eux.',
    'CG-2.28':
      'Un bonus d’Influence, +2 ou +7, est attaché à un Prêtre. Il est perdu quand ce Prêtre quitte le Lieu ou n’est plus un Prêtre.',
  }),
  ...under('Cartes', {
    'CG-2.29':
      'Vos cartes sont les Miracles et les Intrigues de votre main, vos Licences, et la carte Suprématie si vous la possédez. Cela vaut partout où une règle parle de défausser des cartes, d’avoir le plus de cartes ou de donner une carte.',
    'CG-2.30':
      'Un Miracle, une Intrigue ou une Licence défaussés vont sous leur pioche ; la carte Suprématie va dans la réserve. Plusieurs cartes y vont l’une après l’autre : la dernière est donc tout en bas. Les cartes de la main sont défaussées face cachée.',
    'CG-2.31':
      'On pioche sur le dessus, sauf si une règle dit autre chose. Si la pioche a moins de cartes, vous piochez ce qu’il y a ; une pioche vide ne donne rien et n’est pas remélangée.',
  }),
  ...under('Pièces sous un Prêtre', {
    'CG-2.32':
      'Quand un Prêtre quitte un Lieu, quelle qu’en soit la raison (déplacé, repris, détruit ou changé en Autel), les pièces placées sous lui vont à la réserve et ses bonus sont perdus. Changer de force, ce n’est pas quitter le Lieu.',
    'CG-2.33':
      'Dès que deux Prêtres sur des pièces sont dans le même Lieu, tous deux reviennent à leurs propriétaires, libres, et toutes ces pièces vont à la réserve, même si un seul joueur possède les deux.',
  }),
  ...under('Autres termes', {
    'CG-2.34':
      'Quand un effet fait choisir ou donner quelque chose à plusieurs adversaires, ils le font un par un, dans le sens horaire, à partir de la gauche du joueur qui agit.',
  }),
];
