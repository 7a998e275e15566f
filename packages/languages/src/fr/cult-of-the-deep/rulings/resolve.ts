import { under } from '../../../under.ts';

export const resolve = [
  ...under('Phase de Résolution', {
    'CD-4.60':
      'Un Nécromancien Esprit peut revenir à la vie au début de la phase de Résolution de son propre tour. Il est dès lors vivant, sans dés ce tour-ci, et le Tribut peut le toucher.',
    'CD-4.61':
      'Avant le premier dé et après le dernier, chacun peut utiliser un Sceau de la phase de Résolution, poser un bouclier comme Gardien, frapper comme Assassin, rester en alerte ou passer.',
    'CD-4.62':
      'Le joueur actif choisit ses dés engagés l’un après l’autre et résout chacun avec tout ce qu’il provoque. Entre les dés, on n’interroge que ceux qui restent en alerte.',
    'CD-4.63':
      'Quand il ne reste aucun dé, le Tribut descend. Puis tout le monde peut agir une dernière fois. Puis les dés sont retirés (un Esprit garde les siens), le décompte des morts a lieu et le tour finit.',
    'CD-4.64':
      'Un dé sur un joueur qui n’est pas vivant ne fait rien. Comme symbole de pouvoir, il donne 1 point de vie. Sinon, une Dague enlève 1 point de vie, une Double dague 2, Sang en donne 1, les autres faces ne font rien. Un dé déplacé ou changé par quelqu’un d’autre est considéré à nouveau : sur son propriétaire et avec le symbole de celui-ci, il soigne, même une Dague.',
    'CD-4.65':
      'Un dé sur un autel s’applique au Rituel qui s’y trouve maintenant. Si le Rituel a une piste de cette face au-dessus de 0, son marqueur descend de 1 vers 0 et le propriétaire du dé reçoit l’effet d’autel. Quand tous les marqueurs sont à 0, le Rituel est accompli. Un Cosmos sur le Tribut ne fait que le payer. Sinon, le dé ne fait rien.',
    'CD-4.66':
      'Qui accomplit un Rituel à effet de Détenteur en devient le Détenteur, sauf un mort ou le Grand Prêtre automatique. Sinon, le Rituel est défaussé. Puis un nouveau Rituel est pioché pour l’autel.',
    'CD-4.67':
      'Quand le Kraken est défaussé, tous les dés Kraken retournent à la réserve ; avec l’Ombre ancienne, ses jetons. L’autel où il se trouvait est regarni. Un Rituel détenu que l’on défausse ne laisse pas de vide.',
    'CD-4.68':
      'Un nouveau Rituel va face visible sur l’autel vide, ses marqueurs sur le nombre de joueurs (Sacrifice sur l’autel sur 1). Si la pioche est vide, on mélange d’abord la défausse pour en former une nouvelle. Un nouveau Kraken distribue aussitôt des dés.',
    'CD-4.69':
      'Des dés en trop se trouvent sur un autel dont le Rituel est accompli. Deuxième édition : ceux que le nouveau Rituel accepte restent et y sont résolus, les autres sont retirés. Première édition : tous sont retirés.',
    'CD-4.70':
      'Un dé d’un Rituel à deux pistes, résolu alors que sa piste est à 0 et que le Rituel n’est pas accompli, est retiré sans effet. Son propriétaire peut le garder pour plus tard dans la phase et espérer que le Rituel s’accomplisse.',
    'CD-4.71':
      'Les dés gagnés pendant la phase de Résolution sont engagés aussitôt comme le dit leur texte et sont des dés ordinaires, non résolus, de cette phase. Les effets d’autel donnent au plus 20 dés en un tour.',
    'CD-4.72':
      'Quand un Sceau change des faces pendant la phase de Résolution, les dés restent où ils sont, sauf si un autre Sceau les déplace. Sur un autel qui n’accepte pas la nouvelle face, le dé est retiré sans effet quand on le résout.',
    'CD-4.73':
      'Les boucliers et les protections, et la liste de ceux qui ont perdu des points de vie pour l’Assassin et Lamie, valent pour une phase de Résolution et finissent avant son décompte des morts.',
  }),
  ...under('Perdre et gagner des points de vie', {
    'CD-4.75': [
      'Quand des joueurs perdent des points de vie, dans cet ordre :',
      'Un joueur sous le Sceau de protection ne perd rien. Les boucliers enlèvent ce qu’ils peuvent.',
      'Dans une phase de Résolution, le Gardien peut poser un bouclier sur un joueur que cela sauverait.',
      'Si un Rituel est en cause, Gardien II peut enlever 1.',
      'Puis tous perdent leurs points de vie dans l’ordre du tour, sans passer sous 0. Le Détenteur de Lamie en gagne.',
      'Si un Rituel est en cause, Assassin II peut ajouter 1. C’est une perte à part.',
    ].join('\n'),
    'CD-4.76':
      '« Tous les joueurs perdent » est une seule perte dont tous les joueurs vivants sont la cible. Avec « tous sauf un », le joueur épargné est laissé de côté.',
    'CD-4.77': 'Un gain augmente les points de vie d’un joueur vivant. Les gains sont sans effet sur les Esprits.',
    'CD-4.78':
      'Qui est à 0 point de vie et en gagne avant le prochain décompte des morts est sauvé, et le coup fatal est oublié.',
    'CD-4.79':
      'Les pertes dues à des Rituels sont celles des dés Kraken, des effets d’autel de l’Hydre marine et de Lamie, des résultats de la Faille astrale, et d’un Tribut arrivé à son terme. L’Ombre ancienne est aussi un Rituel, mais elle agit hors de tout tour : aucune capacité n’y change rien. Celles des dés sur des joueurs, des explosions arcaniques, des Sceaux et des paiements n’en sont pas.',
    'CD-4.80':
      'Le coup fatal est la perte qui fait passer un joueur d’au-dessus de 0 à 0 point de vie. C’est lui qui désigne l’auteur. Les pertes subies à 0 point de vie n’y changent rien.',
    'CD-4.81': [
      'L’auteur du coup fatal est :',
      'pour un dé sur un joueur, même changé, déplacé ou ajouté : le propriétaire du dé ;',
      'pour un effet d’autel ou un résultat de la Faille dû à un dé : le propriétaire du dé ; dû à un Sceau : celui qui l’utilise ;',
      'pour une explosion arcanique : le propriétaire des dés Cosmos ;',
      'pour un coup de l’Assassin ou la perte ajoutée par Assassin II : cet Assassin ;',
      'pour un Sceau, ou un Rituel qu’il accomplit : celui qui l’utilise ;',
      'pour un Tribut tombé de lui-même : personne ;',
      'pour des dés Kraken : le Détenteur du Kraken s’il s’agit d’un autre joueur, sinon personne ;',
      'pour l’Ombre ancienne et Pas si égoïste : personne ;',
      'pour un paiement de points de vie, votre propre dé sur vous, une perte due à votre propre Sceau ou à votre Faille : vous-même.',
    ].join('\n'),
    'CD-4.82':
      'Si l’auteur du coup fatal est la victime, elle s’est tuée elle-même : votre propre dé retourné contre vous compte aussi. L’auteur peut être vivant, un Esprit ou le Grand Prêtre automatique.',
  }),
];
