/** The options of a table, and what their values mean. */
import type { options as english } from '../../en/cult-of-the-deep/options.ts';

export const options: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'option.edition': 'Quel livret utilisez-vous ?',
  'option.edition.second': 'Deuxième édition',
  'option.edition.first': 'Première édition',
  'option.necromancer': 'Le Nécromancien est-il en jeu ? Le Grand Prêtre peut le recevoir à partir de 5 joueurs.',
  'option.necromancer.off': 'Non',
  'option.necromancer.shuffled': 'Mélangé aux autres Personnages',
  'option.necromancer.high-priest': 'Le Grand Prêtre le reçoit',
  'option.trulyHighPriest':
    'Un vrai Grand Prêtre : le Grand Prêtre peut-il remplacer un Rituel avant le premier tour ?',
  'option.trulyHighPriest.off': 'Non',
  'option.trulyHighPriest.on': 'Oui',
  'option.dontBeSoSelfish':
    'Pas si égoïste : le Grand Prêtre perd-il 3 points de vie quand tous les Fidèles sont morts ?',
  'option.dontBeSoSelfish.off': 'Non',
  'option.dontBeSoSelfish.on': 'Oui',
  'option.merchantOfDeath':
    'Marchand de mort : le Grand Prêtre commence-t-il avec moins de points de vie, pour en gagner 2 à chaque nouvel Esprit ?',
  'option.merchantOfDeath.off': 'Non',
  'option.merchantOfDeath.on': 'Oui',
  'option.heresy': 'Hérésie ! : les deux Hérétiques sont-ils en jeu ? À partir de 6 joueurs.',
  'option.heresy.off': 'Non',
  'option.heresy.on': 'Oui',
  'option.strictGraveVengeance':
    'Première édition seulement : les Cabalistes morts ne gagnent-ils que si un Cabaliste vit, si seuls des Hérétiques vivent ou si tous sont morts ?',
  'option.strictGraveVengeance.off': 'Non, ils gagnent dès que le Grand Prêtre tombe',
  'option.strictGraveVengeance.on': 'Oui, comme le dit leur carte de rôle',
  'option.responseTimer': 'Combien de temps peut-on réagir ?',
  'option.tradeTimer': 'Combien de temps peut-on réfléchir à un échange ?',
  'option.resolveWindows': 'Qui peut agir entre deux dés de la phase de Résolution ?',
  'option.resolveWindows.compact': 'Les joueurs restés en alerte',
  'option.resolveWindows.full': 'Tout le monde, après chaque dé',
  'option.preset': 'Quelles valeurs utilisez-vous ?',
  'option.preset.reconstructed':
    'Celles des livrets, avec des points de vie reconstitués. Entre bots Adeptes, elles avantagent le Grand Prêtre à 5 ou 7 joueurs, et les Cabalistes à 6 ou 8',
  'option.preset.adepts':
    'Les nôtres : points de vie de départ selon le nombre de joueurs et le Personnage, pour que les deux camps gagnent à peu près aussi souvent entre bots Adeptes. Entre bots Maîtres, à 5 ou 7 joueurs, les Cabalistes ont gagné 30 parties sur 32',
  'option.highPriestBonus': 'Combien de points de vie de plus le Grand Prêtre a-t-il par Cabaliste ?',
  'option.roundLimit': 'Quand la partie finit-elle sans vainqueur ?',
};
