/** What happened, why a team won, and what newcomers stumble over. */
import type { events as english } from '../../en/among-cultists/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan':
    'La partie commence. Carte : {map}. Rôles spéciaux : {roles}. Premier joueur : {seat, select, you {vous} other {{seat}}}.',
  'event.nightInformed': 'Votre Rôle : {role}. Votre carte Itinéraire : {route}.',
  'event.nightInformed.cultists':
    'Votre Rôle : {role}. Votre carte Itinéraire : {route}. Fanatiques : {cultists, select, you {vous} other {{cultists}}}.',
  'event.nightInformed.partner':
    'Votre Rôle : {role}. Votre carte Itinéraire : {route}. Autre Fanatique : {cultists, select, you {vous} other {{cultists}}}. Morts dès le début : {dead, select, you {vous} other {{dead}}}.',
  'event.nightInformed.alone':
    'Votre Rôle : {role}. Votre carte Itinéraire : {route}. Il n’y a pas d’autre Fanatique. Morts dès le début : {dead, select, you {vous} other {{dead}}}.',
  'event.roundBegan': 'Tour {round}. Premier joueur : {seat, select, you {vous} other {{seat}}}.',
  'event.curseSeen': 'Le Chasseur Maudit regarde la carte Malédiction.',
  'event.curseSeen.known': 'Vous regardez votre carte Malédiction : {curse}.',
  'event.roleShown': 'Rôle révélé ({seat}) : {role}.',
  'event.roleShown.you': 'Votre Rôle est révélé : {role}.',
  'event.teamShown.cultist': '{seat} est Fanatique.',
  'event.teamShown.cultist.you': 'Vous êtes Fanatique, et tout le monde le sait maintenant.',
  'event.teamShown.not-cultist': '{seat} n’est pas Fanatique.',
  'event.teamShown.not-cultist.you': 'Vous n’êtes pas Fanatique, et tout le monde le sait maintenant.',
  'event.pulsesInherited':
    'Cartes Pouls ({seat}) distribuées une à une, face cachée : {receivers, select, you {vous} other {{receivers}}}.',
  'event.pulsesInherited.you':
    'Vos cartes Pouls sont distribuées une à une, face cachée : {receivers, select, you {vous} other {{receivers}}}.',

  'event.stayed': '{seat} reste {location}.',
  'event.stayed.you': 'Vous restez {location}.',
  'event.stepped': '{seat} va {location}.',
  'event.stepped.you': 'Vous allez {location}.',
  'event.snareSprung.wounded':
    '{seat} tombe dans un piège {location} : des mâchoires ! Une carte de chasse va dans sa pile Pouls, sans être vue.',
  'event.snareSprung.wounded.you':
    'Vous tombez dans un piège {location} : des mâchoires ! Une carte de chasse va dans votre pile Pouls, sans être vue.',
  'event.snareSprung.jaws':
    '{seat} tombe dans un piège {location} : des mâchoires, mais il ne reste plus de carte de chasse.',
  'event.snareSprung.jaws.you':
    'Vous tombez dans un piège {location} : des mâchoires, mais il ne reste plus de carte de chasse.',
  'event.snareSprung.empty': '{seat} tombe dans un piège {location}. Il est vide.',
  'event.snareSprung.empty.you': 'Vous tombez dans un piège {location}. Il est vide.',
  'event.unsafeDrawn.unsafe-passage': '{seat} pioche une carte Pouls inconnue {location} (passage dangereux).',
  'event.unsafeDrawn.unsafe-passage.you': 'Vous piochez une carte Pouls inconnue {location} (passage dangereux).',
  'event.unsafeDrawn.fishman': '{seat} pioche une carte Pouls inconnue {location} (morsure de l’Homme-poisson).',
  'event.unsafeDrawn.fishman.you': 'Vous piochez une carte Pouls inconnue {location} (morsure de l’Homme-poisson).',
  'event.victoryClaimed': '{seat} est Fanatique et revendique la victoire.',
  'event.victoryClaimed.you': 'Vous êtes Fanatique et revendiquez la victoire.',

  'event.eventTurned': 'Événement : {event}.',
  'event.lightsWentOut': 'Les lumières s’éteignent. Ce tour se joue dans le noir.',
  'event.generatorSpent': 'Le générateur maintient la lumière. Il est maintenant épuisé.',
  'event.fishmanMoved': 'L’Homme-poisson va {location}.',
  'event.acolytePlaced': 'Un Acolyte apparaît {location}.',
  'event.portalOpened': 'Un portail s’ouvre {location}.',
  'event.groundBroke': 'Le sol se fissure {location} : passage dangereux au tour suivant.',
  'event.stacksFound': 'Une carte Réussite va dans la pile de chacune de ces Pièces : {rooms}.',
  'event.nothingBurned': 'Rien ne brûle ce tour-ci.',
  'event.roomBurned': 'Incendie {location} ! La pile disparaît, et personne ne peut utiliser la Pièce ce tour-ci.',

  'event.encountered':
    '{seat} et {other, select, you {vous vous rencontrez} other {{other} se rencontrent}} {location}.',
  'event.encountered.you': 'Vous et {other} vous rencontrez {location}.',
  'event.encountered.dark':
    '{seat} et {other, select, you {vous vous rencontrez} other {{other} se rencontrent}} dans le noir {location}.',
  'event.encountered.dark.you': 'Vous et {other} vous rencontrez dans le noir {location}.',
  'event.encountered.crowd': 'Rencontre dans le noir {location} : {seats, select, you {vous} other {{seats}}}.',
  'event.lampUsed': '{seat} utilise la Lanterne et ne reçoit pas de carte.',
  'event.lampUsed.you': 'Vous utilisez la Lanterne et ne recevez pas de carte.',
  'event.lampKept': '{seat} garde la Lanterne pour plus tard.',
  'event.lampKept.you': 'Vous gardez la Lanterne pour plus tard.',
  'event.pulseGiven':
    '{seat} {receiver, select, you {vous donne une carte Pouls} other {donne une carte Pouls à {receiver}}}.',
  'event.pulseGiven.you': 'Vous donnez une carte Pouls à {receiver}.',
  'event.pulseGiven.known':
    '{seat} {receiver, select, you {vous donne une carte Pouls} other {donne une carte Pouls à {receiver}}} : {card}.',
  'event.pulseGiven.known.you': 'Vous donnez une carte Pouls à {receiver} : {card}.',
  'event.pulseGiven.dark': '{seat} donne une carte Pouls à quelqu’un dans le noir.',
  'event.pulseGiven.dark.you': 'Vous donnez une carte Pouls à quelqu’un dans le noir.',
  'event.pulseGiven.dark.known': '{seat} donne une carte Pouls à quelqu’un dans le noir : {card}.',
  'event.pulseGiven.dark.known.you': 'Vous donnez une carte Pouls à quelqu’un dans le noir : {card}.',
  'event.pulsesDealt':
    'Dans le noir {location}, chacun de ces joueurs reçoit une carte Pouls : {receivers, select, you {vous} other {{receivers}}}.',
  'event.pulsesDealt.returned':
    'Dans le noir {location}, chacun de ces joueurs reçoit une carte Pouls : {receivers, select, you {vous} other {{receivers}}}. Carte reprise en main : {returned, select, you {vous} other {{returned}}}.',

  'event.cardPlaced': '{seat} place une carte {location}.',
  'event.cardPlaced.you': 'Vous placez une carte {location}.',
  'event.cardPlaced.known': '{seat} place une carte {location} : {card}.',
  'event.cardPlaced.known.you': 'Vous placez une carte {location} : {card}.',
  'event.roomChecked.success': '{seat} inspecte la Pièce {room} : Réussite.',
  'event.roomChecked.success.you': 'Vous inspectez la Pièce {room} : Réussite.',
  'event.roomChecked.failure': '{seat} inspecte la Pièce {room} : Échec. La carte disparaît.',
  'event.roomChecked.failure.you': 'Vous inspectez la Pièce {room} : Échec. La carte disparaît.',
  'event.roomChecked.sabotage': '{seat} inspecte la Pièce {room} : Sabotage ! Toute la pile disparaît.',
  'event.roomChecked.sabotage.you': 'Vous inspectez la Pièce {room} : Sabotage ! Toute la pile disparaît.',
  'event.bookTaken': '{seat} prend un livre dans la Pièce {room}. Points de victoire : {vp}.',
  'event.bookTaken.you': 'Vous prenez un livre dans la Pièce {room}. Points de victoire : {vp}.',
  'event.pointLost.sabotage': 'Le Sabotage coûte 1 point de victoire. Points de victoire : {vp}.',
  'event.pointLost.acolytes-gather':
    'Il ne reste plus d’Acolyte : 1 point de victoire est perdu à la place. Points de victoire : {vp}.',
  'event.papersInspected': '{seat} contrôle {target, select, you {vos papiers} other {des papiers : {target}}}.',
  'event.papersInspected.you': 'Vous contrôlez {target, select, you {vos papiers} other {des papiers : {target}}}.',
  'event.papersInspected.known':
    '{seat} contrôle {target, select, you {vos papiers} other {des papiers : {target}}}. Couleurs de ce tour : {colours}.',
  'event.papersInspected.known.you':
    'Vous contrôlez {target, select, you {vos papiers} other {des papiers : {target}}}. Couleurs de ce tour : {colours}.',
  'event.roomStudied': '{seat} étudie la pile de la Pièce {room}.',
  'event.roomStudied.you': 'Vous étudiez la pile de la Pièce {room}.',
  'event.roomStudied.known':
    '{seat} étudie la pile de la Pièce {room} : Réussite {success}, Échec {failure}, Sabotage {sabotage}.',
  'event.roomStudied.known.you':
    'Vous étudiez la pile de la Pièce {room} : Réussite {success}, Échec {failure}, Sabotage {sabotage}.',
  'event.rewired': '{seat} alimente le générateur {location}. Il annule la prochaine Extinction des feux.',
  'event.rewired.you': 'Vous alimentez le générateur {location}. Il annule la prochaine Extinction des feux.',
  'event.dangerRemoved.ward': '{seat} conjure {danger} {location}.',
  'event.dangerRemoved.ward.you': 'Vous conjurez {danger} {location}.',
  'event.dangerRemoved.fight': '{seat} combat {danger} {location} et gagne.',
  'event.dangerRemoved.fight.you': 'Vous combattez {danger} {location} et gagnez.',
  'event.dangerRemoved.rifle': '{seat} abat {danger} {location}.',
  'event.dangerRemoved.rifle.you': 'Vous abattez {danger} {location}.',
  'event.stateChecked.check': '{seat} consulte {target, select, you {votre Statut} other {un Statut ({target})}}.',
  'event.stateChecked.check.you': 'Vous consultez {target, select, you {votre Statut} other {un Statut ({target})}}.',
  'event.stateChecked.check.known':
    '{seat} consulte {target, select, you {votre Statut} other {un Statut ({target})}} : Vivant {alive}, Mort {dead}.',
  'event.stateChecked.check.known.you':
    'Vous consultez {target, select, you {votre Statut} other {un Statut ({target})}} : Vivant {alive}, Mort {dead}.',
  'event.stateChecked.binoculars':
    '{seat} consulte {target, select, you {votre Statut} other {un Statut ({target})}} aux jumelles.',
  'event.stateChecked.binoculars.you':
    'Vous consultez {target, select, you {votre Statut} other {un Statut ({target})}} aux jumelles.',
  'event.stateChecked.binoculars.known':
    '{seat} consulte {target, select, you {votre Statut} other {un Statut ({target})}} aux jumelles : Vivant {alive}, Mort {dead}.',
  'event.stateChecked.binoculars.known.you':
    'Vous consultez {target, select, you {votre Statut} other {un Statut ({target})}} aux jumelles : Vivant {alive}, Mort {dead}.',
  'event.stateAnnounced.alive':
    '{seat} annonce {target, select, you {votre Statut} other {un Statut ({target})}} : vivant.',
  'event.stateAnnounced.alive.you':
    'Vous annoncez {target, select, you {votre Statut} other {un Statut ({target})}} : vivant.',
  'event.stateAnnounced.dead':
    '{seat} annonce {target, select, you {votre Statut} other {un Statut ({target})}} : mort. Une carte « Mort » le prouve.',
  'event.stateAnnounced.dead.you':
    'Vous annoncez {target, select, you {votre Statut} other {un Statut ({target})}} : mort. Une carte « Mort » le prouve.',
  'event.assassinStruck':
    '{seat} révèle son Rôle d’Assassin et {target, select, you {vous attaque} other {attaque {target}}}.',
  'event.assassinStruck.you':
    'Vous révélez votre Rôle d’Assassin et {target, select, you {vous attaquez vous-même} other {attaquez {target}}}.',
  'event.died.check': '{seat} devient un Fantôme {location} : sa mort est confirmée.',
  'event.died.check.you': 'Vous devenez un Fantôme {location} : votre mort est confirmée.',
  'event.died.vote': 'Le Vote élimine {seat} {location}. {seat} devient un Fantôme.',
  'event.died.vote.you': 'Le Vote vous élimine {location}. Vous devenez un Fantôme.',
  'event.died.assassin': 'L’attaque de l’Assassin tue {seat} {location}. {seat} devient un Fantôme.',
  'event.died.assassin.you': 'L’attaque de l’Assassin vous tue {location}. Vous devenez un Fantôme.',
  'event.died.cursebearer':
    'La malédiction tue {seat} {location} : un Fantôme est dans la même Pièce. {seat} devient un Fantôme.',
  'event.died.cursebearer.you':
    'La malédiction vous tue {location} : un Fantôme est dans la même Pièce. Vous devenez un Fantôme.',
  'event.died.celebrity': '{seat} devient un Fantôme {location} : son Personnage était déjà mort.',
  'event.died.celebrity.you': 'Vous devenez un Fantôme {location} : votre Personnage était déjà mort.',

  'event.itemFound': '{seat} trouve un Objet {location} : {item}.',
  'event.itemFound.you': 'Vous trouvez un Objet {location} : {item}.',
  'event.relicPlaced': 'Une Relique rouge va sur l’autel : {altar} sur 3.',
  'event.organismAwoke': 'L’Organisme 46-B se réveille. La Glace de l’autel est désormais dangereuse.',
  'event.doorOpened': 'La porte verrouillée entre les Pièces Rose 1 et Bleue 2 s’ouvre.',
  'event.owlSent': '{seat} envoie une carte {location} avec la Chouette.',
  'event.owlSent.you': 'Vous envoyez une carte {location} avec la Chouette.',
  'event.owlSent.known': '{seat} envoie une carte {location} avec la Chouette : {card}.',
  'event.owlSent.known.you': 'Vous envoyez une carte {location} avec la Chouette : {card}.',
  'event.itemHandedOver':
    '{seat} {target, select, you {vous donne un Objet} other {donne un Objet à {target}}} : {item}.',
  'event.itemHandedOver.you': 'Vous donnez un Objet à {target} : {item}.',
  'event.itemPickedUp': '{seat} ramasse un Objet {location} : {item}.',
  'event.itemPickedUp.you': 'Vous ramassez un Objet {location} : {item}.',
  'event.itemDropped': '{seat} lâche un Objet {location} : {item}.',
  'event.itemDropped.you': 'Vous lâchez un Objet {location} : {item}.',
  'event.itemUsed': '{seat} utilise et défausse un Objet : {item}.',
  'event.itemUsed.you': 'Vous utilisez et défaussez un Objet : {item}.',

  'event.voteInitiated': '{seat} lance un Vote.',
  'event.voteInitiated.you': 'Vous lancez un Vote.',
  'event.portalDrained': 'Le portail engloutit une carte de la pile {location}.',
  'event.groundMended': 'Le sol est à nouveau sûr {location}.',
  'event.snareSet': 'Un piège est posé {location}.',

  'event.investigatorsWouldWin.points': 'Les Enquêteurs ont tous les points de victoire qu’il leur faut.',
  'event.investigatorsWouldWin.cultists-gone': 'Tous les Fanatiques sont des Fantômes.',
  'event.ritualistPicked': '{leader} {seat, select, you {vous choisit} other {choisit {seat}}} pour le rite.',
  'event.ritualistPicked.you':
    '{seat, select, you {Vous vous choisissez} other {Vous choisissez {seat}}} pour le rite.',
  'event.ritualRevealed.won': 'Le rite réussit : {cards}.',
  'event.ritualRevealed.lost': 'Le rite échoue : {cards}.',
  'event.cultistsShown': 'Fanatiques : {seats, select, you {vous} other {{seats}}}.',
  'event.seerGuessed.right':
    'Prophète désigné par les Fanatiques : {seat, select, you {vous} other {{seat}}}. Ils ont raison.',
  'event.seerGuessed.wrong':
    'Prophète désigné par les Fanatiques : {seat, select, you {vous} other {{seat}}}. Ils ont tort.',
  'event.gameEnded.points':
    'Les Enquêteurs gagnent avec assez de points de victoire. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.cultists-gone':
    'Les Enquêteurs gagnent : il ne reste plus de Fanatique. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.claim':
    'C’est vrai : assez d’Enquêteurs sont morts. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.false-claim':
    'C’est faux : trop peu d’Enquêteurs sont morts. Les Enquêteurs gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.massacre':
    'Trop d’Enquêteurs sont des Fantômes. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.time':
    'Le tour 10 est fini. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.ritual-lost':
    'L’Organisme 46-B n’est pas banni. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.snapshot':
    'Assez d’Enquêteurs étaient déjà morts un tour plus tôt. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',
  'event.gameEnded.seer-named':
    'Le Prophète est démasqué. Les Fanatiques gagnent. Victoire : {seat, select, you {vous} other {{seat}}}.',

  // Why a team won.
  'outcome.points': 'Les Enquêteurs ont atteint les points de victoire nécessaires.',
  'outcome.cultists-gone': 'Tous les Fanatiques étaient des Fantômes : les Enquêteurs ont gagné.',
  'outcome.claim': 'Le Fanatique a revendiqué la victoire, et assez d’Enquêteurs étaient morts.',
  'outcome.false-claim': 'Le Fanatique a revendiqué la victoire trop tôt : les Enquêteurs ont gagné.',
  'outcome.massacre': 'Trop d’Enquêteurs étaient des Fantômes : les Fanatiques ont gagné.',
  'outcome.time': 'Les 10 tours sont passés : les Fanatiques ont gagné.',
  'outcome.ritual-lost': 'Le rite contre l’Organisme 46-B a échoué : les Fanatiques ont gagné.',
  'outcome.snapshot': 'Assez d’Enquêteurs étaient déjà morts un tour plus tôt : les Fanatiques ont gagné.',
  'outcome.seer-named': 'Les Fanatiques ont démasqué le Prophète et gagné malgré tout.',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.unknown-death':
    'La mort peut vous prendre sans que vous le sachiez. Vous jouez comme d’habitude jusqu’à ce qu’on consulte votre Statut.',
  'hint.company': 'À la lumière, on est en sécurité à 3 ou plus, mais pas à 2. Les Fantômes ne comptent pas.',
  'hint.ghosts':
    'Les Fantômes se déplacent, placent des cartes, inspectent des Pièces, parlent et votent, et gagnent encore avec leur Équipe.',
  'hint.route':
    'Votre carte Itinéraire limite les Pièces que vous pouvez utiliser, pas les endroits où vous pouvez aller.',
  'hint.one-action':
    'Vous avez 1 Action par tour : utiliser la Pièce, ou faire quelque chose avec les gens qui s’y trouvent.',
  'hint.unseen-deaths': 'Avec 2 Fanatiques, rien ne vous dit quand assez d’Enquêteurs sont morts.',
  'hint.statement':
    'Un Statut annoncé n’est qu’une parole. Les Fanatiques et le Mouchard peuvent annoncer à tort que quelqu’un est vivant.',
};
