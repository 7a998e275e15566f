import { under } from '../../../under.ts';

export const items = [
  ...under('Objets', {
    'AC-5.40':
      'Trouver un Objet fait partie, gratuitement, de l’inspection d’une Pièce : pour les Personnages vivants seulement, sans choix et aussitôt. Le jeton est retourné devant tous. Relique, Chouette et Interrupteur agissent aussitôt ; tous les autres sont pris et posés à côté du portrait de qui les trouve. Vous pouvez en porter autant que vous voulez, et tous voient ce que vous portez. Il n’y a d’Objets que sur Under the Surface.',
    'AC-5.41':
      'Relique rouge : va sur l’autel et ne se porte pas. Avec la troisième relique sur l’autel, l’Organisme 46-B se réveille.',
    'AC-5.42':
      'Chouette : qui la trouve choisit aussitôt, en secret, une carte de la réserve (Réussite, Échec ou Sabotage), puis, devant tous, n’importe quelle Pièce de couleur, celle-ci comprise. La carte va face cachée dans la pile de cette Pièce, que l’on mélange. La Chouette, épuisée, reste dans la Pièce où on l’a trouvée. Si la table joue avec des Enquêteurs stricts, qui la trouve sans être ni Fanatique ni Mouchard ne peut choisir que Réussite.',
    'AC-5.43':
      'Dague : qui la porte a 1 voix de plus à chaque Vote, celui pour le leader compris. Les deux voix ne peuvent pas être partagées.',
    'AC-5.44':
      'Bottes : qui les porte a 1 point de Déplacement de plus à chaque phase de Déplacement ; 2 de plus avec deux paires.',
    'AC-5.45':
      'Jumelles spéciales : une fois, comme Action gratuite quand c’est à vous d’agir, si vous êtes dans une Pièce de couleur. Choisissez un Personnage vivant dans une autre Pièce de même couleur et consultez son Statut comme d’habitude, mensonges compris. Cela n’épuise pas votre Action. Le jeton quitte ensuite la partie.',
    'AC-5.46':
      'Interrupteur secret : la porte verrouillée s’ouvre aussitôt ; retournez son marqueur du côté ouvert. Elle reste ouverte jusqu’à la fin. L’Interrupteur, épuisé, reste dans la Pièce.',
    'AC-5.47':
      'Fusil : une fois, comme Action gratuite quand c’est à vous d’agir, contre un danger de votre Emplacement. Un Acolyte retourne à la réserve ; ou bien l’Homme-poisson va à un Emplacement de votre choix autre que le sien, Cafétéria et passages compris. Il ne mord pas à ce moment. Le jeton quitte ensuite la partie. Le tir n’épuise pas votre Action : vous pouvez encore utiliser la Pièce, consulter un Statut ou combattre.',
    'AC-5.48':
      'Lanterne : lors d’une Rencontre à laquelle vous prenez part, vous pouvez l’utiliser pour ne pas recevoir de carte ; vous en donnez une comme d’habitude. Le jeton quitte ensuite la partie. Elle ne protège ni des passages dangereux, ni de l’Homme-poisson, ni des pièges, ni des cartes de la Célébrité.',
    'AC-5.49':
      'Comme Actions gratuites, quand c’est à vous d’agir, vous pouvez donner autant d’Objets portés que vous voulez à un ou plusieurs autres Personnages vivants de votre Emplacement, qui ne peuvent pas refuser, et y ramasser des Objets lâchés (jamais une Chouette ou un Interrupteur épuisés). Les Objets lâchés sont face visible à l’Emplacement où se trouvait leur porteur quand sa mort a été confirmée, Pièce ou passage, même si c’était par les Jumelles ou par un Vote. Les Fantômes ne peuvent faire ni l’un ni l’autre.',
    'AC-5.50':
      'L’Organisme 46-B se réveille dès que la troisième relique est sur l’autel. Dès lors, la Glace de l’autel est un passage dangereux ; c’est une règle maison, et une table peut s’en passer. Qui s’y trouve ne pioche rien à ce moment. Si les Enquêteurs atteignent leurs points, il leur faut le rite.',
    'AC-5.51':
      'Un Objet caché reste dans sa Pièce jusqu’à ce qu’un Personnage vivant inspecte la Pièce. Sabotage, incendie et portails n’y touchent pas.',
  }),
];
