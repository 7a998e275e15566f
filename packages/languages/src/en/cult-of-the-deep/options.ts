/** The options of a table, and what their values mean. Numbers stand in ../en.ts. */
export const options = {
  'option.edition': 'Which rulebook do you use?',
  'option.edition.second': 'Second edition',
  'option.edition.first': 'First edition',
  'option.necromancer': 'Is the Necromancer in the game? The High Priest can get it with 5 players or more.',
  'option.necromancer.off': 'No',
  'option.necromancer.shuffled': 'Shuffled in with the other characters',
  'option.necromancer.high-priest': 'The High Priest gets it',
  'option.trulyHighPriest': 'Truly a High Priest: may the High Priest replace a ritual before the first turn?',
  'option.trulyHighPriest.off': 'No',
  'option.trulyHighPriest.on': 'Yes',
  'option.dontBeSoSelfish': 'Don’t Be So Selfish: does the High Priest lose 3 life when all Faithful are dead?',
  'option.dontBeSoSelfish.off': 'No',
  'option.dontBeSoSelfish.on': 'Yes',
  'option.merchantOfDeath':
    'Merchant of Death: does the High Priest start with less life and gain 2 for every new Wraith?',
  'option.merchantOfDeath.off': 'No',
  'option.merchantOfDeath.on': 'Yes',
  'option.heresy': 'Heresy!: are both Heretics in the game? Needs 6 players or more.',
  'option.heresy.off': 'No',
  'option.heresy.on': 'Yes',
  'option.strictGraveVengeance':
    'First edition only: do dead Cabalists win only with a living one, with Heretics alone, or with everyone dead?',
  'option.strictGraveVengeance.off': 'No, they win whenever the High Priest falls',
  'option.strictGraveVengeance.on': 'Yes, as their role card says',
  'option.responseTimer': 'How long does a Response window stay open?',
  'option.tradeTimer': 'How long can you think about a trade?',
  'option.resolveWindows': 'Who may act between two dice of the Resolve phase?',
  'option.resolveWindows.compact': 'Players who asked to watch',
  'option.resolveWindows.full': 'Everyone, after every die',
  'option.preset': 'Which numbers do you use?',
  'option.preset.reconstructed':
    'As in the tomes, with reconstructed life. Among Adept bots it favours the High Priest with 5 or 7 players, and the Cabalists with 6 or 8',
  'option.preset.adepts':
    'Our own: starting life by number of players and character, so that both sides win about equally often among Adept bots. Among Master bots with 5 or 7 players the Cabalists won 30 of 32 games',
  'option.highPriestBonus': 'How much extra life does the High Priest start with per Cabalist?',
  'option.roundLimit': 'When does the game end without winners?',
};
