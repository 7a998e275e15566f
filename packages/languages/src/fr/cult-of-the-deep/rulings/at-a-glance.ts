import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('En bref', {
    'CD-1.1': 'De 4 à 8 joueurs, de 45 à 75 minutes : des rôles cachés et des dés.',
    'CD-1.2':
      'Chacun est un cultiste avec un rôle secret (faction et but), un Personnage visible (points de vie, symbole de pouvoir, capacité) et un Sceau secret pour une seule utilisation. Points de vie, pièces, jetons et dés sont visibles de tous.',
    'CD-1.5':
      'Il y a trois factions : le Grand Prêtre avec les Fidèles, les Cabalistes, et les Hérétiques (pénitent ou vengeur). Le Grand Prêtre est connu dès le début ; les autres rôles restent cachés jusqu’à la mort ou à la fin de la partie.',
  }),
  ...under('Vocabulaire', {
    'CD-1.10':
      'On est assis dans le sens horaire, et « à gauche » veut dire le suivant dans ce sens. Le joueur actif est celui dont c’est le tour.',
    'CD-1.11':
      'Est vivant qui n’est pas mort : à 0 point de vie, vous vivez jusqu’au prochain décompte des morts. Un Esprit est un joueur mort qui a pris une carte Esprit.',
    'CD-1.12':
      'À quatre joueurs, le Grand Prêtre automatique compte comme un cinquième. Quand une règle parle du nombre de joueurs, c’est celui du début : il ne change jamais.',
    'CD-1.13':
      'Perdre des points de vie peut être empêché et déclenche des capacités. Payer des points de vie est un coût : rien ne l’empêche, il ne déclenche rien et n’est pas une perte. Il faut avoir au moins autant de points de vie que l’on en paie, et l’on peut payer jusqu’à 0.',
    'CD-1.14':
      'Les points de vie sont un nombre entier à partir de 0, sans limite supérieure. Une perte plus grande que les points de vie restants les amène à 0.',
    'CD-1.15':
      'Un dé appartient au joueur au tour duquel il est lancé. Les dés que des Esprits ajoutent ou que des Rituels donnent appartiennent au joueur actif. Déplacer ou changer un dé n’en change jamais le propriétaire.',
    'CD-1.16':
      'Un dé est engagé tant qu’il est sur un joueur ou un Rituel, sans cible tant qu’il n’est nulle part, et dépensé une fois résolu ou retiré.',
  }),
];
