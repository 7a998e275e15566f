import { under } from '../../../under.ts';

export const resolve = [
  ...under('Resolve phase', {
    'CD-4.60':
      'A Wraith Necromancer may revive at the start of the Resolve phase of their own turn. They are living from then on, without dice this turn, and can be hit by Tribute.',
    'CD-4.61':
      'Before the first die and after the last, anyone may use a sigil for the Resolve phase, lay a shield as Guardian, strike as Assassin, watch or pass.',
    'CD-4.62':
      'The active player picks one committed die after another and resolves it with all that it causes. Between dice only those are asked who watch.',
    'CD-4.63':
      'When no die is left, the Tribute moves. Then everyone may act once more. Then the dice are removed (a Wraith keeps its own), the death check follows, and the turn ends.',
    'CD-4.64':
      'A die on a player who is not living does nothing. As power symbol it gives 1 life. Otherwise a Dagger takes 1 life, a Double Dagger 2, Blood gives 1, other faces do nothing. A die that someone else moved or changed is looked at anew: on its owner with the owner’s symbol it heals, even a Dagger.',
    'CD-4.65':
      'A die on an altar looks at the ritual that is there now. If the ritual has a track of that face above 0, its marker moves 1 towards 0 and the owner gains the altar effect. When all markers are at 0, the ritual is complete. Cosmos on the Tribute only pays it. Otherwise the die does nothing.',
    'CD-4.66':
      'Who completes a ritual that has a Keeper effect becomes its Keeper, if living and not the automated High Priest. Otherwise the ritual is discarded. Then one new ritual is drawn to the altar.',
    'CD-4.67':
      'With a discarded Kraken all Kraken dice go back to the supply, with Ancient Shadow its tokens. The altar it lay on is refilled. A kept ritual that is discarded leaves no gap.',
    'CD-4.68':
      'A new ritual goes face up to the empty altar, its markers at the number of players (Altar Sacrifice at 1). If the deck is empty, the discard pile is shuffled into a new one first. A new Kraken hands out dice at once.',
    'CD-4.69':
      'Left-over dice lie on an altar whose ritual was completed. Second edition: those that the new ritual accepts stay and are resolved there, others are removed. First edition: all are removed.',
    'CD-4.70':
      'A die of a two-track ritual that is resolved while its own track is at 0 and the ritual is not complete is removed without effect. Its owner may keep it for later in the phase and hope for the completion.',
    'CD-4.71':
      'Dice gained in the Resolve phase are committed at once as their text says and are ordinary unresolved dice of this phase. Altar effects give at most 20 dice in one turn.',
    'CD-4.72':
      'When a sigil changes faces in the Resolve phase, the dice stay where they are, unless another sigil moves them. On an altar that does not accept the new face the die is removed without effect when resolved.',
    'CD-4.73':
      'Shields and wards, and who has lost life for Assassin and Lamia, hold for one Resolve phase and end before its death check.',
  }),
  ...under('Losing and gaining life', {
    'CD-4.75': [
      'When players lose life, in this order:',
      'A warded player loses nothing. Shields take off what they can.',
      'In a Resolve phase the Guardian may shield a player whom this would save.',
      'If a ritual is the cause, Guardian II may take 1 off.',
      'Then all lose their life in turn order, not below 0. The Keeper of Lamia gains.',
      'If a ritual is the cause, Assassin II may add 1. This is a loss of its own.',
    ].join('\n'),
    'CD-4.76':
      '“All players lose” is one loss with every living player as target. With “all but one” the exempt player is left out.',
    'CD-4.77': 'Gaining raises the life of a living player. Wraiths ignore every gain.',
    'CD-4.78': 'Who is at 0 life and gains life before the next death check is saved, and the last blow is forgotten.',
    'CD-4.79':
      'Losses by rituals are those by Kraken dice, the altar effects of Sea Hydra and Lamia, results of the Astral Rift, and a completed Tribute. Ancient Shadow is a ritual too, but acts outside any turn, so no ability changes it. Dice on players, arcane explosions, sigil tables and payments are not.',
    'CD-4.80':
      'The last blow is the loss that brought a player from above 0 to 0 life. It decides who is the killer. Losses at 0 life do not change it.',
    'CD-4.81': [
      'The killer is:',
      'for a die on a player, however changed, moved or added: the owner of the die;',
      'for an altar effect or a Rift result from a die: the owner of the die; through a sigil: its user;',
      'for an arcane explosion: the owner of the Cosmos dice;',
      'for a strike of Assassin or the extra loss of Assassin II: that Assassin;',
      'for a sigil, or a ritual completed by it: its user;',
      'for a Tribute that fell by itself: nobody;',
      'for Kraken dice: the Keeper of the Kraken if it is another player, else nobody;',
      'for Ancient Shadow and Don’t Be So Selfish: nobody;',
      'for paying life, your own die on yourself, the loss by your own sigil or Rift: yourself.',
    ].join('\n'),
    'CD-4.82':
      'If the killer is the victim, it is a self-kill: your own die turned back on you counts too. A killer can be living, a Wraith or the automated High Priest.',
  }),
];
