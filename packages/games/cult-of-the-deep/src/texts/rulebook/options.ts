import { under } from './under.ts';

export const options = [
  ...under('Options', {
    'CD-7.1':
      'Options: players 4 to 8; edition; necromancer; trulyHighPriest; dontBeSoSelfish; merchantOfDeath; heresy; strictGraveVengeance; preset; responseTimer (0 to 60 seconds, CD-4.55); tradeTimer (0 to 30 seconds for an answer to a trade, then it is declined); resolveWindows (CD-4.62); highPriestBonus; roundLimit (CD-6.8).',
    'CD-7.2':
      'Everything can be combined except: heresy with fewer than 6 players, the Necromancer for the High Priest with 4 players, strictGraveVengeance with the second edition. trulyHighPriest has no effect with 4 players.',
    'CD-7.3': 'Merchant of Death and Heresy! can be played with the first edition too.',
    'CD-7.4':
      'Necromancer. Shuffled: the card is shuffled in with the other characters and may or may not be dealt. High Priest: the High Priest gets it. Its rules: CD-5.49, CD-6.12 to CD-6.14, CD-3.2.',
    'CD-7.5':
      'Truly a High Priest. Before the first turn the human High Priest may pick one altar: the top ritual of the deck goes there with fresh markers, then the old one is shuffled into the deck. A Kraken drawn this way hands out nothing yet (CD-3.7).',
    'CD-7.6':
      'Don’t Be So Selfish. In step 8 of a death check, once per game: if the game has Faithful and all of them are dead, the High Priest, if living, loses 3 life. It cannot be prevented or answered (only steps 1 and 5 of CD-4.75), and nobody is the killer.',
    'CD-7.7':
      'Merchant of Death. The bonus of the High Priest is 2 for each Cabalist instead of 3. Each time somebody takes a Wraith card, the High Priest, if living, gains 2 life.',
    'CD-7.8': 'Heresy! Both Heretics are in the game: role sets in CD-3.1, results in CD-6.11.',
    'CD-7.9': 'Strict Grave Vengeance. The role card of the first edition is taken literally: see line 1 of CD-6.5.',
    'CD-7.10':
      'High Priest bonus. Life for each Cabalist that the High Priest adds at setup: 3 as in the tomes, or what the table agrees on. With Merchant of Death one less than that, not below 0. A table can choose our own numbers instead: another bonus and other life, by the number of players and the character. They were made by letting Adept bots play, and do not hold among Master bots.',
  }),
  ...under('Differences between the two editions', {
    'CD-7.20': [
      'First edition: Daggers may go to yourself. Second: only as your power symbol.',
      'First: Parchment, Ancient and Cosmos may go to any living player, without effect. Second: not by committing.',
      'First: dice left over when a ritual is replaced are lost. Second: they stay if the new ritual accepts them.',
      'First: death checks at the end of every phase. Second: at the end of the Upkeep, of the Resolve phase, and between turns.',
      'First: strictGraveVengeance can be chosen. Second: dead Cabalists always win when the High Priest falls.',
      'First: a dead Repentant Heretic wins only with the High Priest. Second: also when the side falls and no Cabalist lives.',
      'Automated High Priest with 15 life or less. First: own life, harm, rituals. Second: own life, rituals, harm.',
      'First, 8 players with the Necromancer: the Vengeful Heretic replaces the Repentant one. Second: no change.',
      'Where the books differ otherwise, both editions are played alike: a track at 0 takes no dice, completed rituals without Keeper effect are discarded, Wraiths gain no life, take no dice and keep no rituals, and the Wraith card of a revived Necromancer goes back to the stock.',
    ].join('\n'),
  }),
];
