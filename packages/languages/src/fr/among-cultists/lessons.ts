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

  // The second guided game.
  'among.guided.surface': 'Under the Surface',
  'among.lesson.station.title': 'Une station dans la glace',
  'among.lesson.station.text':
    'Tout ce que vous savez reste vrai : itinéraires, Pièces, Rencontres. La glace, les Objets, les Événements et un rite s’y ajoutent. Il vous faut ici 8 points, 2 de moins que d’habitude.',
  'among.lesson.ice.title': 'La glace',
  'among.lesson.ice.text':
    'Les passages sont des zones de glace. Deux zones côte à côte sont deux Emplacements. Franchir l’Obstacle entre elles coûte 1 pas, et on ne se rencontre pas d’un côté à l’autre.',
  'among.lesson.hidden.title': 'Des Objets cachés',
  'among.lesson.hidden.text':
    'Un Objet est caché dans chaque Pièce de couleur. Inspectez la Pièce de votre vivant et vous le trouvez, quelle que soit la carte.',
  'among.lesson.door.title': 'Une porte verrouillée',
  'among.lesson.door.text':
    'La porte entre Rose 1 et Bleue 2 est verrouillée. Elle s’ouvre pour tous quand quelqu’un trouve l’Interrupteur secret. D’ici là, seuls les Fantômes passent.',
  'among.lesson.event.title': 'Les Événements',
  'among.lesson.event.text':
    'Quand tout le monde s’est déplacé, une carte Événement est retournée. Touchez-la pour la lire. Les Acolytes et l’Homme-poisson bloquent leur Pièce jusqu’à ce qu’on les combatte.',
  'among.lesson.colours.title': 'Le pouvoir des couleurs',
  'among.lesson.colours.text':
    'Rose : voyez ce qu’indique l’itinéraire d’un autre joueur. Bleu : regardez cette pile. Orange : la prochaine Extinction des feux est annulée. Rouge : retirez un danger n’importe où.',
  'among.lesson.found.title': 'Un Objet est trouvé',
  'among.lesson.found.text':
    'Les reliques, la Chouette et l’Interrupteur agissent aussitôt. Les autres Objets se portent, et tout le monde voit qui porte quoi.',
  'among.lesson.carried.title': 'Ce que vous portez',
  'among.lesson.carried.text':
    'L’Objet est à côté de votre main. Pendant votre Action, vous pouvez le donner gratuitement à quelqu’un qui est avec vous. Si vous mourez, vous le lâchez.',
  'among.lesson.boots.title': 'Bottes',
  'among.lesson.boots.text': 'Vous avez 1 pas de plus à chaque tour, tant que vous les portez.',
  'among.lesson.dagger.title': 'Dague',
  'among.lesson.dagger.text':
    'Votre voix compte pour une de plus à chaque Vote, aussi quand on choisit le leader du rite.',
  'among.lesson.binoculars.title': 'Jumelles spéciales',
  'among.lesson.binoculars.text':
    'Une fois, gratuit : depuis une Pièce de couleur, consultez le Statut de quelqu’un dans une autre Pièce de même couleur.',
  'among.lesson.rifle.title': 'Fusil',
  'among.lesson.rifle.text':
    'Une fois, gratuit : retirez un Acolyte là où vous êtes, ou envoyez l’Homme-poisson de là vers un autre Emplacement.',
  'among.lesson.owl.title': 'Chouette',
  'among.lesson.owl.text':
    'Choisissez une carte de la réserve, puis une Pièce : la Chouette la met dans sa pile. Personne d’autre ne sait laquelle. Une Réussite aide une Pièce à devenir active.',
  'among.lesson.opened.title': 'La porte est ouverte',
  'among.lesson.opened.text': 'Désormais, le chemin entre Rose 1 et Bleue 2 coûte 1 pas à tout le monde.',
  'among.lesson.relic.title': 'Une Relique rouge',
  'among.lesson.relic.text':
    'Les reliques vont sur l’autel. Il y en a 3. Avec la troisième, l’Organisme 46-B se réveille : réfléchissez avant d’inspecter une autre Pièce.',
  'among.lesson.dropped.title': 'Un Objet lâché',
  'among.lesson.dropped.text':
    'Vous pouvez le ramasser gratuitement, car on l’a lâché ici avant votre arrivée. Ceux qui étaient déjà là ne le peuvent pas.',
  'among.lesson.organism.title': 'L’Organisme est réveillé',
  'among.lesson.organism.text':
    'Les points ne suffisent plus pour gagner : quand vous les aurez, il y aura un rite. La Glace de l’autel est dès lors dangereuse.',
  'among.lesson.leader.title': 'Le rite : un leader',
  'among.lesson.leader.text':
    'Vous avez les points. Tout le monde vote pour un leader vivant. Si personne n’est seul en tête, on vote à nouveau ; après la troisième fois, le rite est perdu.',
  'among.lesson.ritualists.title': 'Trois personnes de confiance',
  'among.lesson.ritualists.text':
    'Vous êtes le leader. Choisissez 3 joueurs, vous ou des Fantômes compris. Si le Fanatique en est, tout peut être perdu.',
  'among.lesson.ritualCard.title': 'Une carte en secret',
  'among.lesson.ritualCard.text':
    'Les trois donnent chacun une carte, et personne ne saura de qui elle vient. Toutes « Réussite », et les Enquêteurs gagnent. Une seule autre, et le Fanatique gagne.',
};
