/** What everything with an effect does, in a sentence or two. */
import type { cards as english } from '../../en/among-cultists/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.alive': 'Va face cachée dans la pile Pouls du joueur rencontré, sans lui nuire.',
  'card.dead': 'Va face cachée dans la pile Pouls du joueur rencontré. Une seule suffit : son Personnage est mort.',
  'card.success':
    'À l’inspection : s’il reste un livre dans la Pièce, il vaut 1 point de victoire. La carte retourne dans la pile.',
  'card.failure': 'À l’inspection : il ne se passe rien, et la carte disparaît.',
  'card.sabotage': 'À l’inspection : 1 point de victoire est perdu, et toutes les cartes de la pile disparaissent.',

  'card.lights-out':
    'Ce tour se joue dans le noir : partout où se trouvent au moins 2 Personnages vivants, ils se rencontrent.',
  'card.fishman-prowls':
    'L’Homme-poisson va dans une autre Pièce de couleur : celle où se trouvent le plus de Personnages vivants.',
  'card.acolytes-gather':
    'Un Acolyte apparaît dans une Pièce au hasard (2 Acolytes à 7 ou 8 joueurs). Pour chaque Acolyte manquant, 1 point de victoire est perdu.',
  'card.portal-opens':
    'Un portail s’ouvre dans une Pièce au hasard. Il engloutit une carte de la pile à la fin de chaque tour.',
  'card.jammed-doors': 'Chaque Personnage vivant a 1 point de Déplacement de moins au tour suivant.',
  'card.broken-ground': 'Un passage sûr, au hasard, est dangereux au tour suivant.',
  'card.quiet-hour': 'Il ne se passe rien.',
  'card.hidden-stacks': '2 Pièces au hasard reçoivent chacune une carte Réussite.',

  'card.acolyte':
    'Personne ne peut utiliser la Pièce. On peut le combattre, le conjurer, le brûler ou lui tirer dessus.',
  'card.portal':
    'Engloutit la première carte de la pile à la fin de chaque tour. On peut le combattre, le conjurer ou le brûler.',
  'card.fishman':
    'Personne ne peut utiliser la Pièce où il est. Avant les Rencontres, il y mord chaque Personnage vivant : chacun pioche une carte Pouls inconnue.',
  'card.hazard': 'Sol fissuré : un Personnage vivant qui y entre pioche une carte Pouls inconnue.',
  'card.generator': 'Annule la prochaine Extinction des feux.',
  'card.snare':
    'Un Personnage vivant qui y entre est arrêté. Les mâchoires apportent une carte de chasse, peut-être mortelle ; un piège vide ne fait rien de plus.',

  'card.pink': 'Contrôler les papiers : voyez quelles couleurs la carte Itinéraire d’un joueur indique ce tour-ci.',
  'card.blue': 'Étudier : voyez combien de cartes de chaque sorte contient la pile de cette Pièce.',
  'card.orange': 'Recâbler : alimentez le générateur, qui annule la prochaine Extinction des feux.',
  'card.red': 'Conjurer : retirez un Acolyte, un portail ou l’Homme-poisson, où qu’il soit.',
  'card.cafeteria': 'À partir du tour 3, vous pouvez lancer un Vote ici, une fois par tour.',

  'card.investigator':
    'Rassemblez assez de livres, ou trouvez tous les Fanatiques. Vous ne savez pas qui est dans votre Équipe.',
  'card.cultist':
    'Tuez assez d’Enquêteurs, ou tenez jusqu’à la fin du tour 10. S’il n’y a pas d’autre Fanatique et que les morts suffisent, vous devez revendiquer la victoire, au lieu de vous déplacer. Vous connaissez les autres Fanatiques, pouvez ignorer votre itinéraire et mentir sur un Statut.',
  'card.seer':
    'Vous savez qui sont les Fanatiques. Qu’ils ne le remarquent pas : s’ils vous désignent à la fin, ils gagnent malgré tout.',
  'card.snitch':
    'Vous avez les cartes d’un Enquêteur mais gagnez avec les Fanatiques, que vous connaissez. Eux ne vous connaissent pas. Vous pouvez ignorer votre itinéraire et mentir sur un Statut.',
  'card.assassin':
    'Une fois par partie, vous pouvez attaquer quelqu’un de votre Emplacement. Un Fanatique meurt. Si ce n’en est pas un, vous mourez tous les deux.',
  'card.firestarter':
    'Au tour 5 ou 6, vous devez brûler une Pièce, en secret : toutes les cartes de sa pile disparaissent.',
  'card.cursebearer':
    'Vous mourez dès que vous entrez dans une Pièce avec un Fantôme, ou qu’un Fantôme entre dans la vôtre.',
  'card.celebrity':
    'Au tour 6, votre Rôle est montré à tous. Si votre Personnage est déjà mort, vos cartes Pouls sont distribuées aux vivants.',
  'card.blind-cultist':
    'Un Fanatique qui n’apprend rien pendant la nuit : ni qui est l’autre Fanatique, ni qui est mort.',
  'card.cursed-hunter':
    'Vous posez des pièges sur votre chemin. Au tour 4, une carte Malédiction vous dit en secret comment gagner.',

  'card.item-relic': 'Va sur l’autel. La troisième réveille l’Organisme 46-B.',
  'card.item-owl': 'Aussitôt : envoyez en secret une carte de votre choix dans la pile d’une Pièce de votre choix.',
  'card.item-dagger': 'Vous avez 1 voix de plus à chaque Vote.',
  'card.item-boots': 'Vous avez 1 point de Déplacement de plus.',
  'card.item-binoculars': 'Une fois, gratuit : consultez le Statut d’un joueur dans une autre Pièce de même couleur.',
  'card.item-switch': 'Aussitôt : la porte verrouillée s’ouvre pour de bon.',
  'card.item-rifle':
    'Une fois, gratuit : retirez un Acolyte d’ici, ou envoyez l’Homme-poisson d’ici vers un autre Emplacement.',
  'card.item-lamp': 'Une fois : ne recevez pas de carte lors d’une Rencontre.',
  'card.organism':
    'Une fois qu’il est réveillé, les Enquêteurs ont besoin d’un rite de bannissement pour gagner aux points.',

  'card.graze': 'Compte comme une carte « Vivant ».',
  'card.mortal-wound': 'Compte comme une carte « Mort ».',
  'card.redeemed': 'Vous gagnez avec les Enquêteurs.',
  'card.bound': 'Vous gagnez avec les Fanatiques.',
  'card.feral':
    'Vous gagnez, quels que soient les autres vainqueurs, si vous n’êtes pas un Fantôme à la fin et que d’autres ont déclenché au moins 2 mâchoires.',
};
