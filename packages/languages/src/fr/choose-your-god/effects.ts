/** What everything on the table does, in one sentence or two. */
import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.ruins': 'Piochez 1 Miracle. Aumône pour les autres : 1 pièce.',
  'card.thieves-district':
    'Payez 3 à 13 pièces : un de vos Prêtres d’ici va dans le Lieu de ce numéro, sur ces pièces, et y gagne. Aumône pour les autres : 1 pièce.',
  'card.slums': 'Gagnez 1 Disciple. Aumône pour les autres : 1 pièce.',
  'card.forum': 'Prenez la carte Suprématie, face visible. Aumône pour les autres : 2 pièces.',
  'card.temple-district':
    'Prenez un nouveau Prêtre de force 1, ou renforcez de 1 un de vos Prêtres, libre ou présent ici. Aumône pour les autres : 2 pièces.',
  'card.trade-district': 'Gagnez 6 pièces. Aumône pour les autres : 2 pièces.',
  'card.artisan-district':
    'Payez 5 pièces : un de vos Prêtres sur le plateau devient un Autel là où il est. Aumône pour les autres : 2 pièces.',
  'card.academy':
    'Renforcez un de vos Prêtres, libre ou présent ici, de 2 pour 5 pièces ou de 4 pour 11 (5 au plus). Aumône pour les autres : 2 pièces.',
  'card.port': 'Gagnez 2 Disciples pour 5 pièces, ou 4 pour 11. Aumône pour les autres : 2 pièces.',
  'card.palace': 'Prenez gratuitement une des Licences visibles. Aumône pour les autres : 3 pièces.',
  'card.nobility-district':
    'Piochez 2 Intrigues, puis remettez 1 Intrigue de votre main sur la pioche. Aumône pour les autres : 3 pièces.',
  'card.guard-quarters': 'Perdez 2 Disciples et gagnez 1 Foule fanatique. Aumône pour les autres : 3 pièces.',
  'card.rift-of-darkness':
    'Si votre Influence ici atteint votre Puissance divine, accomplissez votre Invocation : la première retourne votre plateau sur la face sombre, la deuxième vous fait gagner la partie. Aumône pour les autres : 3 pièces.',

  // Cults.
  'card.anubis': 'Dieu des morts : échange des Prêtres contre des Disciples et ramène les disparus.',
  'card.cthulhu':
    'Le dormeur : fort dans les égalités, il bâtit de grands sanctuaires et, une fois éveillé, brise la volonté des autres.',
  'card.fafnir': 'Le dragon sur son trésor : change cartes et pièces en force, et pille les Cultes clairs.',
  'card.janus': 'Le dieu aux deux visages : fait gagner le plus faible, et puise à pleines mains dans les pioches.',
  'card.nirriti': 'Déesse de la ruine : pioche ce que les autres ont jeté, et joue avec le destin.',
  'card.tiamat': 'Mère des dragons : emprunte le pouvoir des ténèbres et fait naître les Prêtres les plus forts.',
  'card.arachne': 'La tisseuse : change des Disciples en Prêtres, et les déplace là où il le faut.',
  'card.atheism': 'Aucun dieu : règne par la science et la terreur, et bâtit là où nul Autel ne se dresse.',

  // Abilities.
  'card.anubis-light-passing':
    'Sacrifiez un jeton Prêtre libre de force 2 ou plus : gagnez 1 Disciple par Prêtre présent ici, quel que soit son propriétaire.',
  'card.anubis-light-hand-of-death':
    'Sacrifiez 1 Disciple : un de vos jetons Prêtre d’ici, de force 3 ou moins, est renforcé de 2 et vous revient. Gagnez 2 pièces.',
  'card.anubis-dark-mummy':
    'Sacrifiez un jeton Prêtre libre de force 1 : chaque adversaire à face claire perd 1 Foule. Piochez 1 Miracle.',
  'card.anubis-dark-resurrection':
    'Sacrifiez 2 Disciples : prenez un nouveau jeton Prêtre de force égale au nombre de vos Prêtres libres. Au-delà de 5, il n’y en a pas.',
  'card.cthulhu-light-abyss':
    'Sacrifiez un jeton Prêtre libre : un de vos jetons Prêtre d’ici est renforcé de sa force (5 au plus).',
  'card.cthulhu-light-great-shrine':
    'Sacrifiez 5 Disciples et tous vos Prêtres libres sauf le Patriarche : bâtissez un Autel ici.',
  'card.cthulhu-dark-furious-storm':
    'Défaussez 2 cartes : tous ceux qui ont 7 pièces ou plus perdent 7 pièces. Gagnez 2 Disciples.',
  'card.cthulhu-dark-will':
    'Sacrifiez 5 Disciples : chaque adversaire à face claire perd 1 Foule et vous donne 1 carte de son choix.',
  'card.fafnir-light-greed':
    'Payez 6 pièces : un de vos jetons Prêtre d’ici est renforcé de 1 et avance au Lieu suivant.',
  'card.fafnir-light-treachery':
    'Défaussez 1 carte et payez 2 pièces : révélez la première Intrigue de la pioche et gagnez son prix.',
  'card.fafnir-dark-blood-for-gold':
    'Sacrifiez 2 Disciples : chaque adversaire à face claire vous donne 7 pièces, ou toutes s’il en a moins.',
  'card.fafnir-dark-army': 'Payez 15 pièces : gagnez 1 Foule et piochez 2 Miracles.',
  'card.janus-light-clarity': 'Défaussez 2 cartes : gagnez 1 Disciple, et la plus faible Influence gagne ce Lieu.',
  'card.janus-light-virtues':
    'Payez 7 pièces : piochez 1 Miracle par Prêtre présent ici, quel que soit son propriétaire.',
  'card.janus-dark-vices': 'Sacrifiez un jeton Prêtre libre : piochez autant d’Intrigues que sa force.',
  'card.janus-dark-madness': 'Défaussez 9 cartes : gagnez 2 Foules, et tous les Autels d’ici sont détruits.',
  'card.nirriti-light-loyalty': 'Sacrifiez 2 Disciples : piochez 3 Miracles sous la pioche.',
  'card.nirriti-light-temptation':
    'Défaussez 2 cartes : prenez sans payer une Licence visible dont vous avez le prix en pièces.',
  'card.nirriti-dark-iniquity':
    'Sacrifiez un jeton Prêtre libre de force 4 ou moins : révélez une à une les 3 premières Intrigues de la pioche et jouez celles que vous pouvez.',
  'card.nirriti-dark-triumph':
    'Rituel avec votre Patriarche libre, de force 16 ou plus : placez ici un Prêtre de force 5 et gagnez 1 Foule.',
  'card.tiamat-light-guise':
    'Jouez de votre main un Miracle ou une Intrigue à sceau sombre, malgré votre face claire. Il vous en coûte une autre carte et 3 pièces.',
  'card.tiamat-light-incarnation':
    'Rituel avec un Prêtre libre de force 3 ou plus : détruisez 3 autres de vos jetons Prêtre libres, ou tous si vous en avez moins. Placez ici un Prêtre de force 5.',
  'card.tiamat-dark-dragons':
    'Défaussez 3 cartes : chaque Culte qui a de l’Influence ici, le vôtre aussi, perd 1 Foule.',
  'card.tiamat-dark-harvest':
    'Rituel avec un Prêtre libre de force 5 : jouez un Miracle de votre main, puis piochez 2 Miracles.',
  'card.arachne-light-ordination': 'Sacrifiez 1 à 5 Disciples : placez ici un Prêtre de cette force.',
  'card.arachne-light-charms':
    'Rituel avec un Prêtre libre de force 3 : un de vos Prêtres d’ici avance au Lieu suivant. Gagnez 1 pièce.',
  'card.arachne-dark-grip': 'Défaussez 2 cartes et payez 2 pièces : amenez ici au moins 4 de vos Prêtres libres.',
  'card.arachne-dark-sorcery':
    'Sacrifiez un jeton Prêtre libre de force 3 ou plus : gagnez 3 pièces, piochez 1 Miracle et 1 Intrigue, et prenez la première Licence de la pioche.',
  'card.atheism-light-science':
    'Rituel avec un Prêtre libre de force 4 ou plus : gagnez 1 Disciple, si aucun autre joueur n’a de Prêtre ici.',
  'card.atheism-light-terror':
    'Sacrifiez 2 Disciples : jouez une Intrigue de votre main, puis piochez 1 Intrigue et gagnez 3 pièces.',
  'card.atheism-dark-myth':
    'Rituel avec votre Patriarche libre, de force 15 ou plus : chaque adversaire à face claire vous donne 1 carte de son choix.',
  'card.atheism-dark-nihilism': 'Défaussez 3 cartes : bâtissez un Autel ici, si personne n’y en a.',

  // Miracles.
  'card.mir-visitation': 'Placez ici un de vos Prêtres libres. Il vous faut assez de Disciples pour ce Lieu.',
  'card.mir-pilgrimage':
    'Déplacez un de vos Prêtres d’ici vers un Lieu plus élevé pour lequel vous avez assez de Disciples.',
  'card.mir-inspiration': 'Un de vos Prêtres d’ici a +2 d’Influence.',
  'card.mir-divine-fury': 'Sceau sombre. Un de vos Prêtres d’ici a +7 d’Influence.',
  'card.mir-relic-trade': 'Reprenez un de vos Prêtres d’ici et gagnez 7 pièces.',
  'card.mir-hallowed-ground': 'Perdez 3 Disciples : un de vos Prêtres d’ici devient un Autel.',
  'card.mir-holy-frenzy': 'Sceau sombre. Perdez 4 Disciples et gagnez 1 Foule.',
  'card.mir-manna': 'Gagnez 1 Disciple ou 4 pièces.',
  'card.mir-cornucopia': 'Sceau sombre. Gagnez 2 Disciples ou 7 pièces.',

  // Intrigues.
  'card.int-blackmail': 'Prenez la moitié des pièces, arrondie au supérieur, du joueur qui en a seul le plus.',
  'card.int-exorcism':
    'Un Prêtre d’ici de force 3 ou plus, à n’importe quel joueur, sauf un Patriarche, est affaibli de 2.',
  'card.int-foiled-plot':
    'Sceau sombre. Le joueur qui a seul le plus de cartes perd 1 Foule, 1 Autel de son choix et 2 Disciples.',
  'card.int-slaughter-in-the-streets': 'Chaque Culte qui a de l’Influence ici, le vôtre aussi, perd 2 Disciples.',
  'card.int-disperse-the-fanatics': 'Chaque Culte qui a de l’Influence ici, le vôtre aussi, perd 1 Foule.',
  'card.int-secret-search': 'Chaque adversaire qui a de l’Influence ici vous donne 1 carte de sa main, de son choix.',
  'card.int-threat-to-the-crown': 'Sceau sombre. Prenez une Licence au joueur qui a seul le Patriarche le plus fort.',
  'card.int-vandalism': 'Tous les Autels d’ici sont détruits, si aucun Lieu plus élevé n’a d’Autel.',
  'card.int-ambush-the-fool': 'Prenez les pièces sous un Prêtre d’ici. Il revient à son propriétaire.',
  'card.int-inquisition-raid': 'Personne ne reçoit d’avantage ni d’aumône dans ce Lieu.',
  'card.int-seize-the-location':
    'Sceau sombre. Tous les Prêtres d’ici reviennent à leurs propriétaires, et vous gagnez ce Lieu.',
  'card.supremacy':
    'Votre Patriarche a +7 de force. Au début d’une manche, vous pouvez la retourner face cachée pour célébrer : 4 Miracles, 3 Intrigues, 3 Disciples, un nouveau Prêtre ou 20 pièces, mais vous passez la manche.',

  // Other things.
  'card.patriarch': 'Aussi fort que vos Disciples, vos Licences et la carte Suprématie réunis. N’est jamais détruit.',
  'card.altar': '4 d’Influence pour son propriétaire, à chaque manche. Avec 5 Autels, on gagne la partie.',
  'card.follower': 'Les Disciples ouvrent les Lieux, renforcent votre Patriarche et servent à payer (9 au plus).',
  'card.mob': 'Les Foules vous donnent des avantages quand vous priez. Avec 4 Foules, vous gagnez la partie.',
  'card.first-player': 'Commence la phase d’Intention et agit en premier dans chaque Lieu.',
};
