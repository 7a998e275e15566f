import { under } from '../../../under.ts';

export const benefits = [
  ...under('Avantages des Lieux', {
    'CG-5.1':
      'Ruines : utilisable si la pioche Miracles n’est pas vide. Piochez 1 Miracle. Ce qui rend un avantage utilisable est le même pour le vainqueur, par une Communauté et par la prière.',
    'CG-5.2':
      'Quartier des voleurs : utilisable si vous avez au moins 3 pièces et un Prêtre dans le Lieu 2. Choisissez un montant de 3 à 13, pas plus que vous n’avez, et un de vos Prêtres du Lieu 2 ; ce peut être le Patriarche. Payez le montant : le Prêtre va dans le Lieu de ce numéro, et les pièces sont posées sous lui. Vous n’avez besoin pour cela ni de Disciples ni d’un Titre. Si un autre Prêtre sur des pièces s’y trouve, tous deux rentrent. Quand ce Lieu est résolu, le propriétaire de ce Prêtre le gagne. L’effet est perdu si le Prêtre s’en va avant, devient un Autel ou subit Embuscade au naïf ou Prise du Lieu ; un changement de force n’y change rien. Vos autres Prêtres du Lieu 2 restent jusqu’à leur retour.',
    'CG-5.3': 'Taudis : utilisable si vous avez moins de 9 Disciples. Gagnez 1 Disciple.',
    'CG-5.4':
      'Forum : utilisable sauf si vous possédez déjà la carte Suprématie face visible. Prenez-la dans la réserve, à son propriétaire ou à vous-même et posez-la face visible devant vous. Son +7 compte aussitôt.',
    'CG-5.5':
      'Quartier des temples : utilisable si un Prêtre de force 1 est disponible, ou si un de vos jetons, libre ou présent dans le Lieu 5, est de force 1 à 4 et peut être renforcé de 1. Prenez un nouveau Prêtre libre de force 1, ou renforcez de 1 un tel jeton ; il reste où il est. Ni le Patriarche ni les jetons posés sur le plateau ou dans d’autres Lieux ne peuvent être choisis.',
    'CG-5.6': 'Quartier marchand : toujours utilisable. Gagnez 6 pièces.',
    'CG-5.7':
      'Quartier des artisans : utilisable si vous avez au moins 5 pièces et s’il y a un Lieu où vous pouvez bâtir. Payez 5 pièces, choisissez un de vos jetons dans un tel Lieu, le Lieu 7 compris, et bâtissez-y. Pendant la Résolution, vos Prêtres ne peuvent alors plus être que dans les Lieux 7 à 13 ; quand vous priez, ils peuvent être n’importe où.',
    'CG-5.8':
      'Académie : choisissez un de vos jetons de force 1 à 4, libre ou présent dans le Lieu 8. Pour 5 pièces, il est renforcé de 2, pour 11 pièces de 4, sans jamais dépasser 5 ; vous pouvez payer pour plus qu’il ne peut grandir. La nouvelle force doit être possible. Utilisable si vous pouvez payer un changement possible.',
    'CG-5.9':
      'Port : utilisable si vous avez au moins 5 pièces et moins de 9 Disciples. Gagnez 2 Disciples pour 5 pièces, ou 4 pour 11, jusqu’à 9. Vous pouvez payer pour plus que vous ne pouvez en avoir.',
    'CG-5.10':
      'Palais : utilisable si une Licence est face visible. Prenez-en une gratuitement. Son emplacement reste vide jusqu’à la fin de la manche.',
    'CG-5.11':
      'Quartier des nobles : utilisable si la pioche Intrigues n’est pas vide. Piochez 2 Intrigues, ou 1 s’il n’y en a qu’une. Puis vous devez remettre sur la pioche Intrigues une Intrigue de votre main, nouvelle ou ancienne.',
    'CG-5.12':
      'Quartier de la garde : utilisable si vous avez au moins 2 Disciples et s’il y a une Foule dans la réserve. Perdez 2 Disciples et gagnez 1 Foule.',
    'CG-5.13':
      'Faille des ténèbres : utilisable si votre Influence dans le Lieu 13 atteint à ce moment votre Puissance divine. Accomplissez votre Invocation. La première fois, retournez votre plateau sur la face sombre ; votre Puissance divine et vos capacités changent aussitôt. La deuxième fois, face sombre visible, vous l’avez accomplie deux fois.',
  }),
];
