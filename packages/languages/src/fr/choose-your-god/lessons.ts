/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'city.lesson.welcome.title': 'Choisissez bien votre dieu',
  'city.lesson.welcome.text':
    'Vous menez le Culte de Fafnir, le dragon. Gagnez en bâtissant 5 Autels, en rassemblant 4 Foules fanatiques, ou en invoquant deux fois votre dieu. Cela compte à la fin d’une manche.',
  'city.lesson.city.title': 'La Cité éternelle',
  'city.lesson.city.text':
    '13 Lieux bordent une même route. Une manche se joue en 2 temps : d’abord chacun place ses Prêtres (Intention), puis les Lieux sont résolus de 1 à 13 (Résolution).',
  'city.lesson.might.title': 'Puissance divine',
  'city.lesson.might.text':
    'Tiamat commence, car sa Puissance divine de 20 dépasse la vôtre, de 17. La Puissance départage aussi chaque égalité dans un Lieu. Touchez son plateau de Culte pour voir tout ce qu’elle a.',
  'city.lesson.intent.title': 'Prêcher ou prier',
  'city.lesson.intent.text':
    'À votre tour, placez un Prêtre libre, ou priez et n’en placez plus. Touchez un Prêtre, et les Lieux montrent ce qu’il y changerait.',
  'city.lesson.where.title': 'Où aller ?',
  'city.lesson.where.text':
    'Chaque Lieu indique son avantage. Le Quartier marchand donne 6 pièces, les Taudis 1 Disciple. Le nombre près de la capuche dit combien de Disciples il faut : avec 2, vous pouvez entrer dans les Lieux 1 à 6.',
  'city.lesson.influence.title': 'L’Influence',
  'city.lesson.influence.text':
    'Au pied d’un Lieu, vous voyez l’Influence de chacun : la force de tous ses Prêtres présents. La couronne marque qui gagnerait maintenant.',
  'city.lesson.patriarch.title': 'Votre Patriarche',
  'city.lesson.patriarch.text':
    'Le Prêtre à la mitre est votre Patriarche. Sa force est celle de vos Disciples, de vos Licences et de la carte Suprématie réunis, et personne ne peut le détruire.',
  'city.lesson.fourth.title': 'Le quatrième Prêtre',
  'city.lesson.fourth.text':
    '3 Prêtres par manche sont gratuits. À partir du quatrième, chacun coûte 1 Disciple. Un Prêtre resté chez vous peut encore payer un Rituel plus tard.',
  'city.lesson.deal.title': 'Marchés pendant la prière',
  'city.lesson.deal.text':
    'Quand vous priez, vous pouvez acheter des Licences visibles et vendre des Intrigues. Le Ménestrel coûte 4 pièces, renforce votre Patriarche et vous permet de prêcher au Quartier des artisans, où l’on bâtit des Autels.',
  'city.lesson.resolution.title': 'Résolution',
  'city.lesson.resolution.text':
    'Maintenant, les Lieux sont résolus un par un. Au-dessus de la carte, vous voyez le Lieu actif et l’Influence de chacun. Les Lieux vides sont sautés.',
  'city.lesson.act.title': 'Une action chacun',
  'city.lesson.act.text':
    'Avant qu’un Lieu soit résolu, chacun peut agir une fois : jouer une carte, utiliser une capacité de son Culte, ou passer. Touchez ce qui brille pour voir ce que cela changerait ; rien n’est joué avant que vous disiez oui.',
  'city.lesson.benefit.title': 'Lieu gagné',
  'city.lesson.benefit.text':
    'Qui gagne le Lieu peut prendre son avantage, ou le refuser. Les boutons sous la table servent à cela.',
  'city.lesson.alms.title': 'L’aumône',
  'city.lesson.alms.text':
    'Perdre un Lieu ne vous coûte rien : tous les autres joueurs présents reçoivent son aumône, le nombre près de la pièce.',
  'city.lesson.home.title': 'Retour des Prêtres',
  'city.lesson.home.text':
    'Quand un Lieu est résolu, ses Prêtres rentrent et sont de nouveau libres. Les Autels restent en place.',
  'city.lesson.ability.title': 'Un pouvoir de votre dieu',
  'city.lesson.ability.text':
    'Cette capacité brille : vous pouvez la payer, et elle changerait quelque chose ici. Son prix et son effet y sont écrits. Vous pouvez l’utiliser au lieu de jouer une carte.',
  'city.lesson.miracle.title': 'Les Miracles',
  'city.lesson.miracle.text':
    'Les Miracles vous aident, et personne d’autre ne les voit. Inspiration donne à un de vos Prêtres +2 d’Influence, de quoi renverser un Lieu au dernier moment. Un sceau noir veut dire : Cultes sombres seulement.',
  'city.lesson.intrigue.title': 'Les Intrigues',
  'city.lesson.intrigue.text':
    'Les Intrigues nuisent aux autres. Celles que vous ne voulez pas jouer se vendent pendant la prière, au prix indiqué dans le coin.',
  'city.lesson.forum.title': 'La carte Suprématie',
  'city.lesson.forum.text':
    'Elle donne +7 de force au Patriarche de son propriétaire. Au début de la manche suivante, il peut célébrer : un grand cadeau, mais il passe la manche.',
  'city.lesson.followers.title': 'Les Disciples',
  'city.lesson.followers.text':
    'Les Disciples servent à 3 choses : ils ouvrent les Lieux, renforcent votre Patriarche et servent à payer. Vous pouvez en avoir 9 au plus. Les Taudis et le Port en donnent.',
  'city.lesson.altars.title': 'Les Autels',
  'city.lesson.altars.text':
    'Au Quartier des artisans, 5 pièces changent un de vos Prêtres, n’importe où sur le plateau, en Autel. Il vous y donne 4 d’Influence à chaque manche. Avec 5 Autels, vous gagnez.',
  'city.lesson.mobs.title': 'Les Foules',
  'city.lesson.mobs.text':
    'Le Quartier de la garde change 2 Disciples en une Foule fanatique. Chaque Foule vous ouvre plus d’avantages quand vous priez, et avec 4 Foules, vous gagnez la partie.',
  'city.lesson.rift.title': 'La Faille',
  'city.lesson.rift.text':
    'Gagnez la Faille avec une Influence au moins égale à votre Puissance divine, et votre dieu montre sa face sombre : nouvelles capacités, plus de Puissance. La deuxième Invocation vous donne la victoire.',
  'city.lesson.thieves.title': 'Quartier des voleurs',
  'city.lesson.thieves.text':
    'Payez autant de pièces que le numéro d’un Lieu, et un de vos Prêtres y va, posé sur ces pièces. Un Prêtre sur des pièces bat n’importe quelle Influence.',
  'city.lesson.close.title': 'Près de la fin',
  'city.lesson.close.text':
    'Quelqu’un est à un pas de la victoire : sa rangée de marques est en laiton. Seule la fin de la manche compte, il est encore temps de lui ôter un Autel ou une Foule.',
};
