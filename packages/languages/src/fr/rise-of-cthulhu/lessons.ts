/** What a newcomer is told in a first game, each thing once, when it first matters. */
import type { lessons as english } from '../../en/rise-of-cthulhu/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'rise.lesson.welcome.title': 'Deux cultes, quatre Lieux',
  'rise.lesson.welcome.text':
    'Vous menez un culte. Ayez plus de points que votre adversaire de votre côté d’un Lieu, et il se tourne vers vous. Quand le troisième Grand Ancien s’éveille, le joueur vers qui sont tournés le plus de Lieux gagne.',
  'rise.lesson.turn.title': '2 actions',
  'rise.lesson.turn.text':
    'Vous avez 2 actions à chaque tour. Pour chacune, piochez une carte ou jouez un Cultiste. Vous pouvez toucher tout ce qui brille. Touchez une carte de votre main pour voir où elle peut aller.',
  'rise.lesson.destination.title': 'Où aller ?',
  'rise.lesson.destination.text':
    'La valeur compte de votre côté. Pointez un Lieu, et ses sceaux montrent comment les totaux changeraient. Mauvaise carte ? Vous pouvez revenir en arrière tant que rien de caché n’est révélé.',
  'rise.lesson.influence.title': 'L’influence',
  'rise.lesson.influence.text':
    'Les 2 sceaux d’un Lieu sont les totaux : en haut celui de votre adversaire, en bas le vôtre. Le sceau coloré mène, et le Lieu est tourné de ce côté. À égalité, il n’est tourné vers personne.',
  'rise.lesson.deck.title': 'La pioche',
  'rise.lesson.deck.text':
    '3 Grands Anciens dorment dans cette pioche. Dessous, vous voyez combien de cartes recouvrent le prochain. Celui qui le pioche n’est pas toujours celui qu’il favorise.',
  'rise.lesson.valley.title': 'La Vallée',
  'rise.lesson.valley.text':
    'Pour une action, vous pouvez prendre la première carte de la Vallée, ou jouer dessus un Cultiste plus fort ou de même couleur. Y jouer vous oblige à déplacer le Chasseur des ténèbres.',
  'rise.lesson.hunter-moves.title': 'Envoyez le Chasseur des ténèbres',
  'rise.lesson.hunter-moves.text':
    'Là où il arrive, le Cultiste le plus fort est détruit : un de chaque côté en cas d’égalité, et les vôtres ne sont pas à l’abri. Pointez un Lieu pour voir qui tomberait.',
  'rise.lesson.hunted.title': 'Traqué',
  'rise.lesson.hunted.text':
    'Tant que le Chasseur des ténèbres est sur un Lieu, personne n’y joue de Cultiste ni de Monstre : ni vous ni votre adversaire.',
  'rise.lesson.sets.title': 'Les combinaisons',
  'rise.lesson.sets.text':
    '3 de même couleur de votre côté permettent de renvoyer le Chasseur des ténèbres dans sa tanière. 3 de même valeur donnent un Monstre. 3 de même couleur qui se suivent, comme 4-5-6, donnent un Artefact. Des insignes l’annoncent avant que vous jouiez.',
  'rise.lesson.old-one.title': 'Un Grand Ancien s’éveille',
  'rise.lesson.old-one.text':
    'Il repose maintenant sur un Lieu et le verrouille : on ne peut plus y jouer de Cultiste, mais les points comptent toujours. Sa faveur est allée au joueur qui avait l’influence sur le Lieu et qui a utilisé son pouvoir.',
  'rise.lesson.monster.title': 'Un Monstre',
  'rise.lesson.monster.text':
    'Les Monstres sont dans votre main et ne coûtent pas d’action. Jouez-en un à votre tour dès qu’il a une cible. Appui long ou clic droit pour lire la carte.',
  'rise.lesson.artifact.title': 'Un Artefact',
  'rise.lesson.artifact.text':
    'Les Artefacts ne coûtent pas d’action non plus, et le Chasseur des ténèbres ne les arrête pas. Même inutilisé, un Artefact compte en cas d’égalité de points à la fin.',
  'rise.lesson.azathoth.title': 'Azathoth est éveillé',
  'rise.lesson.azathoth.text':
    'Désormais, ce ne sont plus les Lieux qui décident, mais le total de tous vos points. Posez vos Cultistes sur la table.',
  'rise.lesson.end.title': 'La fin est proche',
  'rise.lesson.end.text':
    'Le troisième Grand Ancien met aussitôt fin à la partie, et personne n’a de dernier tour. Si vous menez, piochez. Sinon, jouez.',
};
