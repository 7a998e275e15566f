import { under } from '../../../under.ts';

export const options = [
  ...under('Options', {
    'CD-7.1':
      'A table chooses: the edition, the Necromancer, the variants Truly a High Priest, Don’t Be So Selfish, Merchant of Death and Heresy!, strict vengeance, our own numbers, the High Priest’s bonus, the time to respond and to answer a trade, whether everyone is asked between dice, and a limit of rounds.',
    'CD-7.2':
      'Everything can be combined, with three exceptions. Heresy! needs 6 players. With 4 players the Necromancer cannot be given to the High Priest. Strict vengeance is for the first edition.',
    'CD-7.3': 'Merchant of Death and Heresy! can be played with the first edition too.',
    'CD-7.4':
      'Necromancer. The card is shuffled in with the other characters and may or may not be dealt. Or the High Priest gets it.',
    'CD-7.5':
      'Truly a High Priest. Before the first turn the High Priest may pick one altar: the top ritual of the deck goes there, then the old one is shuffled into the deck. A Kraken drawn this way hands out nothing yet. The automated High Priest does not use it.',
    'CD-7.6':
      'Don’t Be So Selfish. Once per game: when all Faithful are dead, the High Priest, if living, loses 3 life. It cannot be prevented or answered, and nobody is the killer.',
    'CD-7.7':
      'Merchant of Death. The bonus of the High Priest is 2 for each Cabalist instead of 3. Each time somebody takes a Wraith card, the High Priest, if living, gains 2 life.',
    'CD-7.8': 'Heresy! Both Heretics are in the game.',
    'CD-7.9':
      'Strict vengeance. The role card of the first edition is taken literally: Cabalists then win only if a Cabalist lives, if only Heretics live, or if nobody lives.',
    'CD-7.10':
      'High Priest bonus. Life for each Cabalist that the High Priest adds at setup: 3 as in the tomes, or what the table agrees on. With Merchant of Death one less than that, not below 0. A table can choose our own numbers instead: another bonus and other life, by the number of players and the character. They were made by letting Adept bots play, and do not hold among Master bots.',
  }),
  ...under('Differences between the two editions', {
    'CD-7.20': [
      'How the editions differ:',
      'First: Daggers may go to yourself. Second: only as your power symbol.',
      'First: Parchment, Ancient and Cosmos may go to any living player, without effect. Second: not by committing.',
      'First: dice left over when a ritual is replaced are lost. Second: they stay if the new ritual accepts them.',
      'First: death checks at the end of every phase. Second: at the end of the Upkeep, of the Resolve phase, and between turns.',
      'First: strict vengeance can be chosen. Second: dead Cabalists always win when the High Priest falls.',
      'First: a dead Repentant Heretic wins only with the High Priest. Second: also when the side falls and no Cabalist lives.',
      'Automated High Priest with 15 life or less. First: own life, harm, rituals. Second: own life, rituals, harm.',
      'First, 8 players with the Necromancer: the Vengeful Heretic replaces the Repentant one. Second: no change.',
    ].join('\n'),
  }),
];
