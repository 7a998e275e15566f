import { under } from '../../../under.ts';

export const rituals = [
  ...under('Effets', {
    'CD-5.1':
      'Un effet appartient au propriétaire du dé (effets d’autel), au Détenteur, au Personnage ou à celui qui utilise le Sceau. C’est lui qui fait tous les choix.',
    'CD-5.2':
      'Les cibles sont choisies au moment de l’effet et doivent alors être permises. Seuls des joueurs vivants peuvent être choisis pour gagner ou perdre des points de vie.',
    'CD-5.3': 'Les capacités des Personnages n’agissent que tant que vous vivez, sauf celle du Nécromancien.',
    'CD-5.4': 'Le Grand Prêtre automatique n’a pas de capacité de Personnage.',
    'CD-5.5':
      'Un effet d’autel s’applique une fois pour chaque dé qui, une fois résolu, a fait descendre un marqueur de ce Rituel. Si aucun ne descend, il n’y en a pas.',
    'CD-5.6':
      '« Vous pouvez » veut dire que c’est facultatif. Tout le reste est obligatoire si c’est possible ; ce qui est impossible est sauté.',
    'CD-5.7':
      'Les effets de Détenteur n’agissent que tant que le Détenteur est vivant. Devenir Détenteur ne donne pas d’effet d’autel. On peut détenir autant de Rituels que l’on veut.',
    'CD-5.8': 'Une fois par tour se compte pour chaque joueur et chaque capacité.',
  }),
  ...under('Kraken', {
    'CD-5.11': 'Le Kraken distribue des dés qui blessent à l’Entretien. Un Détenteur les commande.',
    'CD-5.11.1': 'Révélé en cours de partie, à n’importe quel tour : il distribue aussitôt.',
    'CD-5.11.2':
      'Tant qu’il est sur un autel, il distribue à l’Entretien du joueur qui est Grand Prêtre. Révélé juste avant ce tour, il distribue donc deux fois de suite.',
    'CD-5.11.3': 'Il n’a pas d’effet d’autel : les dés engagés ici font seulement descendre les marqueurs.',
    'CD-5.11.4':
      'Le Détenteur peut retirer à tout moment autant de dés Kraken en jeu qu’il veut, sans rien payer : à chaque Entretien, pendant chaque phase de Réaction, chaque fois qu’on lui demande quelque chose, et quand il est sur le point de mourir.',
    'CD-5.11.5':
      'Au début de votre phase de Lancer, si vous êtes le Détenteur, vous devez donner 1 dé Kraken de la réserve à un joueur vivant, vous compris. Si la réserve est vide, vous pouvez déplacer un dé d’un joueur à un autre.',
    'CD-5.11.6':
      'Tant que quelqu’un détient le Kraken, il ne distribue rien de lui-même. Les dés Kraken restent aux joueurs et sont lancés à leur Entretien.',
    'CD-5.11.7': 'Quand le Kraken est défaussé, tous les joueurs rendent tous leurs dés Kraken.',
  }),
  ...under('Ombre ancienne', {
    'CD-5.12': 'L’Ombre ancienne prend des points de vie à tous après chaque tour du Grand Prêtre.',
    'CD-5.12.1':
      'Entre deux tours, après celui du Grand Prêtre, tant qu’elle est sur un autel : ajoutez 1 jeton Ombre, 6 au plus. Puis chaque joueur vivant, dans l’ordre du tour à partir du Grand Prêtre, perd autant de points de vie qu’il y a de jetons.',
    'CD-5.12.2':
      'Cette perte ne peut être ni empêchée ni augmentée, et rien n’y répond. Le coup fatal n’a pas d’auteur.',
    'CD-5.12.3': 'Elle agit aussi si le Rituel a été révélé à ce même tour du Grand Prêtre.',
    'CD-5.12.4': 'Elle n’a pas d’effet d’autel. Accomplie, elle est défaussée.',
  }),
  ...under('Chant ancien', {
    'CD-5.13': 'Le Chant ancien donne des pièces Chant et permet à son Détenteur de changer des dés Ancien.',
    'CD-5.13.1': 'Autel : gagnez 1 pièce Chant.',
    'CD-5.13.2':
      'Détenteur, pendant votre phase d’Engagement : changez un de vos dés Ancien pas encore engagés en n’importe quelle autre face sauf Double dague, sans rien payer et sans limite.',
  }),
  ...under('Sacrifice sur l’autel', {
    'CD-5.14': 'Le Sacrifice sur l’autel récompense qui tue un autre joueur.',
    'CD-5.14.1': 'Il a un marqueur, qui part de 1, et ne prend pas de dés.',
    'CD-5.14.2':
      'Quand quelqu’un est tué par un autre joueur, l’auteur du coup fatal de la première de ces victimes choisit autant de joueurs vivants qu’il veut, ou aucun. Chacun gagne autant de points de vie qu’il y a de joueurs. Puis le Rituel est défaussé et un nouveau est pioché. Une seule victime compte par décompte.',
    'CD-5.14.3':
      'On regarde qui est vivant après les morts de ce décompte. L’auteur du coup fatal choisit même s’il est un Esprit ou meurt dans le même décompte.',
    'CD-5.14.4': 'Se tuer soi-même et les morts sans auteur ne comptent pas.',
  }),
  ...under('Sirènes', {
    'CD-5.15': 'Autel : gagnez 1 pièce Sirène. Accompli, ce Rituel est défaussé.',
  }),
  ...under('Transmutation', {
    'CD-5.16':
      'La Transmutation donne des dés pour d’autres Rituels ; son Détenteur peut changer une face en une autre, une fois.',
    'CD-5.16.1':
      'Autel : gagnez 1 dé et engagez-le aussitôt sur un autre Rituel : choisissez un autre autel et une face qu’il accepte, que le dé montre. Sans un tel autel, pas de dé. Il est résolu plus tard dans cette phase comme les autres.',
    'CD-5.16.2':
      'Détenteur, pendant la phase de Réaction d’un joueur vivant, la vôtre comprise : nommez deux faces différentes. Tous les dés du joueur actif qui montrent la première prennent la seconde, même les dés sans cible, et sont réengagés. Puis le Rituel est défaussé. Jusqu’à la fin de ce tour, cela vaut aussi pour les dés du joueur actif qui viennent plus tard.',
  }),
  ...under('Hydre marine', {
    'CD-5.17': 'L’Hydre marine soigne ou blesse ; son Détenteur lance plus de dés et en défausse un.',
    'CD-5.17.1':
      'Autel : choisissez un joueur vivant, vous compris ; il gagne 1 ou perd 1 point de vie, à votre choix.',
    'CD-5.17.2': 'Détenteur : 2 dés de plus pendant votre phase de Lancer.',
    'CD-5.17.3':
      'Détenteur : pendant votre phase d’Engagement, vous devez défausser exactement un dé de votre choix pas encore engagé ; avec en plus une copie de l’Hydre marine, un pour chacune.',
  }),
  ...under('Faille astrale', {
    'CD-5.18': 'La Faille astrale fait lancer des dés et en applique les résultats.',
    'CD-5.18.1': [
      'Autel, pour chaque dé résolu ici : lancez ce dé. Chaque Cosmos vous fait lancer 2 dés de plus, trois fois au plus : on lance donc au plus 7 dés ; un Cosmos de plus ne fait rien. Puis appliquez les autres résultats un par un dans l’ordre de votre choix.',
      'Dague : tous les joueurs vivants perdent 1. Double dague : tous perdent 2. Sang : tous gagnent 1.',
      'Parchemin : gagnez 1 dé pour un autre Rituel. Ancien : gagnez 2 dés de ce genre.',
    ].join('\n'),
    'CD-5.18.2':
      'Tous les joueurs, vous compris. La réserve ne limite pas les dés lancés pour la Faille ; elle limite les dés gagnés.',
    'CD-5.18.3':
      'Plusieurs dés sur la Faille sont résolus l’un après l’autre, chacun avec son propre lancer. Accomplie, elle est défaussée après tous ses effets.',
  }),
  ...under('Lamie', {
    'CD-5.19': 'Lamie fait voler des points de vie ; son Détenteur se nourrit des pertes.',
    'CD-5.19.1':
      'Autel : choisissez un voleur, puis une victime. Le voleur est n’importe quel joueur vivant autre que vous ; à 3 joueurs vivants ou moins, ce peut être vous. La victime est n’importe quel joueur vivant autre que le voleur, vous peut-être. La victime perd 1, et si la perte a bien lieu, le voleur gagne 1. Un point ajouté par Assassin II n’est pas volé.',
    'CD-5.19.2': 'L’auteur du coup fatal, c’est vous, pas le voleur.',
    'CD-5.19.3':
      'Détenteur : pendant votre propre phase de Résolution, vous gagnez 1 pour chaque joueur, vous compris, qui perd des points de vie pour la première fois dans cette phase, après toutes les pertes du même effet.',
  }),
  ...under('Tribut à Nycen', {
    'CD-5.20': 'Le Tribut doit être payé avec Cosmos à chaque tour, sinon il approche.',
    'CD-5.20.1':
      'Il accepte Cosmos. En résoudre un ici paie le Tribut pour ce tour ; aucun marqueur ne descend et cela ne donne rien.',
    'CD-5.20.2': 'Il n’a pas d’effet d’autel.',
    'CD-5.20.3':
      'Une fois par tour, à la fin de la phase de Résolution, même au tour d’un Esprit : si le Tribut n’a pas été payé ce tour-ci, son marqueur descend de 1 vers 0.',
    'CD-5.20.4':
      'À 0, le joueur actif et ses deux voisins, s’ils sont vivants, perdent chacun autant de points de vie qu’il y a de joueurs, à cause d’un Rituel. Puis il est défaussé et un nouveau Rituel est pioché.',
  }),
  ...under('Rites de sang', {
    'CD-5.21': 'Les Rites de sang échangent des points de vie contre des dés.',
    'CD-5.21.1':
      'Autel : vous pouvez payer 1 point de vie. Si vous le faites, gagnez 1 dé, mettez-le sur n’importe quelle face sauf Double dague et engagez-le aussitôt sur n’importe quelle cible permise autre que ce Rituel. Une face sans cible permise ne peut pas être choisie.',
    'CD-5.21.2':
      'Détenteur, pendant votre phase d’Engagement, une fois par tour : payez 1 point de vie et changez un de vos dés pas encore engagés en n’importe quelle autre face, Double dague comprise.',
  }),
];
