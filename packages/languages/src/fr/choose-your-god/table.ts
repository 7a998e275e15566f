/** What the game is called, the options of a table, and what newcomers stumble over. */
import type { table as english } from '../../en/choose-your-god/table.ts';

export const table: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult: Choose Your God Wisely',
  'game.tagline': 'Huit Cultes, treize Lieux, trois façons de régner sur la cité.',

  // Options of a table.
  'option.cult-selection': 'Qui mène quel Culte ?',
  'option.cult-selection.random': 'Au hasard',
  'option.cult-selection.choose': 'Chacun choisit à son tour',
  'option.cult-selection.recommended': 'Les Cultes d’une première partie',
  'option.round-limit': 'Quand la partie finit-elle si personne n’a gagné ?',
  'option.round-limit.off': 'Jamais, comme dans le livret',
  'option.seating': 'Qui est assis où ?',
  'option.seating.random': 'Au hasard',
  'option.seating.lobby': 'Comme dans le salon',
  'option.access-table': 'Combien de Disciples faut-il pour les Lieux 7 à 13 ?',
  'option.access-table.standard': '3 à 9, un de plus par Lieu',
  'option.access-table.open': '3 à 8, pour une partie plus courte',
  'option.start': 'Avec quoi chacun commence-t-il ?',
  'option.start.standard': '2 Disciples et 5 pièces',
  'option.start.quick': '4 Disciples, 8 pièces et 1 Miracle, pour une partie plus courte',
  'option.prayer-table': 'Que donne la prière sans Foule ?',
  'option.prayer-table.standard': 'Rien',
  'option.prayer-table.devout': 'L’avantage des Ruines',
  'option.discards': 'Montre-t-on les cartes de la main qui paient des capacités ?',
  'option.discards.hidden': 'Non, elles sont défaussées face cachée',
  'option.discards.open': 'Oui, à tout le monde',
  'option.balance': 'Quelle est la puissance des dieux ?',
  'option.balance.reconstructed': 'Celle du livret, là où il la donne ; le reste est reconstitué',
  'option.balance.tuned':
    'La nôtre : entre 4 bots Adeptes, tous les Cultes gagnent à peu près aussi souvent. Non vérifié pour d’autres tables',

  // What newcomers stumble over (each shown the first time it matters).
  'hint.patriarch':
    'Votre Patriarche est aussi un Prêtre. Sa force est celle de vos Disciples, de vos Licences et de la carte Suprématie réunis.',
  'hint.followers':
    'Les Disciples servent à 3 choses : ils ouvrent les Lieux, renforcent votre Patriarche et servent à payer.',
  'hint.alms': 'Perdre un Lieu ne vous coûte rien : tous les autres qui y ont de l’Influence reçoivent l’aumône.',
  'hint.home': 'Un Prêtre qui rentre tôt peut encore payer un Rituel dans la même manche.',
  'hint.forum': 'Le Forum rapporte à la manche suivante, quand la carte Suprématie vous permet de célébrer.',
  'hint.prayer':
    'Plus vous avez de Foules, plus la prière vous ouvre d’avantages. Tout le monde peut conclure des marchés.',
  'hint.victory':
    'La victoire ne compte qu’à la fin de la manche. D’ici là, vous pouvez encore perdre des Autels et des Foules.',
  'hint.coins': 'Un Prêtre sur des pièces bat n’importe quelle Influence.',
  'hint.community': 'Une Communauté vous donne l’avantage d’un Lieu perdu, mais pas d’aumône.',
  'hint.title': 'Un Titre ouvre un Lieu pour prêcher seulement, pas pour les cartes.',
};
