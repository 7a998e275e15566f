/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'deep.lesson.welcome.title': 'Vous êtes le Grand Prêtre',
  'deep.lesson.welcome.text':
    'Tout le monde connaît votre rôle. Parmi les autres, un Fidèle veut que vous viviez. 2 Cabalistes veulent votre mort. L’Hérétique vengeur veut survivre à tout le monde. Vous gagnez quand les Cabalistes et l’Hérétique sont morts.',
  'deep.lesson.reroll.title': 'Lancer',
  'deep.lesson.reroll.text':
    'Touchez les dés à relancer, puis relancez-les : deux fois si vous voulez. Les Dagues blessent, le Sang soigne, les 3 autres faces servent aux Rituels des autels.',
  'deep.lesson.commit.title': 'Engagez vos dés',
  'deep.lesson.commit.text':
    'Touchez un dé : les endroits où il peut aller s’illuminent. Chaque dé qui peut aller quelque part doit être engagé. De petits nombres avec une flèche montrent comment les points de vie et les marqueurs changeraient.',
  'deep.lesson.symbol.title': 'Votre symbole de pouvoir',
  'deep.lesson.symbol.text':
    'Parchemin est votre symbole de pouvoir : engagez un dé Parchemin sur vous et vous gagnez 1 point de vie. Cela ne marche que pour vous, et que sur vous.',
  'deep.lesson.rituals.title': 'Les Rituels',
  'deep.lesson.rituals.text':
    'Chaque dé sur un Rituel fait descendre son marqueur de 1 et vous donne aussitôt l’effet d’autel. Amenez le dernier marqueur à 0, et vous accomplissez le Rituel. S’il a un effet de Détenteur, vous le gardez.',
  'deep.lesson.response.title': 'Réaction',
  'deep.lesson.response.text':
    'Avant que les dés prennent effet, tout le monde peut réagir avec des pièces, des Sceaux et des capacités, dans n’importe quel ordre. Si vous n’avez rien à faire, passez. « Passer jusqu’à ce que » évite qu’on vous redemande.',
  'deep.lesson.sigil.title': 'Votre Sceau',
  'deep.lesson.sigil.text':
    'Vous avez un Sceau secret, à utiliser une seule fois. Appui long sur la carte pour la regarder, sans que personne la voie. Quand elle brille, vous pouvez l’utiliser : touchez-la, puis touchez encore pour confirmer.',
  'deep.lesson.resolve.title': 'Résolution',
  'deep.lesson.resolve.text':
    'Vos dés prennent maintenant effet un par un, dans l’ordre que vous voulez. Blesser d’abord et soigner à la fin est souvent sage.',
  'deep.lesson.suspect.title': 'Qui vous frappe ?',
  'deep.lesson.suspect.text':
    'Regardez qui vous blesse et qui vous soigne. Touchez « Soupçons » pour noter ce que vous pensez de chacun. Personne d’autre ne le voit.',
  'deep.lesson.siren.title': 'Pièces Sirène',
  'deep.lesson.siren.text':
    'Pendant la phase de Réaction d’un joueur vivant, une pièce Sirène déplace un dé engagé : touchez la pièce, le dé, puis sa destination. Le dé garde son propriétaire, à qui revient un éventuel coup fatal.',
  'deep.lesson.chant.title': 'Pièces Chant',
  'deep.lesson.chant.text':
    'Pendant votre phase d’Engagement, une pièce Chant change un de vos dés en n’importe quelle face sauf Double dague : touchez la pièce, le dé, puis la face.',
  'deep.lesson.kraken.title': 'Le Kraken',
  'deep.lesson.kraken.text':
    'Vous perdez autant de points de vie que montrent vos dés Kraken. Vous pouvez les relancer, mais chaque relance vous coûte 1 dé dans votre phase de Lancer.',
  'deep.lesson.zero.title': '0, ce n’est pas encore la mort',
  'deep.lesson.zero.text':
    'Un joueur à 0 point de vie ne meurt qu’à la fin de la phase. D’ici là, on peut encore le soigner.',
  'deep.lesson.death.title': 'La mort, et après',
  'deep.lesson.death.text':
    'Les morts montrent leur rôle et reviennent sous forme d’Esprits. Ils ont leurs propres dés, se mêlent des phases de Réaction et peuvent encore gagner avec leur camp.',
  'deep.lesson.tribute.title': 'Tribut à Nycen',
  'deep.lesson.tribute.text':
    'Ce marqueur descend tout seul à la fin de chaque tour où personne n’a résolu de Cosmos ici. À 0, le joueur actif et ses deux voisins le paient cher.',
  'deep.lesson.keeper.title': 'Vous êtes Détenteur',
  'deep.lesson.keeper.text':
    'Le Rituel que vous avez accompli est maintenant devant vous et vous sert. Qui tue un Détenteur prend son Rituel.',
};
