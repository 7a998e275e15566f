import { under } from '../../../under.ts';

export const sigils = [
  ...under('Sigils', {
    'CD-5.50': 'Using a sigil: it is declared, may be countered, and then takes effect.',
    'CD-5.50.1':
      'Each player may use their sigil once per game, also as a Wraith. The sigil says when: in a living player’s Response phase; in any Resolve phase, before the first die, after the last, or between dice if you watch; in your own Roll phase; or against another sigil.',
    'CD-5.50.2': 'Declaring makes the sigil public; it goes to the used pile.',
    'CD-5.50.3': 'A sigil may be declared only if it has at least one legal effect at that moment.',
    'CD-5.50.4':
      'After each declaration every other player with an unused sigil may be asked to counter it. Revocation can, and Larceny if Revocation has been used. A counter can be countered; the last one resolves first. Once nobody can counter any more, nobody is asked.',
    'CD-5.50.5': 'A cancelled sigil has no effect and stays used.',
    'CD-5.50.6':
      'If it is not cancelled, the user makes the choices and the effect happens at once. So whoever counters knows the sigil, but not its target. Effects end with the turn unless the text says more.',
    'CD-5.50.7':
      'A Wraith skips the parts in which it would lose or pay life; what must be paid with life is not open to it.',
    'CD-5.51':
      'Revocation. Cancel the sigil just declared by another player. Or in a living player’s Response phase: that player re-rolls all dice once, added and idle ones included, and places them anew.',
    'CD-5.52': [
      'Portents. In a Resolve phase: roll 3 dice and apply them one by one in an order of your choice.',
      'Dagger: a living player of your choice loses 2. Double Dagger: all living players lose 2. Blood: a living player of your choice gains 2.',
      'Parchment: add 1 die to a ritual; or, if you live, pay 1 life and add 2. Ancient: you roll 1 more die in your next Roll phase.',
      'Cosmos: roll 2 more dice for this table and lose 1 life. At most 5 Cosmos results do this.',
      'Adding a die: choose an altar and a face it accepts. That marker moves by 1, and a living player of your choice gains the altar effect; you make its choices. With Blood Rites that player decides whether to pay. The Tribute is only paid.',
      'If this completes a ritual with a Keeper effect, you choose its Keeper: any living player except the automated High Priest.',
    ].join('\n'),
    'CD-5.53':
      'Duplicity. In a Resolve phase: choose a ritual with a Keeper effect, other than the Kraken, that is kept or discarded, and a living player other than the automated High Priest. That player has a copy of the Keeper effect until they die or it is used. Only Sea Hydra adds up. A copy is never transferred.',
    'CD-5.54':
      'Larceny. Acts as one sigil in the used pile, at the time of that sigil, which is named with the declaration. Cancelled ones count. It cannot copy itself.',
    'CD-5.55':
      'Transfusion. In a Resolve phase: choose a living player. Every other living player loses 1, in turn order, and the chosen one gains as much as was really lost; if a Wraith is in the game, they also store 1 extra die.',
    'CD-5.56':
      'Warding. In a Resolve phase: a living player of your choice loses no life until the end of this Resolve phase. Payments are not covered.',
    'CD-5.57':
      'Reflection. In a Response phase: choose a living player other than the active one with a Dagger or Double Dagger on them. Up to three of these dice, Double Daggers first, go to the active player. If the face is the active player’s power symbol, it heals them.',
    'CD-5.58':
      'Corruption. In a Resolve phase, if the active player is living and has unresolved committed Blood dice: all of these become Daggers and stay in place.',
    'CD-5.59':
      'Mercy. In a Resolve phase, if there is an unresolved committed Dagger or Double Dagger: choose 1 to 3 of them; they become Blood and stay in place.',
    'CD-5.60': 'Agony. In a Resolve phase: another living player of your choice loses 4. Then you lose 1 if living.',
    'CD-5.61':
      'Frenzy. In your own Roll phase: roll 2 extra dice now and add them to yours (wraith dice if you are a Wraith). Your remaining re-rolls include them.',
    'CD-5.62': 'Renewal. In a Resolve phase: a living player of your choice gains 4.',
    'CD-5.63':
      'Ascension. In a Resolve phase: choose an altar whose ritual is not Altar Sacrifice and one of its markers above 0; move it 1 or 2 spaces towards 0, without altar effect. If this completes the ritual, you choose its Keeper. A Tribute completed this way falls, with you as killer.',
    'CD-5.64': 'Banishment. In a Response phase: remove 1 or 2 committed dice of the active player.',
  }),
  ...under('Wraith abilities', {
    'CD-5.65':
      'A Wraith may use its ability once in each Response phase of a living player, if it has an unspent wraith die. The die is spent until the Wraith’s next Roll phase.',
    'CD-5.66': 'Banshee: spend 1 die. The active player gains a die with that face and places it.',
    'CD-5.67':
      'Poltergeist: spend 1 die. One committed die with another face takes the face of your die and is placed anew.',
    'CD-5.68': 'Devourer: spend 1 die. Remove one committed die that shows the same face.',
    'CD-5.69':
      'Specter: spend 1 die. The active player gains a die with that face; you place it, with the targets of a Siren coin.',
    'CD-5.70':
      'Revenant: spend 1 or 2 dice. Choose as many different committed dice; the owner re-rolls them once and places them anew.',
    'CD-5.71':
      'Phantom: spend 1 die. Move a committed die that shows the same face to another target, as with a Siren coin.',
  }),
  ...under('Coins, Kraken dice, trades', {
    'CD-5.72': [
      'Siren coin.',
      '1. In the Response phase of any living player, your own included, spend 1 coin to move one of the active player’s committed dice. At most 1 coin per player and turn.',
      '2. It goes to another place: any living player whatever the face, its owner included, or any ritual that accepts the face. A face without effect there is wasted.',
    ].join('\n'),
    'CD-5.73':
      'Chant coin. In your Commit phase, spend 1 coin to change one uncommitted die or wraith die of yours to any other face except Double Dagger. Any number of coins, but each die at most once per turn.',
    'CD-5.75': [
      'Trades of Merchant II, or of Faceless II with that ability (the trader), while living.',
      '1. Whenever the trader is asked something, and in every Response and Resolve phase, the trader may offer anyone a trade. Others may offer the trader one when they are asked something.',
      '2. An offer names what is given (Chant coins, Siren coins or life) and what is wanted (another of these), as much as each side has.',
      '3. Who gives life must be living and keep at least 1; who gets life must be living. Coins may be traded with Wraiths.',
      '4. At most 3 offers in the trader’s own Commit phase, and 1 in any other phase.',
      '5. The other accepts or declines at once. Everything changes hands at the same moment and cannot be taken back.',
      '6. Traded life is neither lost nor gained for other effects. Promises bind nobody. The automated High Priest never trades.',
    ].join('\n'),
  }),
];
