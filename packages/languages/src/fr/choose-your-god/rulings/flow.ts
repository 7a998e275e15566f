import { under } from '../../../under.ts';

export const flow = [
  ...under('Début de la manche et célébration', {
    'CG-4.21':
      'Qui possède la carte Suprématie face visible au début d’une manche décide de célébrer ou non, à n’importe quelle manche.',
    'CG-4.22': [
      'Vous pouvez célébrer avec l’une de ces choses, ou ne pas célébrer :',
      'piocher 4 Miracles, si la pioche n’est pas vide ;',
      'piocher 3 Intrigues, si la pioche n’est pas vide ;',
      'gagner 3 Disciples, si vous en avez moins de 9 ;',
      'prendre un jeton Prêtre libre de n’importe quelle force disponible de 1 à 5 ;',
      'gagner 20 pièces.',
    ].join('\n'),
    'CG-4.23':
      'Si vous célébrez, vous recevez aussitôt ce que vous avez choisi, retournez la carte Suprématie face cachée et célébrez toute la manche.',
    'CG-4.24':
      'Jusqu’à la fin de la manche, un joueur qui célèbre ne peut ni prêcher, ni prier, ni conclure de marché, ni prendre d’avantage de prière, ni jouer de carte, ni utiliser de capacité, ni gagner de Lieu, ni prendre d’avantage (pas même par une Communauté), ni recevoir d’aumône. Ses Autels ne rendent pas un Lieu actif. Tout le reste continue : les cartes et les capacités des autres le touchent comme d’habitude, et ses Autels comptent alors comme présence et comme Influence ; il perçoit la Dîme, choisit ce qu’il doit donner ou perdre, garde ce qu’il possède et peut gagner la partie à la fin de la manche.',
    'CG-4.25':
      'Perdre la carte Suprématie pendant la célébration n’y met pas fin. Son nouveau propriétaire l’a face visible.',
  }),
  ...under('Phase d’Intention', {
    'CG-4.30':
      'À partir du premier joueur, dans le sens horaire, chaque joueur qui ne célèbre pas et n’a pas encore prié joue un tour : prêcher avec un Prêtre libre dans un Lieu, ou prier. On continue jusqu’à ce que tous ceux qui ne célèbrent pas aient prié.',
    'CG-4.32':
      'Vous pouvez prêcher si vous avez un Prêtre libre. À partir de votre quatrième placement de la phase, il vous faut aussi l’Approbation de ce placement ou au moins 1 Disciple. Sinon, vous ne pouvez que prier.',
    'CG-4.33':
      'Vous pouvez prêcher dans tout Lieu pour lequel vous avez assez de Disciples, comptés avant d’en perdre un pour le placement, ou dont vous possédez le Titre. Il peut s’y trouver autant de Prêtres que l’on veut, les vôtres et votre Autel compris.',
    'CG-4.34':
      'Le Prêtre va dans le Lieu. À partir de votre quatrième placement de la phase, vous perdez alors 1 Disciple, sauf si vous possédez l’Approbation correspondante.',
    'CG-4.35':
      'Si un adversaire possède la Dîme de ce Lieu et que vous avez une pièce, vous lui payez 1 pièce. L’ordre est : placer, perdre le Disciple, payer la Dîme.',
    'CG-4.36':
      'Pour prier, couchez votre Patriarche. Ce n’est qu’un repère : il garde sa place et son Influence. Prenez un avantage de prière, puis concluez des marchés. La phase est alors finie pour vous. Vous pouvez prier à n’importe quel tour, même avec des Prêtres encore libres.',
    'CG-4.37':
      'Vous pouvez prendre l’avantage d’un Lieu que vos Foules vous ouvrent et qui est utilisable pour vous à ce moment. Il agit exactement comme si vous y aviez gagné, mais ce n’est pas une victoire : personne ne reçoit d’aumône, les Communautés ne font rien, et cela ne compte pas pour le premier joueur.',
    'CG-4.38':
      'Marchés, autant que vous voulez, dans n’importe quel ordre, jusqu’à ce que vous ayez terminé. Vendre : montrez une Intrigue de votre main, placez-la sous sa pioche et gagnez son prix ; un sceau sombre n’y change rien. Acheter : payez le prix d’une Licence visible et prenez-la ; son emplacement reste vide jusqu’à la fin de la manche.',
    'CG-4.39':
      'Quand tous ceux qui ne célèbrent pas ont prié, tous les Patriarches sont relevés et la phase de Résolution commence.',
  }),
  ...under('Phase de Résolution', {
    'CG-4.40':
      'Les Lieux viennent dans l’ordre, de 1 à 13. Un Lieu devient le Lieu actif si à ce moment un joueur qui ne célèbre pas y est présent. Sinon, il est sauté : ni actions ni vainqueur.',
    'CG-4.42':
      'À partir du premier joueur, dans le sens horaire, chaque joueur qui ne célèbre pas, présent ou non, fait exactement une de ces choses : passer, jouer un Miracle, jouer une Intrigue, ou utiliser une capacité de la face visible de son plateau. Chaque action est terminée avant que le joueur suivant agisse. Personne n’a de deuxième action dans le même Lieu. Si le premier joueur célèbre, le joueur suivant dans le sens horaire commence.',
    'CG-4.43': [
      'Puis le Lieu a un vainqueur. La première ligne qui convient décide :',
      '1. Quelqu’un l’a pris : ce joueur.',
      '2. Un Prêtre sur des pièces s’y trouve : son propriétaire.',
      '3. Parmi ceux qui ne célèbrent pas, personne n’est présent : personne ne gagne.',
      '4. La plus faible Influence gagne ici : le joueur qui a la plus faible. À égalité, la plus basse Puissance divine.',
      '5. Sinon, le joueur qui a la plus grande Influence. À égalité, la plus haute Puissance divine des faces visibles.',
    ].join('\n'),
    'CG-4.44':
      'Les pièces placées sous des Prêtres du Lieu vont à la réserve. Le vainqueur est désormais le dernier vainqueur de la manche.',
    'CG-4.46':
      'Si le Lieu a subi une descente, personne ne reçoit d’avantage, pas même par une Communauté, ni d’aumône. Les Prêtres rentrent.',
    'CG-4.47':
      'Si l’avantage du Lieu est utilisable pour le vainqueur, il le prend ou y renonce. Sinon, il ne reçoit rien.',
    'CG-4.48':
      'Si un perdant possède la Communauté du Lieu et y a à ce moment une Influence de 1 ou plus, il peut prendre l’avantage lui aussi, de la même façon. Il ne reçoit pas d’aumône ici, que l’avantage ait été utilisable ou pris, ou non. Il n’y a qu’une Communauté par Lieu. Un vainqueur qui la possède ne reçoit l’avantage qu’une fois.',
    'CG-4.50': 'Tout autre joueur présent, qui ne célèbre pas et a au moins 1 d’Influence, reçoit l’aumône du Lieu.',
    'CG-4.53':
      'Tous les jetons Prêtre et les Patriarches du Lieu reviennent libres à leurs propriétaires. Les Autels restent.',
  }),
  ...under('Fin de la manche', {
    'CG-4.60':
      'Regardez si quelqu’un a gagné. Sinon, et si la limite de manches n’est pas atteinte, la manche finit et la suivante commence.',
    'CG-4.61':
      'Si au moins un des trois emplacements de Licences est vide, les autres Licences vont sous la pioche Licences, celle de l’emplacement 1 d’abord et celle de l’emplacement 3 en dernier, et de nouvelles cartes sont retournées sur les emplacements 1, 2 et 3 tant que la pioche en a. Si les trois sont pleins, rien ne change.',
    'CG-4.62':
      'Tous les Prêtres posés sur les plateaux sont de nouveau libres. Chaque manche commence avec tous les Prêtres libres.',
    'CG-4.63':
      'Le vainqueur du Lieu le plus élevé qui a eu un vainqueur cette manche devient premier joueur. Si aucun Lieu n’en a eu, le premier joueur reste le même.',
  }),
];
