/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/among-cultists/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'among.lesson.welcome.title': 'Il y a un Fanatique parmi vous',
  'among.lesson.welcome.text':
    'Vous êtes Enquêteur. Rassemblez ensemble 10 livres, ou trouvez le Fanatique. Si 3 Enquêteurs meurent ou si 10 tours passent, le Fanatique gagne.',
  'among.lesson.move.title': 'D’abord, tout le monde se déplace',
  'among.lesson.move.text':
    'Vous pouvez atteindre tout ce qui brille ; le nombre dit en combien de pas. Touchez l’endroit où vous voulez aller : la barre dit ce qui s’y trouve. Puis appuyez sur « Aller ».',
  'among.lesson.route.title': 'Votre itinéraire',
  'among.lesson.route.text':
    'À chaque tour, votre carte Itinéraire indique 2 ou 3 couleurs. Vous pouvez aller partout, mais n’utiliser que les Pièces de ces couleurs. Le Fanatique peut ignorer son itinéraire.',
  'among.lesson.rooms.title': 'Les Pièces et leurs piles',
  'among.lesson.rooms.text':
    'Chaque Pièce de couleur a une pile face cachée et des livres. Avec 3 cartes ou plus, elle est active : son nombre est sur fond ivoire. Seules les Pièces actives peuvent être inspectées pour un livre.',
  'among.lesson.company.title': 'Méfiez-vous de vos compagnons',
  'among.lesson.company.text':
    'Là où exactement 2 Personnages vivants finissent leur Déplacement, ils se rencontrent, et chacun donne à l’autre une carte sans la montrer. Seul ou à 3 et plus, on ne risque rien.',
  'among.lesson.encounter.title': 'Une Rencontre',
  'among.lesson.encounter.text':
    'Vous n’avez que des cartes « Vivant » à donner. Personne ne voit la carte que vous recevez, pas même vous. Un Fanatique peut vous donner une carte « Mort ».',
  'among.lesson.pulse.title': 'Mort sans le savoir',
  'among.lesson.pulse.text':
    'Une seule carte « Mort » dans votre pile Pouls, et votre Personnage est mort. Vous jouez comme d’habitude jusqu’à ce qu’on consulte votre Statut. Le cœur à côté de chaque nom compte les cartes.',
  'among.lesson.action.title': '1 Action',
  'among.lesson.action.text':
    'Après les Rencontres, chacun a 1 Action : utiliser la Pièce, ou faire quelque chose avec les gens qui s’y trouvent. Touchez ce qui brille : votre Pièce, une carte ou quelqu’un à côté de vous.',
  'among.lesson.place.title': 'Remplissez la pile',
  'among.lesson.place.text':
    'Touchez votre carte Réussite, puis appuyez sur « Placer » : elle va dans la pile, face cachée. Tout le monde voit que vous placez une carte, mais personne ne voit laquelle. Un Fanatique en place de pires.',
  'among.lesson.checkRoom.title': 'Inspectez la Pièce',
  'among.lesson.checkRoom.text':
    'Cette Pièce est active. Inspectez-la pour retourner sa première carte : Réussite donne un livre, Échec rien, et Sabotage coûte 1 point et toute la pile.',
  'among.lesson.book.title': 'Un livre',
  'among.lesson.book.text': 'Chaque livre vaut 1 point de victoire pour tous les Enquêteurs. À 10, vous gagnez.',
  'among.lesson.checkState.title': 'Consultez un Statut',
  'among.lesson.checkState.text':
    'Quelqu’un est au même Emplacement que vous. Touchez ce Personnage pour consulter son Statut : vous voyez ses cartes Pouls et annoncez le résultat. S’il est mort, il devient un Fantôme.',
  'among.lesson.announced.title': 'Une parole, pas une preuve',
  'among.lesson.announced.text':
    'Qui annonce une mort doit la prouver. Qui annonce que quelqu’un est vivant ment peut-être : c’est peut-être le Fanatique.',
  'among.lesson.unsafe.title': 'Chemins courts, chemins sombres',
  'among.lesson.unsafe.text':
    'Les tunnels sont des raccourcis, mais en y entrant vous piochez une carte Pouls inconnue. 2 des 10 premières sont mortelles.',
  'among.lesson.notebook.title': 'Votre carnet',
  'among.lesson.notebook.text':
    'Il note qui était où, qui a rencontré qui, ce que vous avez donné et ce qui a été annoncé. Regardez-le avant d’accuser quelqu’un.',
  'among.lesson.vote.title': 'Le Vote',
  'among.lesson.vote.text':
    'Désormais, à la Cafétéria, chacun peut lancer un Vote, une fois par partie. Éliminez le Fanatique et vous gagnez.',
  'among.lesson.casting.title': 'Qui est-ce ?',
  'among.lesson.casting.text':
    'Touchez un portrait pour voter, ou abstenez-vous. Toutes les voix sont montrées ensemble. Un Enquêteur éliminé compte comme mort.',
  'among.lesson.ghosts.title': 'Un Fantôme',
  'among.lesson.ghosts.text':
    'Les Fantômes se déplacent, placent des cartes, inspectent des Pièces, parlent et votent encore, et gagnent avec leur Équipe. Ils ne rencontrent plus personne.',
};
