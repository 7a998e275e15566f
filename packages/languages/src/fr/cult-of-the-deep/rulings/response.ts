import { under } from '../../../under.ts';

export const response = [
  ...under('Phase de Réaction', {
    'CD-4.35': 'Au tour d’un joueur vivant, tout le monde peut réagir. La phase finit quand tous ont passé à la suite.',
    'CD-4.36':
      'Réactions : une pièce Sirène, une capacité d’Esprit, Gardien II, Assassin II, Mage de sang II, Transmutation, un Sceau de la phase de Réaction, un échange, ou passer.',
    'CD-4.37':
      'Tout le monde participe, le joueur actif aussi, avec tout ce qui sert dans n’importe quelle phase de Réaction.',
    'CD-4.38':
      'Quand une réaction change une face ou relance un dé, le joueur actif réengage ce dé. Il reste si sa place convient à la nouvelle face, va sur n’importe quelle cible permise, ou devient sans cible s’il n’a aucun endroit où aller par obligation.',
    'CD-4.39':
      'Un dé qu’une réaction donne au joueur actif est placé par ce joueur, sur n’importe quelle cible permise. Le Spectre place lui-même son dé.',
    'CD-4.40':
      'Un dé qu’un autre joueur a déplacé (pièce Sirène, Fantôme, Spectre, Sceau de réflexion) reste où on l’a mis. Son propriétaire ne le réengage pas.',
    'CD-4.41': 'Un même dé peut être touché autant de fois que l’on veut dans une phase de Réaction.',
    'CD-4.42': 'Les dés ne sont réengagés que pendant la phase de Réaction, sauf si un Sceau dit autre chose.',
    'CD-4.44':
      'Une réaction doit changer quelque chose : la Transmutation demande un dé de la face qu’elle change, une capacité d’Esprit un dé sur lequel agir, le Sceau de révocation un dé, un déplacement un autre endroit.',
  }),
  ...under('Qui peut agir, et quand', {
    'CD-4.50':
      'Pendant une phase de Réaction et autour des dés d’une phase de Résolution, plusieurs joueurs peuvent agir sans ordre fixé. Quand un Sceau est déclaré, les autres peuvent le contrer.',
    'CD-4.51':
      'Qui n’a pas passé peut agir à tout moment : premier arrivé, premier servi. Les actions se font l’une après l’autre. Une action qui n’est plus possible est refusée et ne coûte rien.',
    'CD-4.52':
      'Après chaque action, tous ceux qui le pouvaient peuvent agir à nouveau. Un échange refusé n’est pas une action. Quand tous ont passé depuis la dernière action, le Grand Prêtre automatique peut utiliser une pièce Sirène ; puis c’est fini.',
    'CD-4.53':
      'On vous pose la question si vous avez un Sceau non utilisé, même si vous ne pouvez que passer, pour que personne ne devine lequel c’est. On vous la pose aussi si vous pouvez faire autre chose. Les autres ne sont pas interrogés.',
    'CD-4.54':
      'Vous pouvez laisser la table passer pour vous jusqu’à la fin de la phase ou du tour, ou jusqu’à votre prochain tour. Personne d’autre ne le sait. Cela s’arrête plus tôt si vous tombez à 0 point de vie ou si un autre joueur place ou tourne une dague contre vous.',
    'CD-4.55':
      'La table fixe le temps dont vous disposez pour réagir, ou n’en fixe pas. Pendant la phase de Résolution et contre les Sceaux, c’est la moitié. Le temps repart après chaque action. Quand il est écoulé, tous les autres ont passé.',
    'CD-4.57':
      'Si la même question se pose à plusieurs joueurs, on les interroge dans l’ordre du tour. Pour une perte qui touche plusieurs joueurs, la question n’est posée qu’une fois par capacité. Vous pouvez dire non pour le reste de la phase.',
    'CD-4.58':
      'L’ordre du tour veut dire : le joueur actif d’abord, puis dans le sens horaire. Une question restée sans réponse à temps compte comme un non.',
    'CD-4.59':
      'Avant que le premier dé soit résolu, vous pouvez rester en alerte au lieu de passer : la question vous est alors posée à nouveau après chaque dé. Tous le voient. Qui passe n’est interrogé à nouveau qu’après le dernier dé. Une table peut décider d’interroger tout le monde après chaque dé.',
  }),
];
