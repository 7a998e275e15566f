import { under } from './under.ts';

export const rulings = [
  ...under('Rulings: counting and components', {
    'CD-9.1': 'With four players N is 5: the automated High Priest is a player.',
    'CD-9.2': 'Every track begins at N and not at a printed number; Altar Sacrifice, at 1, is the exception.',
    'CD-9.3': 'Both editions use the same cards.',
    'CD-9.4': 'Life tokens are no limit: life is a number.',
    'CD-9.5':
      'The limit of 12 cultist dice is on unresolved dice and is looked at when dice are gained; resolved ones are back in the supply.',
    'CD-9.6': 'The characters are nine pairs and the Necromancer.',
  }),
  ...under('Rulings: Kraken', {
    'CD-9.7':
      'While somebody keeps the Kraken it hands out nothing: the Keeper gives one die in each own turn instead.',
    'CD-9.8': 'If Kraken dice run short, they are given in turn order from the active seat.',
    'CD-9.9': 'The Keeper must give a die; it does no harm, since the Keeper may remove it when it is rolled.',
    'CD-9.10':
      'Deaths by Kraken dice are kills of the Keeper, who could have removed them. With the Kraken on an altar nobody is the killer.',
    'CD-9.11': 'A Kraken at setup hands out once in the first turn, not twice.',
    'CD-9.12':
      '"At any time" means whenever the Keeper is asked something, and in every response window and every Upkeep the Keeper is asked (CD-5.11.4).',
    'CD-9.13': 'The Kraken penalty counts for the Roll phase that follows directly.',
    'CD-9.14':
      'Ties in the hand-out compare the present life of living players; the High Priest and players at 0 life take part.',
    'CD-9.15': 'The Upkeep belongs to the turn, so Guardian II and Assassin II can react to Kraken dice.',
    'CD-9.16': "The hand-out follows the High Priest's seat, also when he is a Wraith.",
  }),
  ...under('Rulings: rituals in general', {
    'CD-9.17': 'Dice gained in the Resolve phase cannot be responded to; sigils can still change them.',
    'CD-9.18': 'If a sigil completes a ritual on which the active player has dice, CD-4.69 applies to them.',
    'CD-9.19': 'Who is at 0 life can complete a ritual and become Keeper; at the death check it goes to the killer.',
    'CD-9.20':
      'Deck and discard pile together are never empty when a ritual is needed: at most 6 can be kept, and at most 3 altars are filled at that moment.',
    'CD-9.21':
      "The Wraith stock never runs out: while the game goes on, the High Priest's side and its enemies each have a living member.",
    'CD-9.22': 'A ritual just discarded may come back at once after a reshuffle.',
    'CD-9.23': 'First edition: left-over dice are lost.',
    'CD-9.24': 'First edition: a track at 0 takes no dice.',
    'CD-9.25': 'A new ritual does not touch dice on other altars.',
    'CD-9.26':
      'You may not hold a die back because the ritual would hurt you. In the first edition Parchment, Ancient and Cosmos can be put on a player instead.',
    'CD-9.27': 'Wraiths and dead killers cannot become Keeper; the rituals are discarded.',
    'CD-9.28': 'If two Keepers kill each other, the rituals of both are discarded.',
    'CD-9.29': "If A is killed by B and B by C in the same check, A's rituals are discarded and B's own go to C.",
  }),
  ...under('Rulings: single rituals', {
    'CD-9.30': 'Ancient Shadow stops at 6 tokens.',
    'CD-9.31':
      "Ancient Shadow comes after the death check of the High Priest's turn; its own deaths are checked right after it.",
    'CD-9.32': 'Altar Sacrifice: only one kill of a check counts.',
    'CD-9.33': 'Altar Sacrifice cannot save those who die in the same check.',
    'CD-9.34': 'Altar Sacrifice does nothing if the game is over: victory is checked first.',
    'CD-9.35': 'Dice on the Astral Rift are handled one at a time.',
    'CD-9.36': 'The limit of three Cosmos holds for each resolved die.',
    'CD-9.37': 'Lamia with more than 3 living: you may not be the thief, but may be the victim.',
    'CD-9.38': 'The Lamia Keeper counts every player once per Resolve phase, the Keeper too, whatever caused the loss.',
    'CD-9.39':
      'Tribute moves in the turn in which it was revealed too, unless a die pays it or it comes only after the Tribute step.',
    'CD-9.40':
      'The Tribute step is inside the Resolve phase: Guardian and sigils can react, and its victims die in the same check.',
    'CD-9.41': 'The neighbours for Tribute are seats; Wraiths there are not affected.',
    'CD-9.42': 'Further Cosmos dice on Tribute do nothing.',
    'CD-9.43':
      'Transmutation lasts to the end of the turn: a die that is lent, gained or re-rolled later is changed too. A face that somebody gives a die on purpose afterwards stands. Dice that a sigil adds to rituals, and rolls for a table, belong to nobody and are not changed.',
    'CD-9.44': 'The loss by the Altar effect of Sea Hydra is a ritual loss; what its extra dice do is not.',
  }),
  ...under('Rulings: committing and responses', {
    'CD-9.45': 'A die is idle only when no target is legal, or when all its targets are voluntary (CD-9.123).',
    'CD-9.46': 'A changed die that may not stay where it is must be placed anew or becomes idle.',
    'CD-9.47':
      'A mere move by somebody else does not let the owner place the die anew; only changed or replaced faces do.',
    'CD-9.48': "A Siren coin may be used in one's own Response phase.",
    'CD-9.49': 'One coin per turn holds for each seat; several seats may each spend one.',
    'CD-9.50': "A Siren coin may put a dagger on the die's own owner.",
    'CD-9.51': 'A Dagger moved onto its owner whose power symbol is Dagger heals.',
    'CD-9.52': 'A Siren coin may put a die on a player where it has no effect, to waste it.',
    'CD-9.53': 'A Siren coin cannot put a die on a ritual that does not accept it.',
    'CD-9.54': 'First edition: Siren coins work in the Response phase of living players only.',
    'CD-9.55': "Nobody can respond to a Wraith's dice, other Wraiths neither.",
    'CD-9.56': 'Responses have no order: first come, first served, until all have passed in a row.',
    'CD-9.57': 'A seat with an unused sigil always gets the window; otherwise speed would betray the sigil.',
  }),
  ...under('Rulings: life, killers, death', {
    'CD-9.58': 'Paying is not losing: a cost sets off neither Assassin, Lamia nor Guardian.',
    'CD-9.59': 'Damage beyond 0 is lost, and healing before the check saves.',
    'CD-9.60': 'The last fall to 0 decides who is the killer.',
    'CD-9.61': 'Who falls to 0, is healed and falls again is killed by the later cause.',
    'CD-9.62': 'A die turned against its owner is a self-kill.',
    'CD-9.63':
      'Second edition: victory is checked right after deaths, and these come only at the end of turns, between turns and before Roll phases.',
    'CD-9.64': 'Who dies in the own Upkeep goes on with the turn as a Wraith.',
    'CD-9.65': 'First edition: Upkeep and the step between turns count as phases for death.',
    'CD-9.66': 'First edition: if the active player dies after rolling, the dice are removed and the turn ends.',
    'CD-9.67':
      'Deaths of one check are simultaneous for victory and transfers; their order matters only for Altar Sacrifice, Possession and choosing Wraith cards.',
    'CD-9.68': 'The rituals of a Keeper who killed themselves are discarded.',
  }),
  ...under('Rulings: characters', {
    'CD-9.69':
      'The Guardian acts in the windows of the Resolve phase or when a life is at stake, and is not asked at every single loss.',
    'CD-9.70': 'The Guardian may pay the last life, and dies at the check unless healed: a self-kill.',
    'CD-9.71': 'Protection counts in this order: ward, shields that are there, Guardian, Guardian II.',
    'CD-9.72': 'The Guardian works only in Resolve phases, so not against Kraken dice in the Upkeep; Guardian II does.',
    'CD-9.73':
      'The Assassin needs a real loss earlier in the same Resolve phase; what was wholly prevented or paid does not count.',
    'CD-9.74':
      'The extra loss of Assassin II is no ritual loss: Guardian II cannot prevent it; in a Resolve phase the Guardian can.',
    'CD-9.75': 'Sorceress: three or four Cosmos still make one explosion.',
    'CD-9.76': 'Cosmos dice of others that are moved onto the Sorceress (not II) do nothing.',
    'CD-9.77': 'Sorceress II gains her life after the losses, which can save her.',
    'CD-9.78': 'The extra life of Alchemist II comes once per turn.',
    'CD-9.79': 'Alchemist II and dagger symbols: the committer names how the die lies.',
    'CD-9.80': 'The Faceless change in the own Upkeep and keep their life.',
    'CD-9.81':
      'Faceless II has its own uses: as a copy of the Guardian it can protect in the same turn as the Guardian.',
    'CD-9.82': 'Faceless II cannot copy Faceless or Necromancer.',
    'CD-9.83': 'Starting coins are taken at setup only.',
    'CD-9.84':
      'Offers are short and limited; talking is free. A trader is asked in every window as long as a trade is possible; others are not asked for the sake of a trade, but may offer one when they are asked anything.',
  }),
  ...under('Rulings: Necromancer', {
    'CD-9.85':
      'The numbers of the Necromancer are ours: some three own turns from an early death to a revival with 8 life; 8 coins give 12.',
    'CD-9.86':
      'With a High Priest who is the Necromancer, Cabalists and Heretics need the High Priest and all Faithful dead at the same time.',
    'CD-9.87': 'First edition, 8 players: the change to the Vengeful Heretic holds for both Necromancer setups.',
    'CD-9.88': 'Who revives in the Resolve phase has no dice this turn and can be hit by Tribute.',
    'CD-9.89': 'A Faithful Necromancer who revives does not undo Don’t Be So Selfish.',
  }),
  ...under('Rulings: victory', {
    'CD-9.90':
      'First edition: Cabalists win in every case that is left when the High Priest falls, so that somebody wins. The strict role card is an option.',
    'CD-9.91': 'Cabalists also win when a Heretic is the last one alive or everybody is dead; the victory is shared.',
    'CD-9.92':
      'If the High Priest’s side wins, the Repentant Heretic must have been dead before the final check; dying together with the last Cabalist is too late. So in both editions.',
    'CD-9.93': 'When the High Priest’s side falls, the Vengeful Heretic may die in the same check as the High Priest.',
    'CD-9.94':
      'Repentant Heretic and all Cabalists dead, Vengeful Heretic and High Priest living: the game goes on; what the Repentant Heretic gets is judged at the end.',
    'CD-9.95': 'Dead Faithful and dead Cabalists win with their faction.',
  }),
  ...under('Rulings: four players', {
    'CD-9.96': 'The automated High Priest uses no character ability.',
    'CD-9.97':
      'Whether he is strong or weak is fixed for committing at the start of his Commit phase, and judged at the moment for Altar effects.',
    'CD-9.98': 'He attacks the Faithful too, since he does not know them.',
    'CD-9.99': 'He puts more dice on a ritual than it needs only if no better altar is there.',
    'CD-9.100': 'After Possession the old seat is no seat any more, for neighbours and order; N stays 5.',
    'CD-9.101': 'Possession is impossible if the High Priest dies in the same check: the game is over.',
    'CD-9.102': 'If Faithful and Heretic die together, the one with the earlier last blow possesses.',
    'CD-9.103': 'The Faceless token on somebody who possesses goes away.',
    'CD-9.104': 'When the High Priest looks for the highest life, he subtracts only the dice he has placed himself.',
  }),
  ...under('Rulings: sigils', {
    'CD-9.105': 'A cancelled sigil is used up.',
    'CD-9.106': 'Declaring comes before choosing: who revokes knows the sigil, but not its target.',
    'CD-9.107':
      'Larceny may copy Revocation to cancel a Revocation, which lies in the used pile as soon as it is declared.',
    'CD-9.108': "Revocation's re-roll is for the active player only.",
    'CD-9.109': "Revocation cannot re-roll in a Wraith's turn.",
    'CD-9.110': 'Portents: at most five Cosmos results roll more dice.',
    'CD-9.111': 'Portents: dice are added and resolved at once, since the user may have none.',
    'CD-9.112':
      'Portents: the life for two dice is a payment, so a Wraith cannot do it. The dice may go to different rituals.',
    'CD-9.113': 'Duplicity copies Keeper effects of kept or discarded rituals.',
  }),
  ...under('Rulings: other', {
    'CD-9.114': 'Merchant of Death: nothing is gained while the High Priest is a Wraith, and nothing for Possession.',
    'CD-9.115': 'Don’t Be So Selfish is looked at inside the death check and can kill at once.',
    'CD-9.116': 'Truly a High Priest: the automated High Priest does not use it.',
    'CD-9.117':
      "Order at the end of the High Priest's turn: dice, Tribute, closing window, death check, end of turn, Ancient Shadow, death check.",
    'CD-9.118': 'A Chant coin may change a die only once per turn; other changes may follow.',
    'CD-9.119': 'A game that never ends is possible in theory; the round limit is for simulations.',
    'CD-9.120':
      'The Faceless token leaves a player who dies; what was borrowed stays until the next turn of Faceless II (CD-5.42).',
    'CD-9.121': "A loss by Lamia, Hydra or Rift that the die's owner causes to themselves is a self-kill (CD-4.82).",
    'CD-9.122': 'Tribute: a resolved die counts; one that was removed or moved away pays nothing.',
    'CD-9.123': 'Targets that exist only by a "may" are not compulsory.',
    'CD-9.124': 'If Faceless II dies, the token goes away.',
    'CD-9.125': "In a Wraith's turn the Response phase passes without a window.",
    'CD-9.126':
      'Losses of several players by one cause are one event: each ability holder is asked once. Turn order still ranks the last blows.',
    'CD-9.127':
      'Frenzy is an option of the re-roll decision, which everybody gets; a question of its own would show who holds it.',
    'CD-9.128': 'The active player may use cards for any Response phase in the own turn.',
    'CD-9.129':
      'Windows between dice open on request, since nearly everything can be done before the first die or after the last.',
    'CD-9.130':
      'The former role of a possessing player is gone: a Heretic who possesses the High Priest wins with him only.',
    'CD-9.131': 'Reflection is limited to three dice, so that it does not decide a game alone.',
    'CD-9.132':
      'If the High Priest gets the Necromancer, no other character is dealt to that seat; one more is not in play and open to the Faceless.',
    'CD-9.133':
      'A Kraken penalty concerns cultist dice only: who becomes a Wraith in the own Upkeep rolls all wraith dice.',
  }),
];
