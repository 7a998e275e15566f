import { under } from './under.ts';

export const sigils = [
  ...under('Sigils', {
    'CD-5.50': 'Using a sigil: it is declared, may be countered, and then takes effect.',
    'CD-5.50.1':
      "Each seat may use its sigil once per game, also as a Wraith. Its time is one of these: in the response window of a living active player; in any resolve window, also in a Wraith's turn; in a re-roll decision of one's own Roll phase (CD-4.20); in a counter window.",
    'CD-5.50.2': 'Declaring makes the sigil public; it goes to the used pile.',
    'CD-5.50.3': 'A sigil may be declared only if it has at least one legal effect at that moment.',
    'CD-5.50.4':
      'After each declaration a counter window opens for every other seat with an unused sigil. The holder of Revocation may revoke, and the holder of Larceny if Revocation is in the used pile. A revoke is a declaration too and opens its own counter window; the last declaration resolves first. Once a declaration is cancelled, its window closes. If Revocation and Larceny both lie in the used pile, nobody can counter any more: no counter window opens, and one that is open closes.',
    'CD-5.50.5': 'A cancelled sigil has no effect and stays used.',
    'CD-5.50.6':
      'If it is not cancelled, the user makes the choices and the effect happens at once. Effects end with the current turn unless the text says more.',
    'CD-5.50.7':
      'A Wraith skips the parts in which it would lose or pay life; what must be paid with life is not open to it.',
    'CD-5.51':
      'Revocation. In a counter window: cancel the sigil just declared by another player. Or in a response window: the active player re-rolls all dice once, added and idle ones included, the results stand, and all are placed anew (CD-4.38).',
    'CD-5.52': [
      'Portents. In a resolve window: roll 3 dice and apply them one by one in an order of your choice.',
      '1. Dagger: a living player of your choice loses 2.',
      '2. Double Dagger: all living players lose 2, you too if living.',
      '3. Blood: a living player of your choice gains 2.',
      '4. Parchment: add 1 die to a ritual.',
      '5. Or, living users only: pay 1 life and add 2 dice, to the same or different rituals.',
      '6. Ancient: you roll 1 additional die in your next Roll phase.',
      '7. Cosmos: roll 2 more dice for this table and lose 1 life (a Wraith loses nothing). At most 5 Cosmos results per use do this.',
      '8. Adding a die: choose an altar and a face it accepts; that marker moves by 1 (Tribute: no move, the tribute of this turn is paid and nothing more). Choose a living player as receiver of the Altar effect: where it says "you", read the receiver; you make all choices. A die gained by it is added in the same way at once, for the same receiver. With Blood Rites the receiver is asked whether to pay.',
      '9. If a ritual with a Keeper effect is completed, you choose its Keeper: any living player except the automated High Priest.',
      '10. The dice of the table are not limited by the supply. If no altar accepts a die, Parchment does nothing.',
    ].join('\n'),
    'CD-5.53':
      'Duplicity. In a resolve window: choose a ritual with a Keeper effect, other than the Kraken, that is kept or in the discard pile, and a living player other than the automated High Priest. That player has a copy of the Keeper effect until they die or it is used (Transmutation). A copy is no card and is never transferred. Only Sea Hydra adds up (4 more dice, two discards); any other Keeper effect is of use only once at a time. A Transmutation and its copy can each be used.',
    'CD-5.54':
      'Larceny. Acts as one sigil in the used pile, at the time of that sigil, which is named with the declaration. Cancelled ones count. It cannot copy itself.',
    'CD-5.55':
      'Transfusion. In a resolve window: choose a living player. Every other living player loses 1, in turn order, and the chosen one gains as much as was really lost; if a Wraith is in the game, they also store 1 extra die.',
    'CD-5.56':
      'Warding. In a resolve window: a living player of your choice loses no life until the end of this Resolve phase. Payments are not covered.',
    'CD-5.57':
      'Reflection. In a response window: choose a living player other than the active one with a Dagger or Double Dagger on them. Up to three of these dice (CD-4.123) go to the active player. If the face is the power symbol of the active player, it heals them (CD-4.64).',
    'CD-5.58':
      'Corruption. In a resolve window, if the active player is living and has unresolved committed Blood dice: all of these become Daggers and stay in place (CD-4.72).',
    'CD-5.59':
      'Mercy. In a resolve window, if there is an unresolved committed Dagger or Double Dagger: choose 1 to 3 of them; they become Blood and stay in place.',
    'CD-5.60': 'Agony. In a resolve window: another living player of your choice loses 4. Then you lose 1 if living.',
    'CD-5.61':
      'Frenzy. In your own Roll phase: roll 2 extra dice now and add them to yours (wraith dice if you are a Wraith; limits of CD-4.18 and CD-2.2). Your remaining re-rolls include them.',
    'CD-5.62': 'Renewal. In a resolve window: a living player of your choice gains 4.',
    'CD-5.63':
      'Ascension. In a resolve window: choose an altar whose ritual is not Altar Sacrifice and one of its markers above 0; move it 1 or 2 spaces towards 0, without Altar effect. If this completes the ritual, you choose its Keeper as in CD-5.52. A Tribute completed this way falls as in CD-5.20.4, with you as killer.',
    'CD-5.64': 'Banishment. In a response window: remove 1 or 2 committed dice of the active player.',
  }),
  ...under('Wraith abilities', {
    'CD-5.65':
      "A Wraith may use its ability once in each Response phase of a living player, if it has an unspent wraith die. The die is spent until the Wraith's next Roll phase.",
    'CD-5.66': 'Banshee: spend 1 die. The active player gains a die with that face and places it (CD-4.39).',
    'CD-5.67':
      'Poltergeist: spend 1 die. One committed die with another face takes the face of your die and is placed anew (CD-4.38).',
    'CD-5.68': 'Devourer: spend 1 die. Remove one committed die that shows the same face.',
    'CD-5.69':
      'Specter: spend 1 die. The active player gains a die with that face; you place it, with the targets of a Siren coin (CD-5.72).',
    'CD-5.70':
      'Revenant: spend 1 or 2 dice. Choose as many different committed dice; the owner re-rolls them once and places them anew (CD-4.38).',
    'CD-5.71':
      'Phantom: spend 1 die. Move a committed die that shows the same face to another target, as with a Siren coin (CD-5.72).',
  }),
  ...under('Coins, Kraken dice, trades', {
    'CD-5.72': [
      'Siren coin.',
      "1. In the Response phase of any living player, the own one included, spend 1 coin to move one of the active player's committed dice, from a player or a ritual; not an idle one. At most 1 coin per seat and turn.",
      '2. It goes to any living player whatever the face, its owner included, or to any ritual that accepts the face (CD-4.29). The place must be another one. Dice on their owner as power symbol may be moved too.',
      '3. What the moved die does: CD-4.64.',
    ].join('\n'),
    'CD-5.73':
      'Chant coin. In your Commit phase, spend 1 coin to change one own uncommitted die, or own wraith die, to any other face except Double Dagger. Any number of coins, but each die at most once per turn.',
    'CD-5.74': 'Kraken dice: CD-4.12, CD-4.14, CD-4.15, CD-5.11. Wraiths never have them.',
    'CD-5.75': [
      'Trades of Merchant II, or of Faceless II with that ability (the trader), while living.',
      '1. Whenever the trader is asked something, and in every window, the trader may offer anybody a trade. Others may offer the trader one when they are asked something.',
      '2. An offer names the addressee, what is given (Chant coins, Siren coins or life) and what is wanted (another of these), as much as each side has. A mixed deal takes two trades.',
      '3. Who gives life must be living and keep at least 1; who gets life must be living. Coins may be traded with Wraiths. Both sides must own what changes hands.',
      '4. At most 3 offers in the own Commit phase, and 1 in any other phase.',
      '5. The addressee accepts or declines at once. On acceptance everything changes hands at the same moment. An offer that has become impossible is void.',
      '6. Life moved by a trade is neither lost nor gained for other effects.',
      '7. Promises bind nobody. Necromancer coins, sigils, dice and rituals cannot be traded. The automated High Priest never trades.',
      '8. An accepted trade cannot be taken back.',
    ].join('\n'),
  }),
];
