import { under } from '../../../under.ts';

export const hunter = [
  ...under('Malédiction du Chasseur', {
    'AC-5.55':
      'Le module ajoute le Rôle Chasseur Maudit, 6 pièges (3 mâchoires, 3 vides), 6 cartes de chasse (4 Éraflure, 2 Blessure mortelle) et 3 cartes Malédiction (Rachat, Lien, Sauvagerie). Il se joue sur n’importe quelle Carte.',
    'AC-5.56':
      'Mise en place : le Chasseur a les 6 pièges. Mélangez les cartes de chasse. Tirez une carte Malédiction pour le Chasseur, face cachée ; les deux autres sont écartées sans être vues.',
    'AC-5.57':
      'Au début du tour 4, le Chasseur voit sa carte Malédiction, et personne d’autre ne la voit. Jusque-là, personne ne la connaît.',
    'AC-5.58':
      'À la fin des tours 1 à 9, tout le monde se dit prêt. Un Chasseur vivant peut à la place poser un piège, mâchoires ou vide : à un Emplacement de son chemin de ce tour qui n’a pas de piège et n’est pas la Cafétéria. Il y est face cachée, et tous le voient à partir du tour suivant.',
    'AC-5.59':
      'Quand un Personnage vivant, Chasseur compris, entre dans un Emplacement avec un piège pendant la phase de Déplacement, son Déplacement finit, et le jeton est retourné et quitte la partie. Mâchoires : la première carte de chasse va dans sa pile Pouls, sans être vue ; s’il n’en reste pas, rien. Vide : rien de plus. Dans un passage dangereux, on pioche encore ensuite la carte du passage.',
    'AC-5.60':
      'Dans toutes les règles, une Éraflure compte comme une carte « Vivant » et une Blessure mortelle comme une carte « Mort ». Un Statut consulté les compte ainsi, et une Blessure mortelle montrée comme preuve est montrée comme une carte « Mort ». Ce que c’était vraiment ne se voit qu’à la fin.',
    'AC-5.61': 'Pour tout le reste (main, itinéraire, vérité, décompte des morts), le Chasseur est un Enquêteur.',
    'AC-5.62':
      'Victoire. Rachat : le Chasseur gagne avec les Enquêteurs. Lien : il gagne avec les Fanatiques. Sauvagerie : il gagne en plus de l’Équipe gagnante s’il n’est pas un Fantôme à la fin et que d’autres Personnages ont déclenché au moins 2 mâchoires ; sinon, il perd.',
    'AC-5.63': 'Un Chasseur devenu Fantôme ne pose plus de pièges. Ceux de la Carte restent.',
  }),
];
